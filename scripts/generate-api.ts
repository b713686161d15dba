import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@stellenvisite/db/client';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';

const TARGET = fileURLToPath(new URL('../apps/web/app/api/schema.gen.ts', import.meta.url));
const NOTE = '// Generated from the OpenAPI document by `npm run generate:api`. Do not edit.\n\n';

/** The document comes from the routes alone: the pool never connects. */
async function apiTypes(): Promise<string> {
  const database = openDatabase({ connectionString: 'postgres://localhost/none' });
  const store = new Disk(new FSDriver({ location: '/nowhere', visibility: 'private' }));
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const app = await buildApp({ config, version: '0', database, databaseKind: 'embedded', store });
  try {
    await app.ready();
    return NOTE + astToString(await openapiTS(JSON.stringify(app.swagger())));
  } finally {
    await app.close();
    await database.close();
  }
}

const types = await apiTypes();
if (process.argv.includes('--check')) {
  if (readFileSync(TARGET, 'utf8') !== types) {
    console.error('The API client types differ from the OpenAPI document: run `npm run generate:api`.');
    process.exit(1);
  }
} else {
  writeFileSync(TARGET, types);
}
