import { CALLERS, type Caller, reachOf } from '@stellenvisite/contract/permissions';
import { installQueues } from '@stellenvisite/core/queue/install-queues';
import { authSessions } from '@stellenvisite/db/schema/auth';
import { NOW } from '@stellenvisite/db/testing-market';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import type { Slice } from '../define-slice.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { openTestServices } from '../testing/create-test-context.ts';
import { asCaller, createAdminPerson, createPerson, PASSWORD, signIn, signInAdmin } from '../testing/people.ts';
import { createApp } from './create-app.ts';
import { registerSliceRoutes, type SliceRoute } from './slice-routes.ts';

let now = NOW;
const { app, database } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await app.ready();

const NOBODY = '00000000-0000-4000-8000-000000000000';
const token = { token: 'a-token-that-nobody-was-ever-given' };

const PROOF = {
  kind: 'measles',
  title: '',
  issuedOn: null,
  expiresOn: null,
  points: null,
  pointsNeeded: null,
  fileId: null,
};

type Example = { url?: string; payload?: object };

/** What routes are called with that need more than an id in their address. */
const EXAMPLES: Record<string, Example> = {
  'GET /api/jobs/map/items': { url: '/api/jobs/map/items?bbox=5,45,18,56' },
  'GET /api/places': { url: '/api/places?q=ber' },
  'GET /api/places/nearest': { url: '/api/places/nearest?lat=52.52&lon=13.4' },
  'GET /api/suggestions': { url: '/api/suggestions?q=pfl' },
  'POST /api/reports': {
    payload: {
      target: { kind: 'job', id: NOBODY },
      reason: 'fraud',
      explanation: 'Diese Stelle gibt es nicht.',
      goodFaith: true,
    },
  },
  'POST /api/newsletter/subscriptions': { payload: { email: 'a@b.example' } },
  'POST /api/newsletter/confirmations': { payload: token },
  'POST /api/newsletter/frequency-changes': { payload: token },
  'POST /api/newsletter/unsubscriptions': { payload: token },
  'POST /api/newsletter/unsubscribe/:token': { payload: {} },
  'POST /api/notifications/unsubscriptions': { payload: token },
  'POST /api/notifications/unsubscribe/:token': { payload: {} },
  'PATCH /api/notifications/preferences': { payload: { items: [{ topic: 'messages', byMail: false }] } },
  'PATCH /api/account': { payload: { fullName: 'Anna Berg' } },
  'PUT /api/account/onboarding': { payload: { location: 'Köln' } },
  'POST /api/account/erasure': { payload: { mode: 'after_waiting', password: 'Falsch2026!' } },
  'POST /api/account/employer-links': { payload: { employerId: NOBODY } },
  'PATCH /api/account/employer-links/:userId': { payload: { employerId: NOBODY, isActive: true } },
  'POST /api/job-alerts': { payload: { name: 'Pflege', query: 'q=pflege' } },
  'PATCH /api/job-alerts/:id': { payload: { name: 'Pflege' } },
  'PATCH /api/job-alerts/:id/matches/:jobId': { payload: { isRead: true } },
  'POST /api/job-alerts/subscriptions': { payload: { name: 'Pflege', query: 'q=pflege', email: 'gast@post.example' } },
  'POST /api/job-alerts/links': { payload: token },
  'POST /api/job-alerts/unsubscribe/:token': { payload: {} },
  'PATCH /api/saved-jobs/:jobId': { payload: { note: 'Anrufen' } },
  'PATCH /api/saved-employers/:employerId': { payload: { note: 'Anrufen' } },
  'PATCH /api/hidden-employers': { payload: { agencies: true } },
  'POST /api/files/adoption': { payload: { guestToken: 'a'.repeat(43) } },
  'PATCH /api/profile': { payload: { skills: ['Wundmanagement'] } },
  'POST /api/profile/files': { payload: { fileId: NOBODY, kind: 'cv' } },
  'POST /api/profile/proofs': { payload: PROOF },
  'PUT /api/profile/proofs/:id': { payload: PROOF },
  'PATCH /api/profile/settings': { payload: { remindsOfProofs: true } },
  'POST /api/matches': { payload: { jobIds: [] } },
  'PUT /api/recommendations/:jobId/dismissal': { payload: { reason: null } },
  'PUT /api/jobs/:id/application-draft': { payload: { message: 'Guten Tag' } },
  'POST /api/jobs/:id/guest-applications': {
    payload: { email: 'a@b.example', applicant: { fullName: 'Anna Berg' }, acceptsTerms: true },
  },
  'POST /api/guest-applications/:id/confirmation': { payload: { code: '123456' } },
  'PATCH /api/applications/:id': { payload: { status: 'interview', version: 1 } },
  'POST /api/applications/:id/messages': { payload: { text: 'Guten Tag', clientId: 'a' } },
  'PUT /api/applications/:id/messages/:messageId/choice': { payload: { at: '2027-01-01T10:00:00.000Z' } },
  'PUT /api/applications/:id/messages/read': { payload: { messageId: NOBODY } },
  'PATCH /api/employer/applications/:id': { payload: { status: 'interview', version: 1 } },
  'POST /api/employer/profile': {
    payload: {
      name: 'Klinik',
      type: 'hospital',
      address: { street: null, postalCode: null, city: 'Berlin', country: 'DE' },
    },
  },
  'PATCH /api/employer/profile': { payload: {} },
  'POST /api/employer/departments': { payload: { name: 'Chirurgie' } },
  'PUT /api/employer/departments/order': { payload: { ids: [] } },
  'PUT /api/employer/departments/:id': { payload: { name: 'Chirurgie' } },
  'POST /api/employer/jobs': { payload: {} },
  'PATCH /api/employer/jobs/:id': { payload: { version: 1 } },
  'PUT /api/employer/jobs/:id/class': { payload: { occupation: null, level: null, specialty: null, department: null } },
  'POST /api/admin/session': { payload: { email: 'niemand@amt.example', password: PASSWORD } },
  'POST /api/admin/admins': {
    payload: { email: 'ada@amt.example', password: PASSWORD, firstName: 'A', lastName: 'B' },
  },
  'PATCH /api/admin/admins/:id': { payload: { firstName: 'Ada' } },
  'POST /rest/v1/rpc/email_exists': { payload: { p_email: 'a@b.example' } },
  'POST /rest/v1/rpc/get_table_info': { payload: { table_name: 'profiles' } },
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

function documentedRoutes(): string[] {
  const { paths = {} } = app.swagger() as { paths?: Record<string, Partial<Record<string, unknown>>> };
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

const nameOf = ({ method, url }: SliceRoute) => `${method} ${url}`;
/** The routes of the auth protocol answer in its own words, and have their own tests of every refusal. */
const isAuth = ({ slice }: SliceRoute) => slice === 'auth';
const ROUTES = app.sliceRoutes.filter((route) => !isAuth(route));
const AUTH_ROUTES = app.sliceRoutes.filter(isAuth);

/** What a refusal says, in the words of the API; null when the call was let in, whatever then came of it. */
function refusalOf(answer: LightMyRequestResponse): string | null {
  if (!String(answer.headers['content-type']).includes('json')) return null;
  const { code } = answer.json() ?? {};
  if (code === '42501') return answer.statusCode === 401 ? 'auth.required' : 'request.forbidden';
  if (code === 'PGRST301') return 'auth.token_invalid or auth.session_ended';
  return ['auth.required', 'request.forbidden', 'auth.token_invalid', 'auth.session_ended'].includes(code)
    ? code
    : null;
}

const PARAMS: Record<string, string> = { token: token.token, page: '1', '*': 'nothing' };

function call(route: SliceRoute, accessToken: string) {
  const { url, payload } = EXAMPLES[nameOf(route)] ?? {};
  const address = url ?? route.url.replace(/:(\w+)(\([^)]*\))?|\*/g, (all, name) => PARAMS[name ?? all] ?? NOBODY);
  return asCaller(app, accessToken).call(route.method as InjectOptions['method'], address, payload);
}

await createAdminPerson(db, 'ada@amt.example');
await createPerson(db, { email: 'anna@post.example' });
await createPerson(db, { email: 'eva@haus.example', role: 'employer' });
const TOKENS: Record<Caller, string> = {
  visitor: '',
  job_seeker: (await signIn(app, 'anna@post.example')).token,
  employer: (await signIn(app, 'eva@haus.example')).token,
  admin: (await signInAdmin(app, 'ada@amt.example')).token,
};

/** What the permission table says of a caller and a route. */
function isAllowed({ permission }: SliceRoute, caller: Caller): boolean {
  if (permission === 'public') return true;
  if (permission === 'session') return caller !== 'visitor';
  if (permission === 'service') return false;
  return [permission].flat().some((action) => reachOf(caller, action) !== 'none');
}
const isOpen = (route: SliceRoute) => isAllowed(route, 'visitor');
const isFunction = ({ slice }: SliceRoute) => slice === 'rpc';
/** The actor of a call is read for these alone: elsewhere a token is none of the route's business. */
const readsToken = ({ url }: SliceRoute) => url.startsWith('/api/');

test('the API document holds every route of the slices but the hidden ones, and no other', () => {
  const visible = ROUTES.filter(({ isHidden }) => !isHidden).map((route) => nameOf(route).replace(/:(\w+)/g, '{$1}'));
  expect(documentedRoutes().sort()).toEqual(visible.sort());
  expect(Object.keys(EXAMPLES).filter((name) => !ROUTES.some((route) => nameOf(route) === name))).toEqual([]);
});

const CASES = ROUTES.flatMap((route) => CALLERS.map((caller) => ({ name: nameOf(route), route, caller })));

test.each(CASES)('$name by $caller', async ({ route, caller }) => {
  const answer = await call(route, TOKENS[caller]);
  expect(answer.statusCode).toBeLessThan(500);
  const expected = isAllowed(route, caller) ? null : caller === 'visitor' ? 'auth.required' : 'request.forbidden';
  expect(refusalOf(answer)).toBe(expected);
});

test.each(ROUTES.map((route) => [nameOf(route), route] as const))(
  '%s by a token that has run out, is broken, or of an ended session',
  async (_name, route) => {
    const refused = isFunction(route) ? 'auth.token_invalid or auth.session_ended' : 'auth.token_invalid';
    const isIgnored = isFunction(route) ? isOpen(route) : !readsToken(route);
    const expected = isIgnored ? null : refused;
    now = new Date(NOW.getTime() + 2 * 3_600_000);
    expect(refusalOf(await call(route, TOKENS.admin))).toBe(expected);
    now = NOW;
    expect(refusalOf(await call(route, `${TOKENS.admin.slice(0, -6)}AAAAAA`))).toBe(expected);
  },
);

test.each(AUTH_ROUTES.map((route) => [nameOf(route), route] as const))(
  '%s lets nobody in without the session or the key it asks for',
  async (_name, route) => {
    const codeOf = (answer: LightMyRequestResponse) => answer.headers['x-sb-error-code'];
    const visited = await call(route, '');
    expect(visited.statusCode).toBeLessThan(500);
    expect(codeOf(visited) === 'no_authorization').toBe(route.permission !== 'public');
    if (route.permission !== 'service') return;
    for (const caller of ['job_seeker', 'employer', 'admin'] as const) {
      expect(codeOf(await call(route, TOKENS[caller]))).toBe('not_admin');
    }
  },
);

test('a route that does not say who may call it keeps the app from being built', async () => {
  const careless: Slice = { name: 'careless', routes: async (scope) => void scope.get('/api/careless', async () => 1) };
  const { config, services } = await openTestServices({ database });
  const options = { config, services, version: '0', databaseKind: 'embedded' as const };
  await expect(registerSliceRoutes(await createApp({ config, services }), [careless], options)).rejects.toThrow(
    'GET /api/careless of the slice careless does not say who may call it',
  );
});

test('who was signed out is let in nowhere, though the token has not run out', async () => {
  await db.delete(authSessions);
  for (const route of ROUTES.filter((route) => !isOpen(route))) {
    const ended = isFunction(route) ? 'auth.token_invalid or auth.session_ended' : 'auth.session_ended';
    for (const caller of ['job_seeker', 'employer', 'admin'] as const) {
      expect(refusalOf(await call(route, TOKENS[caller])), `${nameOf(route)} by ${caller}`).toBe(ended);
    }
  }
});
