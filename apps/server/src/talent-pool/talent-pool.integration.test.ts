import { EMPTY_PROFILE, type SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { MAX_SAME_TEXT, TALENT_CONSENT_VERSION } from '@stellenvisite/contract/talent-pool/talent-pool';
import type { TalentItem, TalentProfiles } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { getPlan } from '@stellenvisite/core/employers/plan/get-plan';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { expireEnquiries } from '@stellenvisite/core/talent-pool/enquiries/expire-enquiries';
import { renewConsents } from '@stellenvisite/core/talent-pool/membership/renew-consents';
import { notifyOfTalent } from '@stellenvisite/core/talent-pool/search/notify-of-talent';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { consents } from '@stellenvisite/db/schema/identity/accounts';
import { authLimits, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import {
  talentBlocks,
  talentChanges,
  talentClosures,
  talentPresentEmployers,
  talentProfiles,
  talentSearches,
  talentViewers,
  talentViews,
} from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { bookPlan, createEmployer, createJob, NOW } from '@stellenvisite/db/testing-market';
import { indexAllPending } from '@stellenvisite/search/indexing';
import { eq, notInArray } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createContext } from '../context.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createTalent } from '../testing/create-talent.ts';
import { asCaller, type Caller, createAdminPerson, createPerson, signIn, signInAdmin } from '../testing/people.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));

const { id: janaId } = await createPerson(db, { email: 'jana@post.example', fullName: 'Jana Albrecht' });
const { id: evaId } = await createPerson(db, { email: 'eva@wald.example', role: 'employer', fullName: 'Eva Wald' });
const { id: oleId } = await createPerson(db, { email: 'ole@lindenthal.example', role: 'employer' });
await createEmployer(db, { id: evaId, name: 'Klinik am Wald', website: 'https://wald.example', verifiedAt: NOW });
await bookPlan(db, evaId);
await createEmployer(db, {
  id: oleId,
  name: 'Universitätsklinik Lindenthal gGmbH',
  owner: 'Lindenthal Stiftung',
  website: 'https://www.lindenthal.example',
  verifiedAt: NOW,
  verifiedDomain: 'lindenthal.example',
  checkedName: 'Universitätsklinik Lindenthal gGmbH',
  checkedOwner: 'Lindenthal Stiftung',
});
const jobId = await createJob(db, evaId, {
  title: 'Pflegefachfrau Intensiv',
  city: 'Köln',
  region: 'Nordrhein-Westfalen',
});
let jana = await signIn(app, 'jana@post.example');
let eva = await signIn(app, 'eva@wald.example');
const atFirst = { jana, eva };
const ole = await signIn(app, 'ole@lindenthal.example');
await createAdminPerson(db, 'ada@amt.example');
const visitor = asCaller(app, '');
const background = () => createContext(services);
const DAY_MS = 86_400_000;

const NIGHTS = Array.from({ length: 7 }, () => ({ early: null, day: null, late: null, night: 'like' as const }));
const JANA: SeekerProfileData = {
  ...EMPTY_PROFILE,
  occupations: ['pflegefach'],
  specialties: ['cardiology'],
  location: 'Köln',
  radiusKm: 20,
  yearsOfExperience: 7,
  licence: 'state_title',
  languages: [{ language: 'de', level: 'C1' }],
  week: NIGHTS,
  payWish: { amount: 393_333, currency: 'EUR' },
  earliestStart: '2027-01-17',
  experience: [
    {
      position: 'Pflegefachfrau',
      employer: 'Universitätsklinik Lindenthal',
      department: '',
      from: '2020-01',
      to: null,
      text: '',
    },
  ],
};

beforeEach(async () => {
  now = NOW;
  ({ jana, eva } = atFirst);
  for (const table of [talentEnquiries, talentProfiles, talentSearches, applications, mails, notifications])
    await db.delete(table);
  await db.delete(talentBlocks);
  await db.delete(talentPresentEmployers);
  await db.insert(talentPresentEmployers).values({ userId: janaId, savedAt: NOW });
  await db.delete(talentClosures);
  await db.delete(talentViewers);
  await db.delete(consents);
  await db.delete(authLimits);
  await db.delete(authUsers).where(notInArray(authUsers.id, [janaId, evaId, oleId]));
  await setProfile(JANA);
});

/** Tokens do not last so long. */
async function moveTo(at: Date) {
  now = at;
  jana = await signIn(app, 'jana@post.example');
  eva = await signIn(app, 'eva@wald.example');
}

async function setProfile(data: SeekerProfileData) {
  const row = { userId: janaId, data, updatedAt: now };
  await db.insert(seekerProfiles).values(row).onConflictDoUpdate({ target: seekerProfiles.userId, set: row });
}
const many = (count: number, data: Partial<SeekerProfileData>) => Array.from({ length: count }, () => ({ data }));
const join = (body: object = {}) =>
  jana.call('PUT', '/api/talent-pool/me', { consent: TALENT_CONSENT_VERSION, ...body });
const pool = async (caller: Caller, query = ''): Promise<TalentProfiles> =>
  (await caller.call('GET', `/api/talent-pool?pageSize=100${query}`)).json();
const regionOf = ({ card }: TalentItem) => card.region.label;

describe('what is shown', () => {
  test('a card has nothing finer than the rules allow, and is what its owner previews', async () => {
    await createTalent(db, many(5, { location: 'Köln' }));
    const joined = await join({ shows: { pay: true } });
    expect(joined.statusCode).toBe(200);
    const own = joined.json();
    const { items, total } = await pool(eva);
    expect(total).toBe(6);
    const shown = items.find(({ card }) => card.number === own.number);
    expect(shown?.card).toEqual(own.card);
    expect(shown?.card).toMatchObject({
      occupation: { key: 'pflegefach' },
      years: '5_9',
      region: { kind: 'town', label: 'Köln', country: 'DE' },
      payWish: { amount: 3900, currency: 'EUR' },
      available: '2027-01',
      confirmedIn: '2026-11',
      shifts: ['night'],
    });
    expect(JSON.stringify(items)).not.toMatch(/Jana|Albrecht|Lindenthal|post\.example|2027-01-17|393333/);
  });

  test('what is switched off is neither shown nor found nor compared', async () => {
    await createTalent(db, many(8, { location: 'Köln' }));
    await join({
      shows: {
        region: false,
        week: false,
        languages: false,
        licence: false,
        years: false,
        pay: false,
        availability: false,
      },
    });
    const { number } = (await jana.call('GET', '/api/talent-pool/me')).json();
    const own = (result: TalentProfiles) => result.items.find(({ card }) => card.number === number);
    expect(own(await pool(eva))?.card).toMatchObject({
      region: { kind: 'anywhere', label: '' },
      week: null,
      shifts: [],
      languages: [],
      licence: null,
      years: null,
      payWish: null,
      available: null,
    });
    for (const query of [
      'location=Köln',
      'shift=night',
      'language=de',
      'languageLevel=B2',
      'licence=state_title',
      'years=5_9',
      'availableBy=2027-06',
    ])
      expect(own(await pool(eva, `&${query}`)), query).toBeUndefined();
    expect(own(await pool(eva, `&jobId=${jobId}`))?.match?.plus.join()).not.toMatch(/Köln/);
    const reasonOfPay = async () => {
      const id = own(await pool(eva))?.card.id;
      const { comparison } = (await eva.call('GET', `/api/talent-pool/${id}?jobId=${jobId}`)).json();
      return comparison.factors.find((factor: { name: string }) => factor.name === 'pay').reason;
    };
    expect(await reasonOfPay()).toMatch(/^Das Profil zeigt keinen Gehaltswunsch/);
    await join({ shows: { pay: true } });
    expect(await reasonOfPay()).toMatch(/^Das Gehalt der Stelle|^Die Stelle nennt kein Gehalt/);
  });

  test('a region is named only where five others are shown with it; otherwise it widens', async () => {
    const [, , , , last] = await createTalent(db, many(5, { location: 'Gummersbach' }));
    await createTalent(db, many(6, { location: 'Kassel' }));
    const regions = async () => new Set((await pool(eva)).items.map(regionOf));
    expect(await regions()).toEqual(new Set(['Kassel', '']));
    await setProfile({ ...JANA, location: 'Gummersbach' });
    await join();
    expect(await regions()).toEqual(new Set(['Kassel', 'Gummersbach']));
    await db.delete(authUsers).where(eq(authUsers.id, last?.userId ?? ''));
    expect(await regions()).toEqual(new Set(['Kassel', '']));
    await createTalent(db, many(1, { location: 'Wuppertal' }));
    await createTalent(db, many(1, { location: 'Köln' }));
    expect(await regions()).toEqual(new Set(['Kassel', 'Nordrhein-Westfalen']));
  });

  test('alone in an occupation nobody is shown, and its owner is informed', async () => {
    await createTalent(db, many(9, { location: 'Köln' }));
    await setProfile({ ...JANA, occupations: ['hebamme'] });
    expect((await join()).json()).toMatchObject({ isMember: true, state: 'withheld' });
    await jana.call('PUT', '/api/talent-pool/me', { isVisible: false });
    expect((await jana.call('GET', '/api/talent-pool/me')).json()).toMatchObject({ state: 'paused' });
    await jana.call('PUT', '/api/talent-pool/me', { isVisible: true });
    expect((await jana.call('GET', '/api/talent-pool/me')).json()).toMatchObject({ state: 'withheld' });
    expect((await pool(eva)).total).toBe(9);
  });
});

test('a region that is shown wide counts neither for nor against the way to a job', async () => {
  await createTalent(db, many(5, { location: 'Gummersbach' }));
  await createTalent(db, many(1, { location: 'Wuppertal' }));
  await createTalent(db, many(6, { location: 'Köln', radiusKm: 30 }));
  const placeOf = async (label: string) => {
    const { items } = await pool(eva);
    const id = items.find((item) => regionOf(item) === label)?.card.id;
    const { comparison } = (await eva.call('GET', `/api/talent-pool/${id}?jobId=${jobId}`)).json();
    return comparison.factors.find((factor: { name: string }) => factor.name === 'place');
  };
  expect(await placeOf('Köln')).toMatchObject({ of: 15 });
  expect(await placeOf('Nordrhein-Westfalen')).toMatchObject({
    points: 0,
    of: 0,
    reason: 'Die Region ist nur grob bekannt. Nicht gewertet.',
  });
});

test('profiles that fit a job are counted apart from all that are shown', async () => {
  const ward = { title: 'Pflegefachfrau', city: 'Köln', region: 'Nordrhein-Westfalen' };
  const nightJob = await createJob(db, evaId, { ...ward, specialty: 'neurology', shifts: ['night'] });
  const openJob = await createJob(db, evaId, { ...ward, shifts: [] });
  await indexAllPending({ db });
  const fits = { location: 'Köln', occupations: ['pflegefach'] };
  const nights = Array.from({ length: 7 }, () => ({ early: null, day: null, late: null, night: 'like' as const }));
  const earlies = Array.from({ length: 7 }, () => ({ early: 'like' as const, day: null, late: null, night: null }));
  await createTalent(db, many(6, { ...fits, specialties: ['neurology'], week: nights }));
  await createTalent(db, many(6, { ...fits, specialties: [], week: null }));
  await createTalent(db, many(6, { ...fits, specialties: ['surgery'], week: nights }));
  await createTalent(db, many(6, { ...fits, specialties: ['neurology'], week: earlies }));
  await createTalent(db, many(6, { ...fits, occupations: ['hebamme'], specialties: [], week: nights }));
  const countsOf = async (query: string) => {
    const { total, fitting } = await pool(eva, query);
    return { total, fitting };
  };
  expect(await countsOf('')).toEqual({ total: 30, fitting: null });
  expect(await countsOf(`&jobId=${nightJob}`)).toEqual({ total: 30, fitting: 12 });
  expect(await countsOf(`&jobId=${nightJob}&sort=availability`)).toEqual({ total: 30, fitting: 12 });
  expect(await countsOf(`&jobId=${openJob}`)).toEqual({ total: 30, fitting: 24 });
  expect(await countsOf(`&jobId=${openJob}&occupation=hebamme`)).toEqual({ total: 6, fitting: 0 });
});

describe('visitors', () => {
  test('see rounded counts and examples of many, and nothing of anybody', async () => {
    await createTalent(
      db,
      many(230, {
        location: 'Köln',
        week: NIGHTS,
        yearsOfExperience: 7,
        hoursMin: 20,
        hoursMax: 30,
        earliestStart: '2027-01-01',
      }),
    );
    await createTalent(db, many(99, { location: 'Wien', occupations: ['mfa'] }));
    for (const caller of [visitor, jana]) {
      const preview = (await caller.call('GET', '/api/talent-pool')).json();
      expect(preview).toMatchObject({ kind: 'preview', total: 300, categories: [{ category: 'nursing', count: 200 }] });
      expect(preview.examples).toMatchObject([
        {
          occupation: { key: 'pflegefach' },
          region: { label: 'Raum Köln' },
          profiles: 200,
          week: Array.from({ length: 7 }, () => ({ wish: 'night', share: 100 })),
          years: { band: '5_9', share: 100 },
          hours: { band: 'part', share: 100 },
        },
        { occupation: { key: 'mfa' }, region: { label: 'Raum Wien' }, profiles: 50 },
      ]);
      expect(JSON.stringify(preview)).not.toMatch(/number|"id"/);
    }
    await db.delete(talentProfiles).where(eq(talentProfiles.occupation, 'mfa'));
    expect((await visitor.call('GET', '/api/talent-pool')).json()).toEqual({
      kind: 'preview',
      total: null,
      categories: [],
      examples: [],
    });
  });
});

describe('blocked employers', () => {
  const everything = async (caller: Caller) => ({
    list: await pool(caller),
    facets: (await caller.call('GET', '/api/talent-pool/facets')).json(),
    near: (await pool(caller, '&location=Köln')).total,
    none: await pool(caller, '&shift=early'),
  });

  test('the current employer gets the same answers whether the person is there or not', async () => {
    await createTalent(db, many(5, { location: 'Köln' }));
    await createTalent(db, many(7, { location: 'Bonn', week: NIGHTS }));
    const before = await everything(ole);
    const others = (await pool(eva)).total;
    const { card, blocks } = (await join()).json();
    expect(blocks).toMatchObject([
      { kind: 'name', label: 'Universitätsklinik Lindenthal', isAutomatic: true },
      { kind: 'domain', label: 'lindenthal.example', isAutomatic: true },
    ]);
    expect(card.region.label).toBe('Köln');
    expect(await everything(ole)).toEqual(before);
    expect((await pool(eva)).total).toBe(others + 1);
    const gone = await ole.call('GET', `/api/talent-pool/${card.id}`);
    const unknown = await ole.call('GET', `/api/talent-pool/${UNKNOWN_ID}`);
    const plain = (answer: typeof gone) => ({ ...answer.json(), requestId: '' });
    expect(gone.statusCode).toBe(404);
    expect(plain(gone)).toEqual(plain(unknown));
    expect((await eva.call('GET', `/api/talent-pool/${card.id}`)).statusCode).toBe(200);
    expect((await eva.call('GET', '/api/talent-pool')).headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  describe('by the answer where somebody works now', () => {
    const answer = (body: object) => jana.call('PUT', '/api/talent-pool/me/present-employer', body);
    beforeEach(() => setProfile({ ...JANA, experience: [] }));

    test('nobody joins without it, and „not employed“ is an answer', async () => {
      await db.delete(talentPresentEmployers);
      expect((await jana.call('GET', '/api/talent-pool/me')).json()).toMatchObject({ presentEmployer: null });
      expect((await join()).json().code).toBe('talent_pool.present_employer_missing');
      expect(await db.$count(talentProfiles)).toBe(0);
      expect((await answer({ kind: 'none' })).json()).toMatchObject({
        presentEmployer: { isEmployed: false, name: '', sites: 0 },
        blocks: [],
      });
      expect((await join()).statusCode).toBe(200);
    });

    test('a listed employer is blocked with the sites of its group and their mail domains', async () => {
      const siteId = await createEmployer(db, {
        name: 'Klinik Ehrenfeld',
        owner: 'Lindenthal Stiftung',
        checkedOwner: 'Lindenthal Stiftung',
        website: 'https://ehrenfeld.example',
      });
      onTestFinished(async () => void (await db.delete(employers).where(eq(employers.id, siteId))));
      await createTalent(db, many(5, { location: 'Köln' }));
      const { presentEmployer, blocks } = (await answer({ kind: 'employer', employerId: siteId })).json();
      expect(presentEmployer).toMatchObject({ isEmployed: true, name: 'Klinik Ehrenfeld', sites: 2 });
      expect(blocks).toMatchObject([
        { kind: 'group', label: 'Lindenthal Stiftung', isAutomatic: true },
        { kind: 'employer', label: 'Klinik Ehrenfeld', isAutomatic: true },
        { kind: 'domain', label: 'ehrenfeld.example', isAutomatic: true },
        { kind: 'domain', label: 'lindenthal.example', isAutomatic: true },
      ]);
      const { card } = (await join()).json();
      expect((await ole.call('GET', `/api/talent-pool/${card.id}`)).statusCode).toBe(404);
      expect((await eva.call('GET', `/api/talent-pool/${card.id}`)).json()).not.toHaveProperty('presentEmployer');
      const shown = JSON.stringify([await pool(eva), (await eva.call('GET', `/api/talent-pool/${card.id}`)).json()]);
      expect(shown).not.toMatch(/Ehrenfeld|Lindenthal/);
    });

    test('a name of one’s own blocks an employer that writes itself differently, and ends its enquiries', async () => {
      await createTalent(db, many(5, { location: 'Köln' }));
      const { card } = (await join()).json();
      const sent = await eva.call('POST', `/api/talent-pool/${card.id}/enquiries`, {
        jobId,
        payMin: 3000,
        payMax: 3900,
      });
      expect(sent.statusCode).toBe(201);
      await db.update(employers).set({ checkedName: 'Klinik am Wald GmbH' }).where(eq(employers.id, evaId));
      onTestFinished(
        async () => void (await db.update(employers).set({ checkedName: null }).where(eq(employers.id, evaId))),
      );
      expect((await answer({ kind: 'name', name: 'KLINIK AM WALD' })).statusCode).toBe(200);
      expect((await eva.call('GET', `/api/talent-pool/${card.id}`)).statusCode).toBe(404);
      expect(
        (await db.select({ status: talentEnquiries.status }).from(talentEnquiries)).map(({ status }) => status),
      ).toEqual(['ended']);
      const left = (await answer({ kind: 'none' })).json();
      expect(left.blocks).toEqual([]);
      expect((await eva.call('GET', `/api/talent-pool/${card.id}`)).statusCode).toBe(200);
    });

    test('it is part of the own export and of no employer’s answer, and a text must not name it', async () => {
      await answer({ kind: 'name', name: 'Sanatorium Birkenhof' });
      const { talentPoolPersonalData } = await import('@stellenvisite/core/talent-pool/talent-pool.personal-data');
      const person = { userId: janaId, email: 'jana@post.example', isEmailConfirmed: true };
      const file = await talentPoolPersonalData.files['talent-pool.json']?.(db, person as never);
      expect(file).toMatchObject({ presentEmployer: { name: 'Sanatorium Birkenhof' } });
      expect((await join({ text: 'Ich komme vom Sanatorium Birkenhof.' })).json().code).toBe(
        'talent_pool.identifying_text',
      );
    });
  });

  test('a group is blocked with all its houses, however they write its name', async () => {
    const card = await joined();
    const block = { kind: 'group', employerId: evaId };
    expect((await jana.call('POST', '/api/talent-pool/me/blocks', block)).json()).toMatchObject({
      code: 'talent_block.no_group',
    });
    const nameGroup = (owner: string | null) =>
      db.update(employers).set({ owner, checkedOwner: owner }).where(eq(employers.id, evaId));
    await nameGroup('Rheinkliniken Gruppe');
    expect((await eva.call('GET', `/api/talent-pool/${card.id}`)).statusCode).toBe(200);
    expect((await jana.call('POST', '/api/talent-pool/me/blocks', block)).statusCode).toBe(201);
    await nameGroup('RHEINKLINIKEN  GRUPPE');
    expect((await eva.call('GET', `/api/talent-pool/${card.id}`)).statusCode).toBe(404);
    expect((await pool(eva)).items.map((item) => item.card.id)).not.toContain(card.id);
    await nameGroup(null);
  });
});

const UNKNOWN_ID = '0b0e5d0a-35b1-4c4d-9b0a-000000000000';

/** Lists the database statements of a call: equal statements mean that its duration reveals nothing. */
async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(database.pool, 'query');
  try {
    await act();
    return asked.mock.calls.map(([query]) => (typeof query === 'string' ? query : (query as { text: string }).text));
  } finally {
    asked.mockRestore();
  }
}

test('who has blocked, has paused or was never there is not found by the same steps with the same answer', async () => {
  const card = await joined();
  const [{ id: paused } = { id: '' }] = (await pool(eva)).items
    .map((item) => item.card)
    .filter(({ id }) => id !== card.id);
  await db.update(talentProfiles).set({ status: 'paused' }).where(eq(talentProfiles.id, paused));
  await jana.call('POST', '/api/talent-pool/me/blocks', { kind: 'employer', employerId: evaId });
  const tries = [
    (id: string) => ask(id),
    (id: string) => eva.call('GET', `/api/talent-pool/${id}`),
    (id: string) => eva.call('GET', `/api/talent-pool/${id}?jobId=${jobId}`),
    (id: string) => eva.call('PUT', `/api/talent-pool/${id}/mark`),
  ];
  for (const attempt of tries) {
    const seen = [];
    for (const id of [card.id, paused, UNKNOWN_ID]) {
      let answer = { statusCode: 0, json: () => ({}) };
      const statements = await statementsOf(async () => {
        answer = await attempt(id);
      });
      seen.push({ status: answer.statusCode, body: { ...answer.json(), requestId: '' }, statements });
    }
    expect(seen[0]).toMatchObject({ status: 404, body: { code: 'talent_pool.not_found' } });
    expect(seen[0]?.statements.length).toBeGreaterThan(0);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  }
});

const kindsOf = async (userId: string) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind }) => kind);
const mailKinds = async () => (await db.select().from(mails)).map(({ kind }) => kind).sort();

