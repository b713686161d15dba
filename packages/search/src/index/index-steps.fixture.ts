import { type Database, openDatabase } from '@stellenvisite/db/client';

/** The steps of indexing a batch, in order, each identified by the statement that ends it. */
const STATEMENTS = {
  locked: /pg_(try_)?advisory_xact_lock/,
  read: /^select .* from "jobs" inner join "employers"(?!.* for share)/s,
  shared: / for share/,
  classes: /^select .* from "job_classes"/s,
  'old-docs': /^delete from "search_docs"/,
  docs: /insert into "search_docs"/,
  postings: /insert into "search_postings"/,
  run: /^insert into "search_runs"/,
  done: /^delete from "search_pending"/,
} as const;

export type IndexStep = keyof typeof STATEMENTS;
export const INDEX_STEPS = Object.keys(STATEMENTS) as IndexStep[];

type SteppedDatabase = {
  connectionString: string;
  /** The indexer's next statement waits for it. */
  afterStep: (step: IndexStep) => void | Promise<void>;
};

type Query = (...args: unknown[]) => unknown;

/** Opens a database whose statements are watched: tests stop or kill an indexer between two of them. */
export function openSteppedDatabase({ connectionString, afterStep }: SteppedDatabase): Database {
  const database = openDatabase({ connectionString, applicationName: 'stepped', maxConnections: 1 });
  database.pool.on('connect', (client) => {
    const query: Query = client.query.bind(client);
    const watched: Query = async (...args) => {
      const result = await query(...args);
      const step = stepOf(args[0]);
      if (step) await afterStep(step);
      return result;
    };
    // The pool itself asks with a callback, and is no part of a batch.
    const watch: Query = (...args) => (typeof args.at(-1) === 'function' ? query(...args) : watched(...args));
    Object.assign(client, { query: watch });
  });
  return database;
}

function stepOf(statement: unknown): IndexStep | undefined {
  const { text } = statement as { text: string };
  return INDEX_STEPS.find((step) => STATEMENTS[step].test(text.trim()));
}
