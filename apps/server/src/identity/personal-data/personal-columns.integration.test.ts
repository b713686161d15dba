import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { deleteExpiredFiles } from '@stellenvisite/core/platform/files/delete-expired-files';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import type { Db } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authSessions } from '@stellenvisite/db/schema/identity/auth';
import { messages } from '@stellenvisite/db/schema/messages/messages';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { createContext } from '../../context.ts';
import { jobsOf, personalDataOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson, PASSWORD, signIn } from '../../testing/people.ts';
import { isPersonColumn, readCatalogue } from './catalogue.ts';
import {
  COPIES,
  type Exceptions,
  NOT_EXPORTED,
  ORGANISATION_TABLES,
  OWNED_BY,
  RETAINED,
  VALID_VALUES,
} from './column-exceptions.ts';
import { type MarkedRow, writeMarkedRows } from './marked-rows.ts';
import {
  type Cell,
  declaringFile,
  findCopies,
  findSurvivingCells,
  findUnexportedColumns,
  readSnapshot,
} from './personal-columns.ts';

const EMAIL = 'anna@post.example';
/** Content of files is deleted an hour after their row, which the database notes by its own clock. */
const TWO_HOURS_MS = 7_200_000;
const EXCEPTIONS_FILE = 'apps/server/src/identity/personal-data/column-exceptions.ts';
const PERSONAL_DATA = personalDataOf(SLICES);

/** Exports and erases somebody who has a row in every table, through the API of a server of its own. */
async function exportAndErase({ scratchColumn }: { scratchColumn?: string } = {}) {
  const { app, database, services } = await buildTestApp();
  const { db } = database;
  await installQueues(database, jobsOf(SLICES));
  if (scratchColumn) await db.execute(sql.raw(`alter table ${scratchColumn.replace('.', ' add column ')} text`));
  const { id, passwordHash } = await createPerson(db, { email: EMAIL });
  const person = { id, email: EMAIL };
  const catalogue = await readCatalogue(db, ORGANISATION_TABLES);
  const account = { ...VALID_VALUES['auth_users by id'], email: EMAIL, password_hash: passwordHash };
  const validValues = { ...VALID_VALUES, 'auth_users by id': account };
  const options = { db, catalogue, person, organisationTables: ORGANISATION_TABLES, validValues, ownedBy: OWNED_BY };
  const rows = await writeMarkedRows(options);
  await writeTraces(db, id, rows);
  const ctx = createContext(services);
  const storageKeys = rows.flatMap(({ table, values }) => (table === 'files' ? [values.storage_key ?? ''] : []));
  for (const key of storageKeys) await ctx.files.put(key, 'Lebenslauf');

  const caller = await signIn(app, EMAIL);
  // The marked row of `admin_users` makes the account an administrator's, which exports in a session of its own sign-in alone.
  await db.update(authSessions).set({ isAdmin: true }).where(eq(authSessions.userId, id));
  const snapshot = await readSnapshot(db, catalogue, rows);
  const exported = await readExport((await caller.call('GET', '/api/account/export')).rawPayload);
  const exportedPerson = { userId: id, email: EMAIL, isEmailConfirmed: true };
  const unexported = await findUnexportedColumns({
    db,
    catalogue,
    personalData: PERSONAL_DATA,
    person: exportedPerson,
    snapshot,
    exported,
  });

  const erased = await caller.call('POST', '/api/account/erasure', { mode: 'at_once', password: PASSWORD });
  expect(erased.json()).toEqual({ status: 'erased', eraseAt: null });
  await deleteExpiredFiles({ ...ctx, now: () => new Date(Date.now() + TWO_HOURS_MS) });
  const surviving = await findSurvivingCells(db, catalogue, snapshot, person);
  const copies = await findCopies(db, snapshot, person);
  const left = await db.select().from(mails);
  const employerTexts = (await db.select().from(messages).where(eq(messages.party, 'employer'))).map(
    ({ text }) => text,
  );
  const storedFiles = await Promise.all(storageKeys.map((key) => ctx.files.exists(key)));
  return { catalogue, rows, unexported, surviving, copies, storedFiles, left, employerTexts };
}

const NAME = 'Annegret Beispielmann';

