import { readServeFlags } from '../apps/server/src/identity/auth/settings/serve-flags.ts';
import { startAuthServer } from '../apps/server/src/identity/auth/start-auth-server.ts';
import { runServer } from '../apps/server/src/start/run-server.ts';

const server = await runServer(async () =>
  startAuthServer(process.env, readServeFlags(process.argv.slice(2), process.env)),
);

console.log(`Auth-Server läuft unter ${server.url}`);
