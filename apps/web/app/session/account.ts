/** Who is signed in, as `GET /api/account` tells it. */
export type { Account } from '@stellenvisite/contract/accounts.schema';
