import { loadAuthClient } from '../../../session/auth-client.ts';
import { recordSignOut } from '../../../session/end-session.ts';
import { signOutByChoice } from '../../../session/session-store.ts';

/** The server has already erased the account; this removes the session from the browser. */
export async function signOutErasedAccount(): Promise<void> {
  recordSignOut();
  await signOutByChoice(async () => {
    const client = await loadAuthClient();
    await client.signOut({ scope: 'local' });
  });
}
