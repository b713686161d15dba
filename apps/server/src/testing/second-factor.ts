import type { AuthInstance, AuthTestHarness } from './auth-test-harness.ts';
import { PASSWORD } from './people.ts';
import { totpCode } from './totp-code.ts';

type Harness = Pick<AuthTestHarness, 'clock' | 'newPerson'>;

/** Somebody with an authenticator app and a session raised by it; the step of the code that raised it is over. */
export async function newProtectedPerson({ clock, newPerson }: Harness, { client }: Pick<AuthInstance, 'client'>) {
  const person = await newPerson();
  const auth = client();
  await auth.signInWithPassword({ email: person.email, password: PASSWORD });
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
  if (data?.type !== 'totp') throw new Error('not enrolled');
  const { secret } = data.totp;
  const code = (steps = 0) => totpCode(secret, clock.now(), steps);
  const verified = await auth.mfa.challengeAndVerify({ factorId: data.id, code: code() });
  if (verified.error) throw verified.error;
  clock.advance(60);
  return { ...person, auth, factorId: data.id, code, session: verified.data };
}

/** A code that is none of the three which would be right. */
export function wrongCode(code: (steps: number) => string): string {
  const right = [-1, 0, 1].map((steps) => code(steps));
  return ['000000', '111111', '222222', '333333'].find((text) => !right.includes(text)) ?? '';
}

export async function challenge({ call }: Pick<AuthInstance, 'call'>, factorId: string, token: string) {
  const { json } = await call('POST', `/factors/${factorId}/challenge`, { token, body: {} });
  return String(json.id);
}

/** Answers a challenge of its own, or the one given. */
export async function answerFactor(
  instance: Pick<AuthInstance, 'call'>,
  { factorId, token, code, to }: { factorId: string; token: string; code: string; to?: string },
) {
  const body = { challenge_id: to ?? (await challenge(instance, factorId, token)), code };
  return instance.call('POST', `/factors/${factorId}/verify`, { token, body });
}
