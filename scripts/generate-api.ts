import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createAuthSecrets } from '@stellenvisite/core/auth/auth-secrets';
import { createSmsOutbox } from '@stellenvisite/core/auth/codes/send-sms';
import { openStoredKeyRing } from '@stellenvisite/core/auth/sessions/stored-key-ring';
import { createQueue } from '@stellenvisite/core/queue/create-queue';
import { openDatabase } from '@stellenvisite/db/client';
import openapiTS, { astToString } from 'openapi-typescript';
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openServices } from '../apps/server/src/context.ts';

const TARGET = fileURLToPath(new URL('../apps/web/app/api/schema.gen.ts', import.meta.url));
const NOTE = '// Generated from the OpenAPI document by `npm run generate:api`. Do not edit.\n\n';

/** The document comes from the routes alone: the pool never connects. */
async function apiTypes(): Promise<string> {
  const database = openDatabase({ connectionString: 'postgres://localhost/none' });
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const auth = {
    settings: config.auth.settings,
    secrets: createAuthSecrets('the document holds none'),
    keys: openStoredKeyRing(database.db, () => new Date()),
    sendSms: createSmsOutbox(createQueue()),
  };
  const services = await openServices({ config, database, auth });
  const app = await buildApp({ config, services, version: '0', databaseKind: 'embedded' });
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
