import { FILE_PURPOSES, type FilePurpose, type FileType } from '@stellenvisite/contract/platform/files';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { authUsers } from '../identity/auth.ts';

/** A file belongs to an account, or to whoever knows the token while there is no account yet. */
const ownerColumns = {
  userId: uuid().references(() => authUsers.id, { onDelete: 'cascade' }),
  guestTokenHash: text(),
};

/** Uploaded and checked files. The content is in the file store. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    ...ownerColumns,
    purpose: text().$type<FilePurpose>().notNull().default('document'),
    name: text().notNull(),
    type: text().$type<FileType>().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull().unique(),
    /** Deleted then, unless it was put to use; null once it is. */
    expiresAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    check('files_purpose', oneOf(t.purpose, FILE_PURPOSES)),
    check('files_owner', sql`num_nonnulls(${t.userId}, ${t.guestTokenHash}) = 1`),
    index('files_user').on(t.userId, t.createdAt),
    index('files_guest').on(t.guestTokenHash),
    index('files_expires').on(t.expiresAt),
  ],
);

/** An upload under way; its parts are in the file store, one for each offset. Its id becomes the id of the file. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    ...ownerColumns,
    purpose: text().$type<FilePurpose>().notNull().default('document'),
    name: text().notNull(),
    size: integer().notNull(),
    /** How many bytes have arrived. */
    offset: integer().notNull().default(0),
    /** Where each stored part begins. */
    parts: integer().array().notNull().default(sql`'{}'`),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    check('uploads_purpose', oneOf(t.purpose, FILE_PURPOSES)),
    check('uploads_owner', sql`num_nonnulls(${t.userId}, ${t.guestTokenHash}) = 1`),
    index('uploads_user').on(t.userId),
    index('uploads_created').on(t.createdAt),
  ],
);

/** Keys whose rows are gone, by trigger, until their content is deleted as well. */
export const deletedFiles = pgTable('deleted_files', {
  storageKey: text().primaryKey(),
  deletedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
