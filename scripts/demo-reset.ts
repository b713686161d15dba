import { emptyDemoMarket } from '@stellenvisite/demo/filling/fill-demo-market';
import { readConfig } from '../apps/server/src/config.ts';
import { createContext, openServices } from '../apps/server/src/context.ts';
import { startDatabase } from '../apps/server/src/database/start-database.ts';
import { fillMarket } from '../apps/server/src/start/fill-market.ts';

/** Empties the market of DATA_DIR or DATABASE_URL and fills in the demo market again, with dates of today. */
async function resetDemo(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.demo) throw new Error('This would erase a real market: with NODE_ENV=production set DEMO=1 as well.');
  const started = await startDatabase(config);
  try {
    if (!(await emptyDemoMarket(started.database.db))) {
      throw new Error('This market has employers of its own and was not filled as a demo: nothing was changed.');
    }
    const services = await openServices({ config, database: started.database });
    await fillMarket(createContext(services), config).finally(services.close);
  } finally {
    await started.stop();
  }
}

await resetDemo().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
