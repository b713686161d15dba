/** The account that is signed in, as returned by `GET /api/account`. */
export type { Account } from '@stellenvisite/contract/identity/accounts.schema';
