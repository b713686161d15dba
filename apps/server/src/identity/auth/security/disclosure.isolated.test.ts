import * as argon2 from '@node-rs/argon2';
import { hashPassword } from '@stellenvisite/core/identity/auth/passwords/hash-password';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';

vi.mock('@node-rs/argon2', { spy: true });

const harness = await openAuthTestHarness({ passwordHash: await hashPassword(PASSWORD) });
const auth = await harness.start({ AUTH_PHONE: 'on' });
const slow = await harness.start({ AUTH_PHONE: 'on', AUTH_SEND_INTERVAL: '60' });
let phones = 0;
const newPhone = () => `+49160${String(10_000_000 + phones++)}`;

/** Every call that names an address of somebody, known or not. */
type Call = { path: string; body: (email: string) => object; before?: (email: string) => Promise<unknown> };
const CALLS: Record<string, Call> = {
  signup: { path: '/signup', body: (email) => ({ email, password: PASSWORD, data: { a: 1 } }) },
  'token with a password': {
    path: '/token?grant_type=password',
    body: (email) => ({ email, password: 'Wrong-2026!' }),
  },
  otp: { path: '/otp', body: (email) => ({ email }) },
  'otp without sign-up': { path: '/otp', body: (email) => ({ email, create_user: false }) },
  recover: { path: '/recover', body: (email) => ({ email }) },
  'resend of a sign-up': { path: '/resend', body: (email) => ({ email, type: 'signup' }) },
  'resend of a change': { path: '/resend', body: (email) => ({ email, type: 'email_change' }) },
  verify: { path: '/verify', body: (email) => ({ email, token: '000000', type: 'email' }) },
  'verify of an open code': {
    path: '/verify',
    body: (email) => ({ email, token: '000000', type: 'email' }),
    before: (email) => auth.call('POST', '/otp', { body: { email } }),
  },
};

/** The names of all values, and what appears in them where that is not made for this answer. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
  }
  if (typeof value !== 'string') return value;
  if (/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(value)) return 'id';
  return /^\d{4}-\d\d-\d\dT/.test(value) ? 'time' : value.replace(/person\d+@/, 'person@');
}

/** The cost of a call: the password hashes it computes, the mails it writes, and its database statements. */
type Work = { hashes: number; mails: number; statements: number };

const ask = ({ path, body }: Call, email: string) =>
  auth.app.inject({ method: 'POST', url: `/auth/v1${path}`, payload: body(email) });

const workOf = (call: Call, email: string) => measure(() => ask(call, email));

async function measure(run: () => Promise<unknown>): Promise<Work> {
  vi.clearAllMocks();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const statements = query.mock.calls.map(([statement]: unknown[]) => JSON.stringify(statement));
  query.mockRestore();
  return {
    hashes: vi.mocked(argon2.hash).mock.calls.length + vi.mocked(argon2.verify).mock.calls.length,
    mails: statements.filter((statement) => statement.includes('insert into \\"mails\\"')).length,
    statements: statements.length,
  };
}

/** A savepoint and its end: far less than a hash, or than the difference that a busy network makes. */
const FEW_STATEMENTS = 3;

