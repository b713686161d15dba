import { writeFileSync } from 'node:fs';
import { hashPassword } from '@stellenvisite/core/identity/auth/passwords/hash-password';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { buildApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { createContext, openServices } from '../../apps/server/src/context.ts';
import { startDatabase } from '../../apps/server/src/database/start-database.ts';
import { jobsOf, SLICES } from '../../apps/server/src/slices.ts';
import { measureBareCosts } from './bare-costs.ts';
import { fillSessions } from './fill-sessions.ts';

/** The server to measure, in a process of its own: it fills its tables, measures what it is compared with, then answers. */
const count = Number(process.env.BENCH_SESSIONS);
const password = process.env.BENCH_PASSWORD ?? '';
const config = readConfig(process.env);
const { database, stop } = await startDatabase(config);
await installQueues(database, jobsOf(SLICES));
const services = await openServices({ config, database });
const ctx = createContext(services);
const passwordHash = await hashPassword(password);
const { people } = await fillSessions(ctx, { passwordHash, count });
await database.pool.query('analyze');
const costs = await measureBareCosts(database, ctx);
writeFileSync(process.env.BENCH_FILE ?? '', JSON.stringify({ people, costs }));

const app = await buildApp({ config, services, version: '0.0.0', databaseKind: 'embedded' });
process.on('SIGTERM', async () => {
  await app.close();
  await stop();
  process.exit(0);
});
await app.listen({ port: config.port, host: '127.0.0.1' });
