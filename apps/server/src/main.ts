import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@stellenvisite/core/demo/demo-accounts';
import { startServer } from './start-server.ts';

const server = await startServer(process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

console.log(`Stellenvisite läuft unter ${server.url}`);
if (server.hasDemoLogins) {
  console.log(`Demo-Anmeldungen unter ${server.url}/login, Passwort ${DEMO_PASSWORD}:`);
  for (const { email, isAdmin } of DEMO_ACCOUNTS) {
    console.log(`  ${email}${isAdmin ? ` (unter ${server.url}/admin-anmeldung)` : ''}`);
  }
}

let isStopping = false;

async function stop(exitCode: number): Promise<void> {
  // A second Ctrl-C does not wait for what is in flight.
  if (isStopping) process.exit(1);
  isStopping = true;
  const isStopped = await server.stop().then(
    () => true,
    (error: unknown) => console.error(error),
  );
  process.exit(isStopped ? exitCode : 1);
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

server.failed.then((sentence) => {
  if (isStopping) return;
  console.error(sentence);
  return stop(1);
});