/** Writes what others have of the person: mails to the support and to an employer, sent and not, and an employer's message. */
async function writeTraces(db: Db, userId: string, rows: readonly MarkedRow[]): Promise<void> {
  await db.update(profiles).set({ fullName: NAME }).where(eq(profiles.id, userId));
  const idOf = (table: string, by: string) => rows.find((row) => row.table === table && row.by === by)?.values.id ?? '';
  const [applicationId, ticketId] = [idOf('applications', 'user_id'), idOf('support_tickets', 'user_id')];
  const base = {
    language: 'de' as const,
    kind: 'application.received',
    to: 'personal@klinik.example',
    html: '<p></p>',
  };
  const about = [
    { subject: 'Bewerbung', text: `${NAME} hat sich beworben.` },
    { subject: `Anfrage von ${NAME}`, text: `Antwort an: ${EMAIL}`, headers: { 'X-Reply': EMAIL } },
    { subject: 'Neue Nachricht', text: `/bewerbungen/${applicationId}` },
    { subject: 'Ihre Anfrage', text: 'Frage', thread: `support-ticket:${ticketId}` },
  ];
  for (const [index, mail] of about.entries())
    for (const sentAt of [new Date(), null])
      await db.insert(mails).values({ ...base, ...mail, id: randomUUID(), messageId: `<${index}>`, sentAt });
  await db.insert(mails).values({ ...base, id: randomUUID(), messageId: '<other>', subject: 'Andere', text: 'Andere' });
  await db.insert(messages).values({
    id: randomUUID(),
    applicationId,
    clientId: randomUUID(),
    party: 'employer',
    text: `Guten Tag, Frau Beispielmann, liebe Annegret, wir schreiben an ${EMAIL}.`,
    sentAt: new Date(),
  });
}

async function readExport(zip: Buffer): Promise<string> {
  const opened = await fromBufferPromise(zip);
  const texts: string[] = [];
  for await (const entry of opened.eachEntry()) {
    texts.push((await buffer(await opened.openReadStreamPromise(entry))).toString());
  }
  return texts.join('\n');
}

const result = await exportAndErase();

const isExcepted = (exceptions: Exceptions, key: string, column: string): boolean =>
  exceptions.some(({ columns }) => covers(columns[key], column) && !(columns[key] === '*' && isPerson(key, column)));

const covers = (listed: string | undefined, column: string) => listed === '*' || !!listed?.split(' ').includes(column);

const isPerson = (key: string, name: string) =>
  result.catalogue.columns(key.split(' ')[0] ?? '').some((column) => column.name === name && isPersonColumn(column));

const rowOf = ({ table, by }: Cell) => `${table} by ${by}`;

const describeUnexported = (cells: readonly Cell[]) =>
  cells
    .filter(({ table, column }) => !isExcepted(NOT_EXPORTED, table, column))
    .map(
      ({ table, column }) =>
        `${table}.${column} is in no file of the export: add it to the one of its table in ${declaringFile(table)}, or list it in NOT_EXPORTED of ${EXCEPTIONS_FILE} with the reason`,
    );

const describeSurviving = (cells: readonly Cell[]) =>
  cells
    .filter((cell) => !isExcepted(RETAINED, rowOf(cell), cell.column))
    .map(
      (cell) =>
        `${cell.table}.${cell.column} is left after the erasure in the row that is the person's by ${cell.by}: empty or delete it in the erase of ${declaringFile(cell.table)}, or list it as '${rowOf(cell)}' in RETAINED of ${EXCEPTIONS_FILE} with the reason`,
    );

test('somebody has a row in every table with data of people, with a marker in every column that has room for one', () => {
  const { rows, catalogue } = result;
  expect(catalogue.personalTables.filter((table) => !rows.some((row) => row.table === table))).toEqual([]);
  expect(
    new Set(rows.flatMap(({ table, marked }) => [...marked].map((name) => `${table}.${name}`))).size,
  ).toBeGreaterThan(600);
});

test('every column of a person is in the export, or is listed with the reason', () => {
  expect(describeUnexported(result.unexported)).toEqual([]);
});

test('no column of a person is left after the erasure, unless it is listed with the reason', () => {
  expect(describeSurviving(result.surviving)).toEqual([]);
});

