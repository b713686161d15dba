import { removeLostFactors } from '@stellenvisite/core/identity/auth/factors/remove-lost-factors';
import { authSessions } from '@stellenvisite/db/schema/identity/auth';
import { authFactors } from '@stellenvisite/db/schema/identity/auth-factors';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openAuthTestHarness } from '../../../testing/auth-test-harness.ts';
import { createTestContext } from '../../../testing/create-test-context.ts';
import { answerFactor, newProtectedPerson } from '../../../testing/second-factor.ts';

const harness = await openAuthTestHarness();
const auth = await harness.start({ AUTH_JWT_EXP: '86400' });
const { database, clock } = harness;
const ctx = await createTestContext({ database, now: clock.now });
const DAY = 86_400;

/** The owner has the password and the mailbox; the factor is out of reach. */
async function withLostFactor() {
  const person = await newProtectedPerson(harness, auth);
  const { access_token: token } = await auth.signIn(person.email);
  const request = async (nonce?: string) => {
    const { status, json } = await auth.call('POST', '/factors/removal', { token, body: { nonce } });
    return status === 200 ? 'done' : String(json.code);
  };
  const mailedNonce = async () => {
    await auth.call('GET', '/reauthenticate', { token });
    return (await harness.mailTo(person.email, 'auth.reauthentication')).code;
  };
  const cancelToken = async () => {
    const { text } = await harness.mailTo(person.email, 'auth.factor-removal-requested');
    return /faktor-behalten\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
  };
  const factors = () => database.db.select().from(authFactors).where(eq(authFactors.userId, person.id));
  return { ...person, token, request, mailedNonce, cancelToken, factors };
}
const cancel = (token: string) => auth.call('POST', '/factors/removal/cancel', { body: { token } });

describe('a lost second factor', () => {
  it('goes after three days with a notice, a reminder and a farewell, and all sessions with it', async () => {
    const { id, email, token, request, mailedNonce, factors } = await withLostFactor();
    expect(await request(await mailedNonce())).toBe('done');
    const { json } = await auth.call('GET', '/factors/removal', { token });
    expect(new Date(json.remove_at).getTime() - clock.now().getTime()).toBeGreaterThan(71 * 3_600_000);
    await removeLostFactors(ctx);
    expect(await harness.countMails(email, 'auth.factor-removal-reminder')).toBe(0);
    clock.advance(2 * DAY + 60);
    await removeLostFactors(ctx);
    await removeLostFactors(ctx);
    expect(await harness.countMails(email, 'auth.factor-removal-reminder')).toBe(1);
    expect(await factors()).toHaveLength(1);
    clock.advance(DAY);
    await removeLostFactors(ctx);
    expect(await factors()).toEqual([]);
    expect(await harness.countMails(email, 'auth.factor-removed')).toBe(1);
    expect(await database.db.select().from(authSessions).where(eq(authSessions.userId, id))).toEqual([]);
    expect((await auth.signIn(email)).user.factors).toBeUndefined();
  });

  it('needs the mailbox: the password alone begins nothing', async () => {
    const { email, request } = await withLostFactor();
    expect(await request()).toBe('reauthentication_needed');
    expect(await request('000000')).toBe('reauthentication_not_valid');
    await auth.call('POST', '/otp', { body: { email } });
    const { code } = await harness.mailTo(email, 'auth.magic-link');
    const { json } = await auth.call('POST', '/verify', { body: { type: 'email', email, token: code } });
    const byMail = await auth.call('POST', '/factors/removal', { token: json.access_token, body: {} });
    expect(byMail.status).toBe(200);
  });

  it('stays when the link of the mail is used, once', async () => {
    const { email, request, mailedNonce, cancelToken, factors } = await withLostFactor();
    await request(await mailedNonce());
    const token = await cancelToken();
    expect((await cancel(`${token}x`)).json.code).toBe('otp_expired');
    expect((await cancel(token)).status).toBe(200);
    expect((await cancel(token)).json.code).toBe('otp_expired');
    expect(await harness.countMails(email, 'auth.factor-removal-cancelled')).toBe(1);
    clock.advance(4 * DAY);
    await removeLostFactors(ctx);
    expect(await factors()).toHaveLength(1);
  });

  it('is stored with the factor itself only if that was there a week before the request', async () => {
    const keep = async (person: Awaited<ReturnType<typeof withLostFactor>>) => {
      const { access_token: token } = await auth.signIn(person.email);
      const raised = await answerFactor(auth, { factorId: person.factorId, token, code: person.code() });
      const { status } = await auth.call('DELETE', '/factors/removal', { token: raised.json.access_token });
      return status;
    };
    const thief = await withLostFactor();
    await thief.request(await thief.mailedNonce());
    expect(await keep(thief)).toBe(403);
    const owner = await newProtectedPerson(harness, auth);
    clock.advance(8 * DAY);
    const { access_token: token } = await auth.signIn(owner.email);
    await auth.call('GET', '/reauthenticate', { token });
    const { code: nonce } = await harness.mailTo(owner.email, 'auth.reauthentication');
    await auth.call('POST', '/factors/removal', { token, body: { nonce } });
    expect(await keep({ ...thief, ...owner })).toBe(200);
    clock.advance(4 * DAY);
    await removeLostFactors(ctx);
    const left = await database.db.select().from(authFactors).where(eq(authFactors.userId, owner.id));
    expect(left).toHaveLength(1);
  });

  it('is nothing to ask for without a factor', async () => {
    const { email } = await harness.newPerson();
    const { access_token: token } = await auth.signIn(email);
    expect((await auth.call('POST', '/factors/removal', { token, body: {} })).json.code).toBe('mfa_factor_not_found');
  });
});
