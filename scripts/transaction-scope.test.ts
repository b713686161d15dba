import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { findEscapes } from './transaction-scope.ts';

const TYPES = `
  declare class PgTransaction { select(): Promise<void>; transaction<T>(work: (tx: PgTransaction) => Promise<T>): Promise<T> }
  declare class NodePgDatabase extends PgTransaction { isPool: true }
  declare class Pool { query(text: string): Promise<void> }
  type Db = NodePgDatabase; type Tx = PgTransaction;
  type Context = { db: Db | Tx; now: () => Date; language: string };
  declare const db: Db; declare const pool: Pool; declare const ctx: Context & { db: Db };
  declare const log: { info(ctx: unknown): void };
  declare function wrap(db: Db, work: (tx: Tx) => Promise<void>): Promise<void>;
  declare function remote(ctx: Context): Promise<void>;
  declare function take(ctx: Context, tx: Tx): Promise<void>;
  async function read(ctx: Context) { await ctx.db.select(); }
  async function readPart({ db }: Context) { await db.select(); }
  async function readTwice(ctx: Context) { const { db } = ctx; await db.select(); }
  async function pass(ctx: Context) { await read({ ...ctx, language: 'de' }); }
  const format = (ctx: Context) => ctx.language + ctx.now();
  const formatTwice = (ctx: Context) => format(ctx);
  const within = (ctx: Context, tx: Tx): Context => ({ ...ctx, db: tx });
`;

/** Returns the texts of the findings in a sample. */
function escapesOf(sample: string): string[] {
  const files: Record<string, string> = { '/sample.ts': `${TYPES}\n${sample}` };
  const options: ts.CompilerOptions = { strict: true, target: ts.ScriptTarget.ES2022, noLib: true };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: (name) => name in files,
    readFile: (name) => files[name],
    getSourceFile: (name, target) =>
      files[name] === undefined ? undefined : ts.createSourceFile(name, files[name], target, true),
  };
  return findEscapes(ts.createProgram(['/sample.ts'], options, host), () => true).map(({ text }) => text);
}

describe('inside a transaction', () => {
  test.each([
    ['the outer handle', 'db.transaction(async (tx) => { await db.select(); });', ['db']],
    ['the handle of a context', 'ctx.db.transaction(async (tx) => { await ctx.db.select(); });', ['ctx.db']],
    ['the pool', `db.transaction(async (tx) => { await pool.query(''); });`, ['pool']],
    ['a transaction beside it', 'db.transaction(async (tx) => { await db.transaction(async () => {}); });', ['db']],
    ['a handle taken apart', 'db.transaction(async (tx) => { const { db: other } = ctx; });', ['{ db: other } = ctx']],
    ['a handle put into an object', 'db.transaction(async (tx) => { const other = { db }; });', ['db']],
    ['a nested function', 'db.transaction(async (tx) => { const later = () => db.select(); });', ['db']],
    ['a wrapper', 'wrap(db, async (inner) => { await db.select(); });', ['db']],
    [
      'a function that is given the transaction',
      'async function f(ctx: Context, tx: Tx) { await ctx.db.select(); }',
      ['ctx.db'],
    ],
    ['a part of its parameter', 'async function f({ db }: Context, tx: Tx) { await db.select(); }', ['db']],
    ['a call with the outer context', 'db.transaction(async (tx) => { await read(ctx); });', ['read(ctx)']],
    ['a call that takes it apart', 'db.transaction(async (tx) => { await readPart(ctx); });', ['readPart(ctx)']],
    [
      'a call that takes it apart later',
      'db.transaction(async (tx) => { await readTwice(ctx); });',
      ['readTwice(ctx)'],
    ],
    ['a call that hands it on', 'db.transaction(async (tx) => { await pass(ctx); });', ['pass(ctx)']],
    ['a call nobody can look into', 'db.transaction(async (tx) => { await remote(ctx); });', ['remote(ctx)']],
    ['a copied context', 'db.transaction(async (tx) => { await read({ ...ctx }); });', ['read({ ...ctx })']],
  ])('%s is an escape', (_, sample, escapes) => {
    expect(escapesOf(sample)).toEqual(escapes);
  });

  test.each([
    ['the transaction', 'db.transaction(async (tx) => { await tx.select(); });'],
    [
      'a transaction in it',
      'db.transaction(async (tx) => { await tx.transaction(async (inner) => { await inner.select(); }); });',
    ],
    ['a context with it', 'db.transaction(async (tx) => { await read({ ...ctx, db: tx }); });'],
    [
      'a context made with it',
      'db.transaction(async (tx) => { const inner = within(ctx, tx); await read(inner); await inner.db.select(); });',
    ],
    ['a call that is given it', 'db.transaction(async (tx) => { await take(ctx, tx); });'],
    ['other parts of the context', 'db.transaction(async (tx) => { ctx.now(); const { language } = ctx; });'],
    [
      'a call that reads only those',
      'db.transaction(async (tx) => { format(ctx); formatTwice(ctx); log.info(ctx); });',
    ],
    [
      'the outer handle after it',
      'async function f() { await db.transaction(async (tx) => { await tx.select(); }); await db.select(); }',
    ],
    ['a function that takes either', 'async function f(any: Db | Tx) { await db.select(); }'],
  ])('%s is none', (_, sample) => {
    expect(escapesOf(sample)).toEqual([]);
  });
});