test('nothing of the person is anywhere else after the erasure: in queues, mails, logs, search or storage', () => {
  const isKept = (cell: Cell) => isExcepted(RETAINED, rowOf(cell), cell.column);
  const isKeptThere = (place: string) => {
    const [table = '', column = ''] = place.split('.');
    return RETAINED.some(({ columns }) =>
      Object.entries(columns).some(([key, listed]) => key.startsWith(`${table} by `) && covers(listed, column)),
    );
  };
  const unlisted = result.copies.filter((cell) => {
    const [table = '', column = ''] = cell.in.split('.');
    return !isKept(cell) && !isKeptThere(cell.in) && !isExcepted(COPIES, table, column);
  });
  expect(
    unlisted.map(
      ({ table, column, in: place }) =>
        `${table}.${column} is left in ${place}: delete it with the account, or list ${place} in COPIES of ${EXCEPTIONS_FILE} with the reason`,
    ),
  ).toEqual([]);
  expect(result.storedFiles).toEqual([false]);
});

test('every exception is still needed', () => {
  const unneeded = (name: string, exceptions: Exceptions, found: ReadonlySet<string>) =>
    exceptions.flatMap(({ columns }) =>
      Object.entries(columns).flatMap(([key, listed]) =>
        listed
          .split(' ')
          .filter(
            (column) =>
              ![...found].some((cell) => cell === `${key}.${column}` || (column === '*' && cell.startsWith(`${key}.`))),
          )
          .map((column) => `${key}.${column} is exported or erased now: remove it from ${name} in ${EXCEPTIONS_FILE}`),
      ),
    );
  const cells = (found: readonly Cell[], key: (cell: Cell) => string) =>
    new Set(found.map((cell) => `${key(cell)}.${cell.column}`));
  expect([
    ...unneeded(
      'NOT_EXPORTED',
      NOT_EXPORTED,
      cells(result.unexported, ({ table }) => table),
    ),
    ...unneeded('RETAINED', RETAINED, cells(result.surviving, rowOf)),
    ...unneeded('COPIES', COPIES, new Set(result.copies.map((copy) => copy.in))),
  ]).toEqual([]);
});

test('a new column that nobody exports or empties is reported with what to do', async () => {
  const { unexported, surviving } = await exportAndErase({ scratchColumn: 'applications.nickname' });
  const isNew = ({ column }: Cell) => column === 'nickname';
  expect(describeUnexported(unexported.filter(isNew))).toEqual([
    'applications.nickname is in no file of the export: add it to the one of its table in packages/core/src/applications/applications.personal-data.ts, or list it in NOT_EXPORTED of apps/server/src/identity/personal-data/column-exceptions.ts with the reason',
  ]);
  expect(describeSurviving(surviving.filter(isNew))).toEqual([
    "applications.nickname is left after the erasure in the row that is the person's by user_id: empty or delete it in the erase of packages/core/src/applications/applications.personal-data.ts, or list it as 'applications by user_id' in RETAINED of apps/server/src/identity/personal-data/column-exceptions.ts with the reason",
  ]);
});

test('mails to others about the person are emptied, or not sent at all, and an employer’s message loses the name', () => {
  const { left, employerTexts } = result;
  const ofOthers = left.filter(({ to }) => to === 'personal@klinik.example');
  const isEmpty = ({ subject, text, html, headers, thread }: (typeof left)[number]) =>
    subject + text + html + JSON.stringify(headers) + thread === '{}null';
  expect(ofOthers.filter(({ sentAt }) => sentAt).every(isEmpty)).toBe(true);
  expect(ofOthers.filter(({ sentAt }) => sentAt)).toHaveLength(4);
  // A namesake's mail that waits to be sent is not cancelled; one of somebody else is untouched.
  expect(ofOthers.filter(({ sentAt }) => !sentAt).map(({ subject }) => subject)).toEqual(['Bewerbung', 'Andere']);
  expect(employerTexts.join()).toContain('Guten Tag, Frau [Name gelöscht], liebe [Name gelöscht], wir schreiben an');
  expect(employerTexts.join()).not.toMatch(/Beispielmann|Annegret|anna@post/);
});
