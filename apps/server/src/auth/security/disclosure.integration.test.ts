import { hashPassword } from '@stellenvisite/core/auth/passwords/hash-password';
import { describe, expect, it } from 'vitest';
import { openAuthBench, PASSWORD } from '../../testing/auth-bench.ts';

const bench = await openAuthBench({ passwordHash: await hashPassword(PASSWORD) });
const auth = await bench.start({ AUTH_PHONE: 'on', AUTH_OTP_HIDE_UNKNOWN: 'on' });
const slow = await bench.start({ AUTH_PHONE: 'on', AUTH_OTP_HIDE_UNKNOWN: 'on', AUTH_SEND_INTERVAL: '60' });
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

/** The names of all values, and what stands in them where that is not made for this answer. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
  }
  if (typeof value !== 'string') return value;
  if (/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(value)) return 'id';
  return /^\d{4}-\d\d-\d\dT/.test(value) ? 'time' : value.replace(/person\d+@/, 'person@');
}

const MAX_ROUNDS = 5;
const TIMES_A_ROUND = 12;
/** A busy machine only ever adds to a time: what a call takes by itself shows among its quicker ones. */
const lowerQuartile = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;
type Times = { known: number; unknown: number };
const isAlike = ({ known, unknown }: Times) => known / unknown > 0.75 && known / unknown < 1.33;

async function measure({ path, body, before }: Call, known: number[], unknown: number[]): Promise<void> {
  const time = async (address: string) => {
    const start = performance.now();
    await auth.app.inject({ method: 'POST', url: `/auth/v1${path}`, payload: body(address) });
    return performance.now() - start;
  };
  for (let turn = 0; turn < TIMES_A_ROUND; turn += 1) {
    const { email } = await bench.newPerson();
    await before?.(email);
    const both = [async () => known.push(await time(email)), async () => unknown.push(await time(bench.newEmail()))];
    // In turns, so that a busy moment of the machine falls on both.
    for (const each of turn % 2 ? both : both.toReversed()) await each();
  }
}

describe('who has an account', () => {
  it('ASVS 6.3.8: is told by no status, body or header', async () => {
    for (const [name, { path, body }] of Object.entries(CALLS)) {
      const { email } = await bench.newPerson();
      const waiting = await bench.newPerson({ isConfirmed: false });
      const answers = [];
      for (const address of [email, waiting.email, bench.newEmail()]) {
        const { status, json, headers } = await auth.call('POST', path, { body: body(address) });
        const names = [...headers.keys()].filter((key) => key !== 'content-length').sort();
        answers.push({ status, json: shapeOf(json), names });
      }
      expect(answers[0], name).toEqual(answers[2]);
      expect(answers[1], name).toEqual(answers[2]);
    }
  });

  it('ASVS 6.3.8: is told by no phone number either', async () => {
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

  it('ASVS 6.3.8: is told by no second call: what was asked for before counts alike', async () => {
    const steps = Object.entries(CALLS).filter(([name]) => name !== 'token with a password');
    for (const [first, one] of steps) {
      for (const [second, other] of steps) {
        const outcomes = [];
        for (const address of [(await bench.newPerson()).email, bench.newEmail()]) {
          await slow.call('POST', one.path, { body: one.body(address) });
          const { status, json } = await slow.call('POST', other.path, { body: other.body(address) });
          outcomes.push(`${status} ${json.code ?? ''}`);
        }
        expect(outcomes[0], `${first}, then ${second}`).toBe(outcomes[1]);
      }
    }
  });

  it('ASVS 6.3.8: is told by no second sign-up: ids stay, and nobody sees what another has entered', async () => {
    const { email } = await bench.newPerson();
    const fresh = bench.newEmail();
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

  it('ASVS 6.3.8: is told by no clock', async () => {
    const times: Record<string, Times> = {};
    for (const [name, call] of Object.entries(CALLS)) {
      const known: number[] = [];
      const unknown: number[] = [];
      const quartiles = () => ({ known: lowerQuartile(known), unknown: lowerQuartile(unknown) });
      // A busy machine may spoil one round, a leak shows in each.
      for (let round = 0; round < MAX_ROUNDS && !isAlike(quartiles()); round += 1) await measure(call, known, unknown);
      times[name] = quartiles();
    }
    console.table(times);
    for (const [name, each] of Object.entries(times)) expect(each, name).toSatisfy(isAlike);
  });
});
