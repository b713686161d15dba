import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createAuthSecrets } from '@stellenvisite/core/identity/auth/auth-secrets';
import { createSmsOutbox } from '@stellenvisite/core/identity/auth/codes/send-sms';
import { openStoredKeyRing } from '@stellenvisite/core/identity/auth/sessions/stored-key-ring';
import { createQueue } from '@stellenvisite/core/platform/queue/create-queue';
import { openDatabase } from '@stellenvisite/db/client';
import openapiTS, { astToString } from 'openapi-typescript';
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openServices } from '../apps/server/src/context.ts';
import { API_TYPES } from './generate-api.ts';

const NOTE = '// Generated from the OpenAPI document by `npm run generate:api`. Do not edit.\n\n';

/** The document comes from the routes alone: the pool never connects. */
async function buildDocument(): Promise<string> {
  const database = openDatabase({ connectionString: 'postgres://localhost/none' });
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const auth = {
    settings: config.auth.settings,
    secrets: createAuthSecrets('the document holds none'),
    keys: openStoredKeyRing(database.db, () => new Date()),
    sendSms: createSmsOutbox(createQueue(database)),
  };
  const services = await openServices({ config, database, auth });
  const app = await buildApp({ config, services, version: '0', databaseKind: 'embedded' });
  try {
    await app.ready();
    return JSON.stringify(app.swagger());
  } finally {
    await app.close();
    await database.close();
  }
}

const types = NOTE + astToString(await openapiTS(await buildDocument()));
// Unchanged types stay untouched, so that nothing that watches the file runs again. A rename replaces it at once: two commands
// may generate it at the same time.
if (!existsSync(API_TYPES) || readFileSync(API_TYPES, 'utf8') !== types) {
  const written = `${API_TYPES}.${process.pid}`;
  writeFileSync(written, types);
  renameSync(written, API_TYPES);
}