/** Jana among five others, and how the employer sees her. */
async function joined() {
  await createTalent(db, many(5, { location: 'Köln' }));
  const { card } = (await join()).json();
  return card as TalentItem['card'];
}
const OFFER = { jobId, payMin: 3420, payMax: 4150, message: 'Guten Tag, mögen Sie einmal hospitieren?' };
const ask = (id: string, body: object = {}, caller: Caller = eva) =>
  caller.call('POST', `/api/talent-pool/${id}/enquiries`, { ...OFFER, ...body });
const enquiry = (id: string, caller: Caller, rest = '', body?: object) =>
  caller.call(body ? 'POST' : 'GET', `/api/talent-pool/enquiries/${id}${rest}`, body);

describe('an enquiry', () => {
  test('a yes tells this employer alone who it is, and opens a conversation', async () => {
    const card = await joined();
    const sent = await ask(card.id);
    expect(sent.statusCode).toBe(201);
    const { id, ...rest } = sent.json();
    expect(rest).toMatchObject({
      status: 'open',
      number: card.number,
      salary: { min: 3420, max: 4150, period: 'month' },
    });
    expect(sent.body).not.toMatch(/Jana|Albrecht|post\.example/);
    expect(await kindsOf(janaId)).toEqual(['talent_enquiry.received']);
    expect(await mailKinds()).toEqual(['talent-pool.enquiry']);
    expect((await ask(card.id)).json().code).toBe('talent_enquiry.already_sent');
    expect((await pool(eva)).items.find((item) => item.card.id === card.id)?.relation).toMatchObject({
      state: 'asked',
    });
    expect((await enquiry(id, ole)).statusCode).toBe(404);

    const suspend = (suspendedAt: Date | null) =>
      db
        .update(employers)
        .set({ suspendedAt, suspensionCause: suspendedAt && 'administrator' })
        .where(eq(employers.id, evaId));
    await suspend(NOW);
    expect((await enquiry(id, jana, '/answer', { answer: 'yes' })).json().code).toBe('talent_enquiry.closed');
    expect((await eva.call('GET', '/api/talent-pool')).json().code).toBe('employer.suspended');
    await suspend(null);
    const answered = await enquiry(id, jana, '/answer', { answer: 'yes' });
    expect(answered.statusCode).toBe(200);
    const { applicationId } = answered.json();
    const { items } = (await eva.call('GET', '/api/employer/candidates')).json();
    expect(items).toMatchObject([
      {
        applicationId,
        status: 'applied',
        unread: 1,
        applicant: { name: 'Jana Albrecht', email: 'jana@post.example', phone: null },
      },
    ]);
    expect((await eva.call('GET', `/api/applications/${applicationId}/messages`)).json().items).toHaveLength(1);
    const written = await jana.call('POST', `/api/applications/${applicationId}/messages`, {
      text: 'Wann?',
      clientId: 'b',
    });
    expect(written.statusCode).toBe(201);
    expect((await ole.call('GET', '/api/employer/candidates')).json().total).toBe(0);
    expect(await kindsOf(evaId)).toEqual(['talent_enquiry.accepted']);
    const steps = await db.select({ kind: consents.kind }).from(consents).where(eq(consents.userId, janaId));
    expect(steps.map(({ kind }) => kind)).toEqual(['talent_pool', 'talent_pool_revealed']);
    expect((await enquiry(id, jana, '/answer', { answer: 'no' })).json().code).toBe('talent_enquiry.closed');
  });

  test('allows a question in return without a name, and a text that reveals the person is not sent', async () => {
    const { id } = (await ask((await joined()).id)).json();
    expect((await enquiry(id, eva, '/messages', { text: 'Hallo?', clientId: 'x' })).json().code).toBe(
      'talent_enquiry.closed',
    );
    const tells = await enquiry(id, jana, '/messages', { text: 'Bitte an jana@post.example', clientId: 'a' });
    expect(tells.json()).toMatchObject({
      code: 'talent_pool.identifying_text',
      errors: [{ path: 'text.email', message: 'jana@post.example' }],
    });
    expect((await enquiry(id, jana, '/messages', { text: 'Wie viele Nächte?', clientId: 'a' })).statusCode).toBe(201);
    await enquiry(id, jana, '/messages', { text: 'Wie viele Nächte?', clientId: 'a' });
    const seen = await enquiry(id, eva);
    expect(seen.json()).toMatchObject({
      awaitsReply: true,
      messages: [{ party: 'seeker', text: 'Wie viele Nächte?' }],
    });
    expect(seen.body).not.toMatch(/Jana|Albrecht|post\.example/);
    expect((await enquiry(id, eva, '/messages', { text: 'Drei.', clientId: 'b' })).statusCode).toBe(201);
    expect((await enquiry(id, jana)).json()).toMatchObject({ awaitsReply: true, messages: [{}, { text: 'Drei.' }] });
  });

  test('needs a verified employer, a live job of its own, what the plan allows, and not the same words to many', async () => {
    const card = await joined();
    await db.delete(talentBlocks);
    const verify = (verifiedAt: Date | null) => db.update(employers).set({ verifiedAt }).where(eq(employers.id, oleId));
    await verify(null);
    onTestFinished(async () => void (await verify(NOW)));
    expect((await ask(card.id, {}, ole)).json().code).toBe('talent_pool.not_verified');
    const foreign = await createJob(db, oleId);
    const draft = await createJob(db, evaId, { status: 'draft' });
    for (const id of [foreign, draft])
      expect((await ask(card.id, { jobId: id })).json().code).toBe('talent_enquiry.job_not_live');
    expect((await ask(card.id, { payMin: 5000 })).statusCode).toBe(400);
    const others = (await createTalent(db, many(21, { location: 'Köln' }))).map(({ id }) => id);
    const codes: string[] = [];
    for (const id of others.slice(0, 11)) codes.push((await ask(id)).json().code ?? 'sent');
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'sent'), 'talent_enquiry.same_text']);
    await db.delete(authLimits);
    for (const [index, id] of others.slice(10, 20).entries()) await ask(id, { message: `Guten Tag ${index}` });
    expect((await ask(others[20] ?? '', { message: '' })).json().code).toBe('talent_enquiry.none_left');
    await db
      .update(talentEnquiries)
      .set({ status: 'declined' })
      .where(eq(talentEnquiries.profileId, others[0] ?? ''));
    expect((await ask(others[20] ?? '', { message: '' })).statusCode).toBe(201);
    const ada = await signInAdmin(app, 'ada@amt.example');
    const { items } = (await ada.call('GET', '/api/admin/talent-pool/signals')).json();
    expect(items).toMatchObject([
      { employer: { id: evaId }, sent: 21, sameText: 10, signals: ['few_answers', 'same_text'], closure: null },
    ]);
    const totalOf = async (query: string) =>
      (await ada.call('GET', `/api/admin/talent-pool/signals?${query}`)).json().total;
    expect(
      await totalOf(`signal=same_text&access=open&q=${encodeURIComponent(items[0].employer.name.toUpperCase())}`),
    ).toBe(1);
    expect([await totalOf('signal=reported'), await totalOf('access=closed'), await totalOf('q=nirgends')]).toEqual([
      0, 0, 0,
    ]);
    const file = await ada.call('GET', '/api/admin/talent-pool/signals/file?signal=same_text');
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body.trim().split('\n')).toHaveLength(2);
  });

  test('is sent as often as the plan allows, however many are sent at once', async () => {
    await db.delete(talentBlocks);
    await bookPlan(db, evaId, 'practice');
    onTestFinished(() => bookPlan(db, evaId));
    const { enquiriesPerMonth } = await getPlan(db, evaId);
    const people = await createTalent(db, many(enquiriesPerMonth + 4, { location: 'Köln' }));
    const sent = await Promise.all(people.map(({ id }, index) => ask(id, { message: `Guten Tag ${index}` })));
    expect(sent.filter(({ statusCode }) => statusCode === 201)).toHaveLength(enquiriesPerMonth);
    expect(new Set(sent.flatMap((answer) => answer.json().code ?? []))).toEqual(new Set(['talent_enquiry.none_left']));
    expect(await db.$count(talentEnquiries)).toBe(enquiriesPerMonth);
  });

  test('is sent once where one is left, and once to one person, however many are sent at once', async () => {
    await bookPlan(db, evaId, 'practice');
    onTestFinished(() => bookPlan(db, evaId));
    const { enquiriesPerMonth } = await getPlan(db, evaId);
    const used = enquiriesPerMonth - 1;
    const people = await createTalent(db, many(used + 10, { location: 'Köln' }));
    for (const [index, { id }] of people.slice(0, used).entries()) await ask(id, { message: `Guten Tag ${index}` });
    // The rate limit is out of the way: what refuses is the transaction.
    await db.delete(authLimits);
    const left = people.slice(used).map(({ id }) => id);
    const sent = await Promise.all(left.map((id, index) => ask(id, { message: `Grüß Gott ${index}` })));
    expect(sent.map(({ statusCode }) => statusCode).filter((status) => status === 201)).toHaveLength(1);
    expect(new Set(sent.flatMap((answer) => answer.json().code ?? []))).toEqual(new Set(['talent_enquiry.none_left']));

    await bookPlan(db, evaId);
    await db.delete(authLimits);
    const [person = ''] = left.filter((_id, index) => sent[index]?.statusCode !== 201);
    const same = await Promise.all(
      Array.from({ length: 15 }, (_, index) => ask(person, { message: `Hallo ${index}` })),
    );
    expect(same.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(new Set(same.flatMap((answer) => answer.json().code ?? []))).toEqual(
      new Set(['talent_enquiry.already_sent']),
    );
  });

  test('has the same words for no more people than allowed, however many are sent at once', async () => {
    const people = await createTalent(db, many(MAX_SAME_TEXT + 8, { location: 'Köln' }));
    const sent = await Promise.all(people.map(({ id }) => ask(id)));
    expect(sent.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MAX_SAME_TEXT);
    expect(new Set(sent.flatMap((answer) => answer.json().code ?? []))).toEqual(new Set(['talent_enquiry.same_text']));
  });

  test('is closed for one employer by an administrator, who says why, and opened again; others go on', async () => {
    const { id: profileId } = await joined();
    const reason = 'Dreißig Anfragen mit demselben Text.';
    const access = (caller: Caller, body: object) =>
      caller.call('PUT', `/api/admin/talent-pool/employers/${evaId}/access`, body);
    const ada = await signInAdmin(app, 'ada@amt.example');
    expect((await access(eva, { isOpen: true })).statusCode).toBe(403);
    expect((await access(ada, { isOpen: false })).statusCode).toBe(400);
    for (const _twice of [1, 2]) expect((await access(ada, { isOpen: false, reason })).statusCode).toBe(204);

    for (const answer of [await eva.call('GET', '/api/talent-pool'), await ask(profileId)])
      expect(answer.json()).toMatchObject({
        code: 'talent_pool.access_closed',
        status: 403,
        errors: [{ message: reason }],
      });
    expect((await ole.call('GET', '/api/talent-pool')).statusCode).toBe(200);
    expect((await ada.call('GET', '/api/admin/talent-pool/signals')).json().items).toMatchObject([
      { employer: { id: evaId }, closure: { reason } },
    ]);

    await access(ada, { isOpen: true });
    expect((await eva.call('GET', '/api/talent-pool')).statusCode).toBe(200);
    const acts = (await ada.call('GET', '/api/admin/acts?area=employers')).json().items;
    const byAction = (action: string) => acts.filter((act: { action: string }) => act.action === action);
    expect(byAction('pool_access.closed')).toMatchObject([{ after: { isOpen: false, reason } }]);
    expect(byAction('pool_access.opened')).toMatchObject([{ before: { isOpen: false, reason } }]);
  });

  test('reminds after four days, expires after ten, and ends with the membership or a block, which employers read as a no', async () => {
    const card = await joined();
    const { id } = (await ask(card.id)).json();
    now = new Date(NOW.getTime() + 4 * DAY_MS);
    await expireEnquiries(background());
    await expireEnquiries(background());
    expect(await kindsOf(janaId)).toEqual(['talent_enquiry.received', 'talent_enquiry.reminder']);
    await moveTo(new Date(NOW.getTime() + 10 * DAY_MS));
    await expireEnquiries(background());
    expect((await enquiry(id, eva)).json().status).toBe('expired');
    const second = await createJob(db, evaId, { validThrough: new Date(NOW.getTime() + 60 * DAY_MS) });
    const open = (await ask(card.id, { jobId: second })).json().id;
    expect(
      (await jana.call('POST', '/api/talent-pool/me/blocks', { kind: 'employer', employerId: evaId })).statusCode,
    ).toBe(201);
    expect((await enquiry(open, eva)).json()).toMatchObject({ status: 'declined', declineReason: null });
    expect((await enquiry(open, jana)).json().status).toBe('ended');
    expect((await pool(eva)).total).toBe(0);
    expect((await ask(card.id)).statusCode).toBe(404);
  });
});

