import type { Context } from './context.ts';

type AnyDb = Context['db'];

/**
 * Builds a query once for a database and not at every call: putting its SQL together costs this process more than the
 * answer does. What changes from call to call is a `sql.placeholder`, and the name is known to PostgreSQL: one query, one name.
 */
export function prepareOnce<Query>(build: (db: AnyDb) => Query): (db: AnyDb) => Query {
  const built = new WeakMap<AnyDb, Query>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