describe('who has an account', () => {
  it('ASVS 6.3.8: is revealed by no status, body or header', async () => {
    for (const [name, { path, body }] of Object.entries(CALLS)) {
      const { email } = await harness.newPerson();
      const waiting = await harness.newPerson({ isConfirmed: false });
      const answers = [];
      for (const address of [email, waiting.email, harness.newEmail()]) {
        const { status, json, headers } = await auth.call('POST', path, { body: body(address) });
        const names = [...headers.keys()].filter((key) => key !== 'content-length').sort();
        answers.push({ status, json: shapeOf(json), names });
      }
      expect(answers[0], name).toEqual(answers[2]);
      expect(answers[1], name).toEqual(answers[2]);
    }
  });

  it('ASVS 6.3.8: is revealed by no phone number either', async () => {
    const known = newPhone();
    await auth.call('POST', '/signup', { body: { phone: known, password: PASSWORD } });
    for (const [path, body] of [
      ['/otp', { create_user: false }],
      ['/resend', { type: 'sms' }],
      ['/resend', { type: 'phone_change' }],
    ] as const) {
      const answers = [];
      for (const phone of [known, newPhone()]) {
        const { status, json } = await auth.call('POST', path, { body: { ...body, phone } });
        answers.push([status, Object.keys(json)]);
      }
      expect(answers[0], path).toEqual(answers[1]);
    }
  });

  it('ASVS 6.3.8: is revealed by no second call: what was requested before counts alike', async () => {
    const steps = Object.entries(CALLS).filter(([name]) => name !== 'token with a password');
    for (const [first, one] of steps) {
      for (const [second, other] of steps) {
        const outcomes = [];
        for (const address of [(await harness.newPerson()).email, harness.newEmail()]) {
          await slow.call('POST', one.path, { body: one.body(address) });
          const { status, json } = await slow.call('POST', other.path, { body: other.body(address) });
          outcomes.push(`${status} ${json.code ?? ''}`);
        }
        expect(outcomes[0], `${first}, then ${second}`).toBe(outcomes[1]);
      }
    }
  });

  it('ASVS 6.3.8: is revealed by no second sign-up: ids stay, and nobody sees what another has entered', async () => {
    const { email } = await harness.newPerson();
    const fresh = harness.newEmail();
    const twice = async (address: string) => {
      const ids = [];
      for (const full_name of ['Eva', 'Mallory']) {
        const { json } = await auth.call('POST', '/signup', {
          body: { email: address, password: PASSWORD, data: { full_name } },
        });
        expect(json.user_metadata).toEqual({ full_name });
        ids.push([
          json.id,
          json.identities[0].identity_id,
          json.identities[0].user_id,
          json.identities[0].identity_data.sub,
        ]);
      }
      return ids;
    };
    for (const ids of [await twice(email), await twice(fresh)]) expect(ids[0]).toEqual(ids[1]);
  });

  it('ASVS 6.3.8: is revealed by no clock, since both take the same work', async () => {
    for (const [name, call] of Object.entries(CALLS)) {
      // The first call of its kind prepares what all later ones use.
      await workOf(call, harness.newEmail());
      const { email } = await harness.newPerson();
      await call.before?.(email);
      const known = await workOf(call, email);
      const unknown = await workOf(call, harness.newEmail());
      expect({ hashes: known.hashes, mails: known.mails }, name).toEqual({
        hashes: unknown.hashes,
        mails: unknown.mails,
      });
      expect(Math.abs(known.statements - unknown.statements), `${name}: statements`).toBeLessThanOrEqual(
        FEW_STATEMENTS,
      );
    }
  });

  it('ASVS 6.3.8: is revealed by no clock at a code, whether the tries are used up or not', async () => {
    const otp = { path: '/otp', body: (email: string) => ({ email, create_user: false }) };
    const verify = { path: '/verify', body: (email: string) => ({ email, token: '000000', type: 'email' }) };
    const works = [];
    for (const email of [(await harness.newPerson()).email, harness.newEmail()]) {
      await ask(otp, email);
      for (let tries = 0; tries < 6; tries += 1) await ask(verify, email);
      await ask(otp, email);
      works.push(await workOf(verify, email));
    }
    const [known, unknown] = works;
    expect(Math.abs((known?.statements ?? 0) - (unknown?.statements ?? 99))).toBeLessThanOrEqual(1);
  });

  it('ASVS 6.3.8: is reported within a tenth of the time that a wrong code takes', {
    retry: 4,
    timeout: 60_000,
  }, async () => {
    const times: [known: number[], unknown: number[]] = [[], []];
    const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
    for (let round = 0; round < 120; round += 1) {
      const addresses = [(await harness.newPerson()).email, harness.newEmail()];
      for (const [at, email] of addresses.entries()) {
        await auth.app.inject({ method: 'POST', url: '/auth/v1/otp', payload: { email, create_user: false } });
        const started = performance.now();
        await auth.app.inject({
          method: 'POST',
          url: '/auth/v1/verify',
          payload: { email, token: '000000', type: 'email' },
        });
        // The first rounds prepare what later ones use.
        if (round >= 20) times[at === 0 ? 0 : 1].push(performance.now() - started);
      }
    }
    const [known, unknown] = times.map(median) as [number, number];
    expect(Math.abs(known - unknown) / unknown).toBeLessThan(0.1);
  });

  it('ASVS 6.3.8: is revealed by no change of one’s own address, neither by answer nor by clock', async () => {
    const { access_token: token } = await auth.signIn((await harness.newPerson()).email);
    const put = (email: string) => auth.call('PUT', '/user', { token, body: { email } });
    await put(harness.newEmail());
    const answers: unknown[] = [];
    const works = [];
    for (const email of [(await harness.newPerson()).email, harness.newEmail()]) {
      works.push(
        await measure(async () => {
          const { status, json } = await put(email);
          answers.push([status, shapeOf(json)]);
        }),
      );
    }
    expect(answers[0]).toEqual(answers[1]);
    const [known, unknown] = works;
    expect(known?.mails).toBe(unknown?.mails);
    expect(Math.abs((known?.statements ?? 0) - (unknown?.statements ?? 99))).toBeLessThanOrEqual(FEW_STATEMENTS);
  });

  it('ASVS 6.3.8: a password is hashed where there is an account and where there is none', async () => {
    const { email } = await harness.newPerson();
    for (const name of ['signup', 'token with a password']) {
      for (const address of [email, harness.newEmail()]) {
        const call = CALLS[name];
        expect(call && (await workOf(call, address)).hashes, name).toBe(1);
      }
    }
  });
});