describe('a membership', () => {
  test('leaving takes the profile away at once, and returning makes it another', async () => {
    const card = await joined();
    await eva.call('GET', `/api/talent-pool/${card.id}`);
    await eva.call('PUT', `/api/talent-pool/${card.id}/mark`);
    const { id } = (await ask(card.id)).json();
    expect((await jana.call('GET', '/api/talent-pool/me')).json()).toMatchObject({ views: 1, openEnquiries: 1 });
    expect((await jana.call('DELETE', '/api/talent-pool/me')).statusCode).toBe(204);
    expect((await pool(eva)).items.map((item) => item.card.id)).not.toContain(card.id);
    expect((await eva.call('GET', `/api/talent-pool/${card.id}`)).json().code).toBe('talent_pool.not_found');
    expect((await enquiry(id, eva)).json().status).toBe('declined');
    expect(await db.$count(talentViews)).toBe(0);
    const again = (await join()).json();
    expect(again.number).not.toBe(card.number);
    expect(again.card.id).not.toBe(card.id);
    const { relation, isMarked } = (await pool(eva)).items.find((item) => item.card.number === again.number) ?? {};
    expect({ relation, isMarked }).toEqual({ relation: null, isMarked: false });
  });

  test('whoever has the list open is informed of a leave, a pause and the own block; who was blocked before and who has closed it is not', async () => {
    const heard: string[] = [];
    const listener = await database.pool.connect();
    onTestFinished(async () => {
      await listener.query('unlisten realtime');
      listener.release();
    });
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await listener.query('listen realtime');
    const toldAfter = async (act: () => Promise<unknown>) => {
      heard.length = 0;
      await act();
      await listener.query('select 1');
      const told = heard.filter((each) => each.includes('talent_pool.changed'));
      return [evaId, oleId].map((id) => told.filter((each) => each.includes(id)).length);
    };
    const leave = () => jana.call('DELETE', '/api/talent-pool/me');
    const blockEva = () => jana.call('POST', '/api/talent-pool/me/blocks', { kind: 'employer', employerId: evaId });
    await joined();
    const look = async () => {
      await pool(eva);
      await pool(ole);
    };
    await look();
    expect(await toldAfter(() => jana.call('PUT', '/api/talent-pool/me', { isVisible: false }))).toEqual([1, 0]);
    expect(await toldAfter(leave), 'nobody saw a paused profile').toEqual([0, 0]);

    await join();
    await look();
    expect(await toldAfter(leave)).toEqual([1, 0]);

    await join();
    now = new Date(NOW.getTime() + 2 * 60_000);
    expect(await toldAfter(leave), 'the page was closed').toEqual([0, 0]);

    await join();
    await look();
    expect(await toldAfter(blockEva)).toEqual([1, 0]);
    expect(await toldAfter(leave), 'blocked before').toEqual([0, 0]);
  });

  test('a change that is committed after a later one is found all the same', async () => {
    const card = await joined();
    const isSeen = async () => (await pool(eva)).items.some((item) => item.card.id === card.id);
    const slow = await database.pool.connect();
    await slow.query('begin');
    await slow.query(`update talent_profiles set available_from = '2040-01-01' where id = $1`, [card.id]);
    await db.insert(talentChanges).values({ profileId: janaId });
    expect(await isSeen()).toBe(true);
    await slow.query('commit');
    slow.release();
    expect((await pool(eva, '&availableBy=2039-01')).items.map((item) => item.card.id)).not.toContain(card.id);
  });

  test('is paused and shown again, asks in time, ends without a yes and starts again with one', async () => {
    const card = await joined();
    const status = async () => (await jana.call('GET', '/api/talent-pool/me')).json();
    const isSeen = async () => (await pool(eva)).items.some((item) => item.card.id === card.id);
    await jana.call('PUT', '/api/talent-pool/me', { isVisible: false });
    expect(await isSeen()).toBe(false);
    expect(await status()).toMatchObject({ state: 'paused', card: { region: { label: 'Köln' } } });
    await jana.call('PUT', '/api/talent-pool/me', { isVisible: true });
    expect(await isSeen()).toBe(true);
    expect((await status()).consent).toMatchObject({ endsOn: '2027-05-15', asksOn: '2027-05-01', isAsked: false });
    now = new Date('2027-05-01T06:00:00Z');
    await renewConsents(background());
    await renewConsents(background());
    expect(await kindsOf(janaId)).toEqual(['talent_pool.consent_ends']);
    expect(await mailKinds()).toEqual(['talent-pool.consent-ends']);
    await moveTo(new Date('2027-05-14T22:30:00Z'));
    expect(await isSeen()).toBe(false);
    await renewConsents(background());
    expect(await status()).toMatchObject({ state: 'ended' });
    expect((await jana.call('PUT', '/api/talent-pool/me', { isVisible: true })).json().code).toBe(
      'talent_pool.consent_needed',
    );
    // The consents of the others have ended too.
    expect((await join()).json()).toMatchObject({ state: 'withheld', consent: { endsOn: '2027-11-15' } });
  });

  test('changes of the profile are taken over in the night, a new employer is blocked at once', async () => {
    const card = await joined();
    now = new Date(NOW.getTime() + 60_000);
    const [work] = JANA.experience;
    const experience = work ? [{ ...work, employer: 'Klinik am Wald' }] : [];
    await jana.call('PATCH', '/api/profile', { experience, yearsOfExperience: 12 });
    expect((await pool(eva)).items.map((item) => item.card.id)).not.toContain(card.id);
    await db.delete(talentBlocks);
    expect((await jana.call('GET', '/api/talent-pool/me')).json()).toMatchObject({
      hasChanges: true,
      card: { years: '5_9' },
    });
    await renewConsents(background());
    expect((await jana.call('GET', '/api/talent-pool/me')).json()).toMatchObject({
      hasChanges: false,
      card: { years: '10_19' },
    });
  });

  test('needs a consent, an occupation and a text that tells nobody', async () => {
    expect((await jana.call('PUT', '/api/talent-pool/me', {})).json().code).toBe('talent_pool.consent_needed');
    const told = await join({ text: 'Ich arbeite in der Universitätsklinik Lindenthal.' });
    expect(told.json()).toMatchObject({ code: 'talent_pool.identifying_text', errors: [{ path: 'text.workplace' }] });
    const preview = await jana.call('POST', '/api/talent-pool/me/preview', {
      text: 'Frau Albrecht',
      shows: { pay: false },
    });
    expect(preview.json()).toMatchObject({
      card: { payWish: null },
      identifying: [{ kind: 'name', text: 'Frau Albrecht' }],
    });
    await setProfile({ ...JANA, occupations: [] });
    expect((await join()).json().code).toBe('talent_pool.occupation_missing');
    expect(await db.$count(talentProfiles)).toBe(0);
  });
});

