import { randomUUID } from 'node:crypto';
import { joinDatabase } from '../../../apps/server/src/database/start-database.ts';
import { dataDirOf } from '../../data-dir.ts';

/** Publishes a copy of a live job that takes applications here and asks nothing, under a title of its own, in the database of the server under test. */
export async function publishJob(title: string): Promise<string> {
  const { database, stop } = await joinDatabase({ databaseUrl: undefined, dataDir: dataDirOf(process.env.E2E_PORT) });
  try {
    const { rows } = await database.pool.query<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_name = 'jobs' and column_name not in ('id', 'number', 'title', 'posted_at')`,
    );
    const id = randomUUID();
    await database.pool.query(
      `insert into jobs (id, title, posted_at, ${rows[0]?.columns}) select $1, $2, now(), ${rows[0]?.columns} from jobs
       where status = 'published' and valid_through > now() + interval '1 day' and posted_at <= now()
         and apply_method = 'here' and questions = '[]' limit 1`,
      [id, title],
    );
    return id;
  } finally {
    await stop();
  }
}
