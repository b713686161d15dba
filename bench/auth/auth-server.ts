import { writeFileSync } from 'node:fs';
import { hashPassword } from '@stellenvisite/core/auth/passwords/hash-password';
import { installQueues } from '@stellenvisite/core/queue/install-queues';
import { buildApp } from '../../apps/server/src/app.ts';
import { openAuthServices } from '../../apps/server/src/auth/auth-services.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { startDatabase } from '../../apps/server/src/database/start-database.ts';
import { openStore } from '../../apps/server/src/files/open-store.ts';
import { createMailRenderer } from '../../apps/server/src/mails/render-mail.ts';
import { measureBareCosts } from './bare-costs.ts';
import { fillSessions } from './fill-sessions.ts';

/** The server to measure, in a process of its own: it fills its tables, measures what it is compared with, then answers. */
const count = Number(process.env.BENCH_SESSIONS);
const password = process.env.BENCH_PASSWORD ?? '';
const config = readConfig(process.env);
const { database, stop } = await startDatabase(config);
await installQueues(database);
const auth = await openAuthServices({
  auth: config.auth,
  database,
  renderMail: createMailRenderer(config),
  now: () => new Date(),
});
const passwordHash = await hashPassword(password);
const { people } = await fillSessions({ db: database.db, ...auth, passwordHash, count });
await database.pool.query('analyze');
const costs = await measureBareCosts(database, auth.keys, auth.settings);
writeFileSync(process.env.BENCH_FILE ?? '', JSON.stringify({ people, costs }));

const store = await openStore(config);
const app = await buildApp({ config, version: '0.0.0', database, databaseKind: 'embedded', store, auth });
process.on('SIGTERM', async () => {
  await app.close();
  await stop();
  process.exit(0);
});
await app.listen({ port: config.port, host: '127.0.0.1' });
