import type { Db, Tx } from '@stellenvisite/db/client';
import type { authUsers } from '@stellenvisite/db/schema/identity/auth';
import type { Context } from './context.ts';

/** Whose data are exported. An address nobody confirmed may be somebody else's. */
export type ExportedPerson = { userId: string; email: string | null; isEmailConfirmed: boolean };

/** The account that is being erased: its row is locked, and deleted after all else. */
export type ErasedAccount = typeof authUsers.$inferSelect;

/** Replaces texts that somebody who has erased the account had written for others to read. */
export const ERASED_TEXT = 'Beitrag gelöscht';

export const confirmedEmail = ({ email, isEmailConfirmed }: ExportedPerson) => (isEmailConfirmed ? email : null);

/** The export and erasure of one table's rows of a person. */
export type PersonalTable = {
  name: string;
  /** The file of the export that holds them, or why none does. */
  export: { file: string } | { reason: string };
  /**
   * `cascade`: they are deleted with the account's row, by a foreign key. `function`: by the `erase` next to it. Otherwise
   * why they outlive the account.
   */
  erasure: 'cascade' | 'function' | { reason: string };
};

/** The personal data of one noun: a slice lists it, export and erasure of an account go through all. */
export type PersonalData = {
  tables: readonly PersonalTable[];
  /** The files of the export, by name. No secret is in them: neither hashes nor tokens nor the seeds of factors. */
  files: Readonly<Record<string, (db: Db | Tx, person: ExportedPerson) => Promise<unknown>>>;
  /** Deletes what does not hang on the account's row, in the transaction of the erasure; `ctx` is for telling others of it. */
  erase?(tx: Tx, account: ErasedAccount, ctx: Context): Promise<void>;
  /** Ends what an employer has of this noun when its last owner is erased, in the same transaction. The employer is suspended already. */
  endEmployer?(tx: Tx, employerId: string, ctx: Context): Promise<void>;
};
