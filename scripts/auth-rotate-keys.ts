import { rotateKeys } from '@stellenvisite/core/identity/auth/sessions/stored-key-ring';
import { readConfig } from '../apps/server/src/config.ts';
import { createContext, openServices } from '../apps/server/src/context.ts';
import { joinDatabase } from '../apps/server/src/database/start-database.ts';

/** A new key signs from now on; what the old one signed is good until it runs out. A running server need not stop. */
async function rotate(): Promise<string> {
  const config = readConfig(process.env);
  if (config.auth.jwtKeys) {
    throw new Error(
      'The keys of this installation are those in AUTH_JWT_KEYS: put a new one in front of the list there.',
    );
  }
  const joined = await joinDatabase(config);
  try {
    const services = await openServices({ config, database: joined.database });
    const { kid } = await rotateKeys(createContext(services)).finally(services.close);
    return kid;
  } finally {
    await joined.stop();
  }
}

await rotate().then(
  (kid) => console.log(`Tokens are signed with the key ${kid} from now on; running servers take it up within seconds.`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
