import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@stellenvisite/demo/demo-accounts';
import { runServer } from './start/run-server.ts';
import { startServer } from './start/start-server.ts';

const server = await runServer(() => startServer(process.env));

console.log(`Stellenvisite läuft unter ${server.url}`);
if (server.hasDemoLogins) {
  console.log(`Demo-Anmeldungen unter ${server.url}/login, Passwort ${DEMO_PASSWORD}:`);
  for (const { email, isAdmin } of DEMO_ACCOUNTS) {
    console.log(`  ${email}${isAdmin ? ` (unter ${server.url}/admin-anmeldung)` : ''}`);
  }
}
