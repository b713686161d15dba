import { loadAuthClient } from '../../../session/auth-client.ts';
import { noteLeaving } from '../../../session/end-session.ts';
import { leaveByChoice } from '../../../session/session-store.ts';

/** The server has already forgotten the account: what is left is this browser's own note of it. */
export async function leaveErasedAccount(): Promise<void> {
  noteLeaving();
  await leaveByChoice(async () => {
    const client = await loadAuthClient();
    await client.signOut({ scope: 'local' });
  });
}
