import { type Action, CALLERS, type Caller, PUBLIC_ACTIONS, reachOf } from '@stellenvisite/contract/permissions';
import { installQueues } from '@stellenvisite/core/queue/install-queues';
import { authSessions } from '@stellenvisite/db/schema/auth';
import { NOW } from '@stellenvisite/db/testing-market';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { asCaller, createAdminPerson, createPerson, PASSWORD, signIn, signInAdmin } from '../testing/people.ts';

let now = NOW;
const { app, database } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await app.ready();

const NOBODY = '00000000-0000-4000-8000-000000000000';
const token = { token: 'a-token-that-nobody-was-ever-given' };

/** `open` is for whoever comes, and stands for no action of its own. What administrators do to others' records is `moderation`. */
type Endpoint = { action: Action | 'open'; moderation?: Action; url?: string; payload?: object };

/** Every route of the API document, with the action it is; a route without a line here fails the first test. */
const ENDPOINTS: Record<string, Endpoint> = {
  'GET /api/health': { action: 'open' },
  'GET /api/jobs': { action: 'job.read' },
  'GET /api/jobs/map': { action: 'job.read' },
  'GET /api/jobs/map/items': { action: 'job.read', url: '/api/jobs/map/items?bbox=5,45,18,56' },
  'GET /api/jobs/{id}': { action: 'job.read' },
  'GET /api/jobs/{id}/similar': { action: 'job.read' },
  'GET /api/occupations': { action: 'job.read' },
  'GET /api/employers': { action: 'employer.read' },
  'GET /api/employers/{id}': { action: 'employer.read' },
  'GET /api/employers/{id}/jobs': { action: 'employer.read' },
  'GET /api/employers/{id}/departments/{departmentId}/jobs': { action: 'employer.read' },
  'GET /api/market': { action: 'job.read' },
  'GET /api/market/places': { action: 'job.read' },
  'GET /api/places': { action: 'open', url: '/api/places?q=ber' },
  'GET /api/places/by-slug/{slug}': { action: 'open' },
  'GET /api/places/nearest': { action: 'open', url: '/api/places/nearest?lat=52.52&lon=13.4' },
  'GET /api/suggestions': { action: 'job.read', url: '/api/suggestions?q=pfl' },
  'GET /api/media/{id}': { action: 'employer.read' },
  'POST /api/newsletter/subscriptions': { action: 'newsletter.subscribe', payload: { email: 'a@b.example' } },
  'POST /api/newsletter/confirmations': { action: 'newsletter.subscribe', payload: token },
  'POST /api/newsletter/frequency-changes': { action: 'newsletter.subscribe', payload: token },
  'POST /api/newsletter/unsubscriptions': { action: 'newsletter.subscribe', payload: token },
  'GET /api/newsletter/unsubscribe/{token}': { action: 'newsletter.subscribe' },
  'POST /api/newsletter/unsubscribe/{token}': { action: 'newsletter.subscribe', payload: {} },
  'GET /api/account': { action: 'account.read' },
  'PATCH /api/account': { action: 'account.change', payload: { fullName: 'Anna Berg' } },
  'PUT /api/account/onboarding': { action: 'account.change', payload: { location: 'Köln' } },
  'POST /api/account/onboarding/completion': { action: 'account.change' },
  'GET /api/account/sessions': { action: 'account.change' },
  'DELETE /api/account/sessions/{id}': { action: 'account.change' },
  'GET /api/account/export': { action: 'account.export' },
  'POST /api/account/erasure': { action: 'account.erase', payload: { mode: 'after_waiting', password: 'Falsch2026!' } },
  'DELETE /api/account/erasure': { action: 'account.erase' },
  'GET /api/account/employer-links': { action: 'employer_link.read' },
  'POST /api/account/employer-links': { action: 'employer_link.propose', payload: { employerId: NOBODY } },
  'PATCH /api/account/employer-links/{userId}': {
    action: 'employer_link.decide',
    payload: { employerId: NOBODY, isActive: true },
  },
  'GET /api/saved-searches': { action: 'saved_search.read' },
  'POST /api/saved-searches': { action: 'saved_search.write', payload: { name: 'Pflege', query: 'q=pflege' } },
  'PATCH /api/saved-searches/{id}': { action: 'saved_search.write', payload: { name: 'Pflege' } },
  'PUT /api/saved-searches/{id}/seen': { action: 'saved_search.write' },
  'DELETE /api/saved-searches/{id}': { action: 'saved_search.write' },
  'GET /api/employer/jobs': { action: 'job.change' },
  'PUT /api/employer/jobs/{id}/class': {
    action: 'job.change',
    moderation: 'job.moderate',
    payload: { occupation: null, level: null, specialty: null, department: null },
  },
  'DELETE /api/employer/jobs/{id}/class': { action: 'job.change', moderation: 'job.moderate' },
  'POST /api/admin/session': { action: 'open', payload: { email: 'niemand@amt.example', password: PASSWORD } },
  'GET /api/admin/overview': { action: 'admin.read' },
  'GET /api/admin/admins': { action: 'admin.read' },
  'POST /api/admin/admins': {
    action: 'admin.write',
    payload: { email: 'ada@amt.example', password: PASSWORD, firstName: 'A', lastName: 'B' },
  },
  'PATCH /api/admin/admins/{id}': { action: 'admin.write', payload: { firstName: 'Ada' } },
  'DELETE /api/admin/admins/{id}': { action: 'admin.write' },
  'GET /api/admin/events': { action: 'event.read' },
  'POST /rest/v1/rpc/email_exists': { action: 'open', payload: { p_email: 'a@b.example' } },
  'POST /rest/v1/rpc/create_user_employer_links_table_if_not_exists': { action: 'table.inspect' },
  'POST /rest/v1/rpc/get_table_info': { action: 'table.inspect', payload: { table_name: 'profiles' } },
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

function documentedRoutes(): string[] {
  const { paths = {} } = app.swagger() as { paths?: Record<string, Partial<Record<string, unknown>>> };
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

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

function call(route: string, { url, payload }: Endpoint, accessToken: string) {
  const [method, path = ''] = route.split(' ');
  const address = url ?? path.replace(/\{\w+\}/g, path.includes('{token}') ? token.token : NOBODY);
  return asCaller(app, accessToken).call(method as InjectOptions['method'], address, payload);
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
const isOpen = ({ action }: Endpoint) => action === 'open' || (PUBLIC_ACTIONS as readonly Action[]).includes(action);

test('every route of the API document says who may call it, and nothing else does', () => {
  expect(Object.keys(ENDPOINTS).sort()).toEqual(documentedRoutes().sort());
});

const CASES = Object.entries(ENDPOINTS).flatMap(([route, endpoint]) =>
  CALLERS.map((caller) => ({ route, endpoint, caller })),
);

test.each(CASES)('$route by $caller', async ({ route, endpoint, caller }) => {
  const answer = await call(route, endpoint, TOKENS[caller]);
  expect(answer.statusCode).toBeLessThan(500);
  const isAllowed =
    isOpen(endpoint) ||
    [endpoint.action, endpoint.moderation].some(
      (action) => action && action !== 'open' && reachOf(caller, action) !== 'none',
    );
  const expected = isAllowed ? null : caller === 'visitor' ? 'auth.required' : 'request.forbidden';
  expect(refusalOf(answer)).toBe(expected);
});

test.each(Object.entries(ENDPOINTS))(
  '%s by a token that has run out, is broken, or of an ended session',
  async (route, endpoint) => {
    const isFunction = route.includes('/rest/v1/');
    const refused = isFunction ? 'auth.token_invalid or auth.session_ended' : 'auth.token_invalid';
    const expected = isFunction && isOpen(endpoint) ? null : refused;
    now = new Date(NOW.getTime() + 2 * 3_600_000);
    expect(refusalOf(await call(route, endpoint, TOKENS.admin))).toBe(expected);
    now = NOW;
    expect(refusalOf(await call(route, endpoint, `${TOKENS.admin.slice(0, -6)}AAAAAA`))).toBe(expected);
  },
);

test('who was signed out is let in nowhere, though the token has not run out', async () => {
  await db.delete(authSessions);
  for (const [route, endpoint] of Object.entries(ENDPOINTS).filter(([, endpoint]) => !isOpen(endpoint))) {
    const ended = route.includes('/rest/v1/') ? 'auth.token_invalid or auth.session_ended' : 'auth.session_ended';
    for (const caller of ['job_seeker', 'employer', 'admin'] as const) {
      expect(refusalOf(await call(route, endpoint, TOKENS[caller])), `${route} by ${caller}`).toBe(ended);
    }
  }
});