test('a saved search tells once a day of who is new', async () => {
  await createTalent(db, many(6, { location: 'Köln' }));
  const saved = await eva.call('POST', '/api/talent-pool/searches', {
    name: 'Köln',
    query: '?location=Köln&page=3&category=nursing',
  });
  expect(saved.json().items).toMatchObject([{ query: 'category=nursing&location=K%C3%B6ln', count: 6, fresh: 0 }]);
  await notifyOfTalent(background());
  expect(await kindsOf(evaId)).toEqual([]);
  await join();
  await notifyOfTalent(background());
  await notifyOfTalent(background());
  expect(await kindsOf(evaId)).toEqual(['talent_search.matched']);
  const { items } = (await eva.call('GET', '/api/talent-pool/searches')).json();
  expect(items).toMatchObject([{ count: 7, fresh: 1 }]);
  expect((await eva.call('PUT', `/api/talent-pool/searches/${items[0].id}/seen`)).json().items).toMatchObject([
    { fresh: 0 },
  ]);
});

test('a saved search tells nothing to whom the pool was closed', async () => {
  await createTalent(db, many(6, { location: 'Köln' }));
  await eva.call('POST', '/api/talent-pool/searches', { name: 'Köln', query: 'location=Köln' });
  const ada = await signInAdmin(app, 'ada@amt.example');
  const access = (body: object) => ada.call('PUT', `/api/admin/talent-pool/employers/${evaId}/access`, body);
  await access({ isOpen: false, reason: 'Dreißig Anfragen mit demselben Text.' });
  await join();
  await notifyOfTalent(background());
  expect(await kindsOf(evaId)).not.toContain('talent_search.matched');
  await access({ isOpen: true });
  await notifyOfTalent(background());
  expect(await kindsOf(evaId)).toContain('talent_search.matched');
});

