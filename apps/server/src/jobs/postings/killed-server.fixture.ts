import { openDatabase } from '@stellenvisite/db/client';
import { createIndexingSearch } from '@stellenvisite/search/testing';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openServices } from '../../context.ts';
import { listenOn } from '../../http/listen-on.ts';

/** The server's API without pages and background work, in a process that can be killed. */
const config = readConfig(process.env);
const connectionString = process.env.DATABASE_URL ?? '';
const database = openDatabase({ connectionString, applicationName: 'killed-server', maxConnections: 4 });
const now = () => new Date();
const search = createIndexingSearch({ db: database.db, primary: database.db, now });
const services = await openServices({ config, database, search, now });
const app = await buildApp({ config, services, version: '0.0.0', databaseKind: 'external' });
await listenOn(app, config);