describe('an employer who tries to find out', () => {
  const OCCUPATIONS = ['pflegefach', 'fachpflege-its', 'altenpflege', 'mfa', 'oberarzt'];
  const PLACES = ['Köln', 'Bonn', 'Gummersbach', 'Berlin', 'Potsdam', 'Wien', 'Zürich'];
  const different = (index: number): Partial<SeekerProfileData> => ({
    occupations: [OCCUPATIONS[index % 5] ?? 'mfa'],
    location: PLACES[(index * index + 3 * index) % 7] ?? null,
    yearsOfExperience: (index * 7) % 27,
    licence: index % 3 ? 'state_title' : null,
    languages: [{ language: 'de', level: (['B1', 'B2', 'native'] as const)[index % 3] ?? null }],
    week: index % 4 ? NIGHTS : null,
    earliestStart: index % 6 ? `2027-0${1 + (index % 6)}-1${index % 9}` : null,
  });
  const all = async (caller: Caller) => {
    const pages = await Promise.all([1, 2, 3].map((page) => pool(caller, `&page=${page}`)));
    return pages.flatMap(({ items }) => items);
  };

  test('every region has six of the same occupation group, and every count follows from the cards', async () => {
    await createTalent(
      db,
      Array.from({ length: 240 }, (_, index) => ({ data: different(index) })),
    );
    for (const location of ['Hürth', 'Frechen']) await createTalent(db, many(3, { location }));
    for (const location of ['Husum', 'Passau', 'Gera']) await createTalent(db, many(2, { location }));
    const items = await all(eva);
    const cells = Map.groupBy(
      items,
      ({ card }) => `${card.occupation.key.replace('fachpflege-its', 'pflegefach')} ${card.region.label}`,
    );
    for (const [cell, shown] of cells) expect(shown.length, cell).toBeGreaterThanOrEqual(6);
    expect(new Set(items.map(({ card }) => card.region.kind)).size).toBeGreaterThan(2);

    const facets = (await eva.call('GET', '/api/talent-pool/facets')).json();
    const countOf = (test: (card: TalentItem['card']) => boolean) => items.filter(({ card }) => test(card)).length;
    for (const { value, count } of facets.occupation)
      expect(count).toBe(countOf(({ occupation }) => occupation.key === value));
    for (const { value, count } of facets.years) expect(count).toBe(countOf(({ years }) => years === value));
    for (const { label, count } of facets.location) expect(count).toBe(countOf(({ region }) => region.label === label));
    for (const { value, count } of facets.availableBy)
      expect(count).toBe(countOf(({ available }) => available === 'now' || (available ?? '9') <= value));
    const combined = await pool(
      eva,
      '&occupation=altenpflege&languageLevel=B2&years=5_9&years=10_19&shift=night&availableBy=2027-03',
    );
    const expected = countOf(
      (card) =>
        card.occupation.key === 'altenpflege' &&
        card.languages.some(({ level }) => level === 'B2' || level === 'native') &&
        (card.years === '5_9' || card.years === '10_19') &&
        card.shifts.includes('night') &&
        card.available !== null &&
        card.available <= '2027-03',
    );
    expect(combined.total).toBe(expected);
  });

  test('a village is found by no filter that its card does not show', async () => {
    await createTalent(db, many(7, { location: 'Köln' }));
    await createTalent(db, many(3, { location: 'Marienheide' }));
    await createTalent(db, many(3, { location: 'Siegen' }));
    const shown = await all(eva);
    expect(new Set(shown.map(regionOf))).toEqual(new Set(['Köln', 'Nordrhein-Westfalen']));
    const near = async (place: string) =>
      (await pool(eva, `&radius=5&location=${place}`)).items.filter((item) => regionOf(item) !== 'Köln').length;
    // Every place of the state finds the same six, so that asking place by place tells nothing.
    for (const place of ['Marienheide', 'Siegen', 'Gummersbach', 'Münster', 'Aachen'])
      expect(await near(place), place).toBe(6);
  });

  test('neither order nor ids nor numbers tell who joined last', async () => {
    const before = await createTalent(db, many(20, { location: 'Köln' }));
    await setProfile({ ...JANA, earliestStart: null });
    await join();
    const places: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      const { items } = await pool(eva);
      const known = new Set(before.map(({ id }) => id));
      const order = items.map(({ card }) => card.id);
      expect(order).toEqual((await pool(eva)).items.map(({ card }) => card.id));
      places.push(order.findIndex((id) => !known.has(id)));
      await jana.call('DELETE', '/api/talent-pool/me');
      await join();
    }
    expect(new Set(places).size).toBeGreaterThan(1);
    expect(JSON.stringify((await pool(eva)).items)).not.toMatch(/T\d\d:\d\d|userId|createdAt/);
  });
});
