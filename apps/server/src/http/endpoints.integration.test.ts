import { API_SCOPES } from '@stellenvisite/contract/api-keys';
import {
  type Action,
  CALLERS,
  type Caller,
  mayInTeam,
  reachOf,
  TEAM_ROLE_OF,
} from '@stellenvisite/contract/permissions';
import { TEAM_ROLES, type TeamRole } from '@stellenvisite/contract/team';
import { installQueues } from '@stellenvisite/core/queue/install-queues';
import { authSessions } from '@stellenvisite/db/schema/auth';
import { NOW } from '@stellenvisite/db/testing-market';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import type { Slice } from '../define-slice.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createEmployerRecords, type EmployerRecords } from '../testing/create-employer-records.ts';
import { openTestServices } from '../testing/create-test-context.ts';
import { asCaller, createAdminPerson, createPerson, PASSWORD, signIn, signInAdmin } from '../testing/people.ts';
import { createApp } from './create-app.ts';
import { registerSliceRoutes, type SliceRoute } from './slice-routes.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
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

const LETTER = {
  subject: 'Neues',
  preview: '',
  bodyHtml: '<p>Guten Tag</p>',
  segment: { language: 'de', frequency: null, audience: 'all' },
};
const ARTICLE_TEXT = {
  title: 'Titel',
  lead: 'Vorspann',
  summary: [],
  bodyHtml: '<p>Text</p>',
  sources: [],
  authorRole: '',
};
const ARTICLE = {
  slug: 'neuer-artikel',
  topic: 'roster',
  category: null,
  drawing: 'books',
  texts: { de: ARTICLE_TEXT, en: ARTICLE_TEXT },
  authorName: 'Redaktion',
  reviewedBy: null,
  jobSearch: '',
};

const ARTICLE_PICTURE = {
  alt: { de: 'Ein heller Flur', en: 'A bright corridor' },
  caption: { de: '', en: '' },
  isCover: false,
};

const TEMPLATE = { name: { de: 'Frage', en: 'Question' }, text: { de: 'Guten Tag {name}', en: 'Dear {name}' } };

type Example = { url?: string; payload?: object };

/** What routes are called with that need more than an id in their address. */
const BILLING_ADDRESS = {
  company: 'Klinik am Wald',
  street: 'Waldweg 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  vatId: null,
  email: 'post@wald.example',
  reference: null,
};
const EXAMPLES: Record<string, Example> = {
  'GET /api/jobs/map/items': { url: '/api/jobs/map/items?bbox=5,45,18,56' },
  'GET /api/occupations/titles': { url: '/api/occupations/titles?title=pflege' },
  'GET /api/places': { url: '/api/places?q=ber' },
  'GET /api/places/nearest': { url: '/api/places/nearest?lat=52.52&lon=13.4' },
  'GET /api/suggestions': { url: '/api/suggestions?q=pfl' },
  'POST /api/articles/:slug/ratings': { url: '/api/articles/keiner/ratings', payload: { isHelpful: true } },
  'GET /api/salaries/:occupation': { url: '/api/salaries/pflegefachkraft' },
  'GET /api/ideas/:number': { url: '/api/ideas/404' },
  'POST /api/ideas': { payload: { title: 'Eine gute Idee', text: '', area: 'other' } },
  'PUT /api/ideas/:number/vote': { url: '/api/ideas/404/vote', payload: {} },
  'DELETE /api/ideas/:number/vote': { url: '/api/ideas/404/vote' },
  'POST /api/ideas/:number/comments': { url: '/api/ideas/404/comments', payload: { text: 'Ja, bitte.' } },
  'PATCH /api/admin/ideas/:number': {
    url: '/api/admin/ideas/404',
    payload: { status: 'planned', reason: null, answer: null, expected: null, hiddenReason: null },
  },
  'POST /api/admin/ideas/:number/merge': { url: '/api/admin/ideas/404/merge', payload: { into: 405 } },
  'PATCH /api/admin/idea-comments/:id': { payload: { isHidden: true } },
  'PUT /api/testimonials/mine': {
    payload: {
      quote: 'Nach zwei Wochen hatte ich eine Zusage.',
      name: 'Jana M.',
      role: 'Pflege',
      city: 'Köln',
      consent: true,
    },
  },
  'POST /api/admin/testimonials/:id/decision': { payload: { decision: 'decline', reason: 'Doppelt.' } },
  'POST /api/admin/newsletter/letters': { payload: LETTER },
  'PATCH /api/admin/newsletter/letters/:id': { payload: LETTER },
  'POST /api/admin/newsletter/letters/:id/tests': { payload: { to: 'probe@praxis.example' } },
  'POST /api/admin/articles': { payload: ARTICLE },
  'PATCH /api/admin/articles/:id': { payload: ARTICLE },
  'POST /api/admin/articles/:id/publication': { payload: { publishedAt: null } },
  'POST /api/admin/articles/:id/pictures': { payload: { ...ARTICLE_PICTURE, fileId: NOBODY } },
  'PATCH /api/admin/article-pictures/:id': { payload: ARTICLE_PICTURE },
  'POST /api/searches': { payload: { query: 'q=pflege', hasHits: true } },
  'POST /api/jobs/:id/views': { payload: { origin: null, referrer: null } },
  'POST /api/reports': {
    payload: {
      target: { kind: 'job', id: NOBODY },
      reason: 'fraud',
      explanation: 'Diese Stelle gibt es nicht.',
      goodFaith: true,
    },
  },
  'POST /api/admin/reports/:id/decision': {
    payload: {
      measure: 'none',
      extent: 'dauerhaft',
      facts: 'Die Anzeige entspricht den Regeln.',
      groundKind: 'terms',
      ground: 'Nr. 6.2',
    },
  },
  'POST /api/admin/reports/:id/appeals/:appealId/decision': {
    payload: { measure: 'none', reasons: 'Die Anzeige entspricht den Regeln.' },
  },
  'POST /api/support-tickets': {
    payload: { subject: 'Eine Frage', text: 'Wie geht das genau?', email: 'gast@post.example' },
  },
  'POST /api/support-tickets/:key/messages': { payload: { text: 'Noch etwas' } },
  'PATCH /api/admin/support-tickets/:id': { payload: { status: 'in_progress' } },
  'POST /api/admin/support-tickets/:id/answers': { payload: { text: 'Bitte noch einmal.' } },
  'POST /api/admin/canned-answers': { payload: { title: 'Passwort', text: 'Bitte neu setzen.', language: 'de' } },
  'PUT /api/admin/canned-answers/:id': { payload: { title: 'Passwort', text: 'Bitte neu setzen.', language: 'de' } },
  'POST /api/reports/:token/appeal': { payload: { text: 'Die Anzeige entspricht den Regeln.' } },
  'POST /api/profile/analyses': { payload: { fileId: NOBODY } },
  'PATCH /api/profile/analyses/:id': { payload: { decisions: [{ fieldId: 'f1', choice: 'take' }] } },
  'PUT /api/employer/billing/address': { payload: BILLING_ADDRESS },
  'POST /api/employer/orders/quote': {
    payload: { plan: 'practice', period: 'monthly', products: [], country: 'DE', vatId: null },
  },
  'POST /api/employer/orders': {
    payload: {
      key: NOBODY,
      version: 0,
      gross: 15_351,
      plan: 'practice',
      period: 'monthly',
      products: [],
      address: BILLING_ADDRESS,
      payment: 'invoice',
      agreed: true,
    },
  },
  'PUT /api/admin/plans/:id': {
    url: '/api/admin/plans/group',
    payload: { jobs: 250, topJobsPerMonth: 10, enquiriesPerMonth: 100, maxDays: 90, seats: 400, prices: null },
  },
  'DELETE /api/admin/price-changes/:id': { url: '/api/admin/price-changes/1' },
  'PUT /api/admin/products/:id': {
    url: '/api/admin/products/top_job',
    payload: { days: 30, prices: { EUR: 9000, CHF: 9000 } },
  },
  'PUT /api/admin/invoice-seller': {
    payload: {
      name: 'Stellenvisite GmbH',
      street: 'Musterstraße 1',
      postalCode: '10115',
      city: 'Berlin',
      vatId: 'DE136695976',
      register: '',
      email: 'rechnung@stellenvisite.example',
      phone: '',
      iban: 'DE02120300000000202051',
      bic: '',
      bank: '',
    },
  },
  'POST /api/admin/subscriptions': {
    payload: { employerId: NOBODY, plan: 'group', period: 'yearly', net: 890_000 },
  },
  'POST /api/admin/invoices/:id/settlement': { payload: { paidOn: '2026-11-15' } },
  'POST /api/admin/invoices/:id/correction': { payload: { reason: 'Doppelt berechnet', net: null } },
  'POST /api/employer/feeds': { payload: { source: { kind: 'file', fileName: 'stellen.xml' } } },
  'PATCH /api/employer/feeds/:id': { payload: { name: 'Karriereportal' } },
  'POST /api/employer/feeds/:id/runs': { payload: { kind: 'validate' } },
  'POST /api/employer/feeds/:id/runs/:runId/decision': { payload: { way: 'leave' } },
  'PATCH /api/employer/feeds/held-items/:id': { payload: { values: { city: 'Berlin' } } },
  'PUT /api/employer/feeds/:id/mapping': {
    payload: { mapping: { item: 'stellen/stelle', fields: {} }, isDraft: true },
  },
  'POST /api/employer/feeds/:id/mapping/preview': { payload: { mapping: { item: 'stellen/stelle', fields: {} } } },
  'POST /functions/v1/xml-feed-importer': {
    payload: { url: 'http://127.0.0.1/jobs.xml', employer_id: NOBODY, validate_only: true },
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
  'POST /api/emma': { payload: { messages: [{ role: 'user', parts: [{ type: 'text', text: 'Hallo' }] }] } },
  'POST /api/emma/hand-over': { payload: { question: 'Wie geht das?', email: 'gast@post.example' } },
  'PATCH /api/emma/settings': { payload: { keepsHistory: true } },
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
  'PUT /api/applications/:id/messages/assignee': { payload: { userId: null } },
  'POST /api/employer/applications/bulk': { payload: { items: [{ id: NOBODY, version: 1 }], to: 'rejected' } },
  'PATCH /api/employer/applications/:id': { payload: { status: 'interview', version: 1 } },
  'GET /api/employer/applications/files.zip': { url: `/api/employer/applications/files.zip?id=${NOBODY}` },
  'POST /api/employer/applications/:id/review/notes': { payload: { text: 'Passt.' } },
  'PUT /api/employer/applications/:id/review/rating': { payload: { stars: 4 } },
  'PUT /api/employer/applications/:id/review/tags': { payload: { tags: [] } },
  'PUT /api/applications/:id/stay-known': { payload: { agrees: true } },
  'POST /api/employer/profile': {
    payload: {
      name: 'Klinik',
      type: 'hospital',
      address: { street: null, postalCode: null, city: 'Berlin', country: 'DE' },
    },
  },
  'PATCH /api/employer/profile': { payload: {} },
  'PUT /api/employer/draft': { payload: {} },
  'PATCH /api/employer/settings': { payload: {} },
  'POST /api/employer/verification/code': { payload: { email: 'post@klinik.example' } },
  'POST /api/employer/verification/code/confirmation': { payload: { code: '123456' } },
  'POST /api/employer/verification/checks': { payload: { method: 'file' } },
  'POST /api/employer/departments': { payload: { name: 'Chirurgie' } },
  'PUT /api/employer/departments/order': { payload: { ids: [] } },
  'PUT /api/employer/departments/:id': { payload: { name: 'Chirurgie' } },
  'PUT /api/talent-pool/me': { payload: {} },
  'POST /api/talent-pool/:id/enquiries': { payload: { jobId: NOBODY, payMin: 3400, payMax: 4100 } },
  'POST /api/talent-pool/enquiries/:id/messages': { payload: { text: 'Wie viele Nächte?', clientId: 'a' } },
  'POST /api/talent-pool/enquiries/:id/answer': { payload: { answer: 'no' } },
  'POST /api/talent-pool/searches': { payload: { name: 'Pflege', query: 'category=nursing' } },
  'PATCH /api/talent-pool/searches/:id': { payload: { notifies: false } },
  'POST /api/talent-pool/me/preview': { payload: {} },
  'POST /api/talent-pool/me/blocks': { payload: { kind: 'domain', domain: 'klinik.example' } },
  'POST /api/employer/templates': { payload: { kind: 'question', ...TEMPLATE } },
  'PUT /api/employer/templates/:id': { payload: TEMPLATE },
  'PATCH /api/employer/team/members/:userId': { payload: { role: 'viewer' } },
  'POST /api/employer/team/proposals/:userId/confirmation': { payload: { role: 'viewer' } },
  'POST /api/employer/team/invitations': { payload: { email: 'neu@haus.example', role: 'viewer' } },
  'PATCH /api/employer/team/invitations/:id': { payload: { role: 'viewer' } },
  'POST /api/employer/team/invitations/:id/confirmation': { payload: { role: 'viewer' } },
  'POST /api/team-invitations/opened': { payload: token },
  'POST /api/team-invitations/accepted': { payload: token },
  'POST /api/team-invitations/registered': {
    payload: { ...token, fullName: 'Nora Neu', password: PASSWORD, acceptsTerms: true },
  },
  'POST /api/employer/api-keys': { payload: { name: 'SAP', scopes: ['jobs:read'] } },
  'POST /api/employer/webhooks': {
    payload: { name: 'SAP', url: 'https://127.0.0.1/hook', events: ['application.created'] },
  },
  'PATCH /api/employer/webhooks/:id': { payload: { name: 'SAP' } },
  'PUT /api/v1/ats/jobs/:externalId': { payload: { title: 'Hebamme' } },
  'POST /api/v1/ats/jobs/:externalId/closing': { payload: {} },
  'POST /api/v1/ats/applications/:id/moves': { payload: { status: 'rejected', version: 1 } },
  'POST /api/employer/media': { payload: { fileId: NOBODY } },
  'PUT /api/employer/media/order': { payload: { ids: [] } },
  'PUT /api/employer/media/video': { payload: { url: 'vimeo.com/845122071' } },
  'PATCH /api/employer/media/:id': { payload: { alt: 'Heller Flur' } },
  'POST /api/employer/jobs': { payload: { employerId: NOBODY } },
  'POST /api/employer/text-proposals': {
    payload: { employerId: NOBODY, task: 'draft', language: 'de', content: { title: 'Hebamme' } },
  },
  'PATCH /api/employer/jobs/:id': { payload: { version: 1 } },
  'PUT /api/employer/jobs/:id/class': { payload: { occupation: null, level: null, specialty: null, department: null } },
  'POST /api/employer/jobs/file': { payload: { csv: 'Titel\nHebamme', preview: true } },
  'POST /api/employer/jobs/bulk': { payload: { action: 'pause', selection: { ids: [NOBODY] } } },
  'POST /api/admin/held-jobs/:id/release': { payload: { version: 1 } },
  'POST /api/admin/held-jobs/:id/refusal': { payload: { version: 1, reason: 'Bitte mehr Angaben.' } },
  'POST /api/admin/held-jobs/:id/rejection': { payload: { version: 1, reason: 'Die Stelle gibt es nicht.' } },
  'PUT /api/admin/talent-pool/employers/:id/access': { payload: { isOpen: true } },
  'PUT /api/admin/held-jobs/switch': { payload: { isOn: true } },
  'POST /api/admin/session': { payload: { email: 'niemand@amt.example', password: PASSWORD } },
  'POST /api/admin/users/acts': { payload: { act: 'unban', ids: [NOBODY] } },
  'POST /api/admin/employers/acts': { payload: { act: 'verify', ids: [NOBODY] } },
  'POST /api/admin/employers/:id/merge': { payload: { intoId: NOBODY } },
  'POST /api/admin/jobs/acts': { payload: { act: 'return', ids: [NOBODY], reason: 'Bitte ändern.' } },
  'POST /api/error-reports': {
    payload: { type: 'TypeError', message: 'x is not a function', page: '/jobs', frames: [] },
  },
  'POST /api/admin/support-tickets/acts': { payload: { status: 'closed', ids: [NOBODY] } },
  'POST /api/admin/error-reports/acts': { payload: { act: 'solve', ids: [NOBODY] } },
  'POST /api/admin/feeds/acts': { payload: { act: 'pause', ids: [NOBODY] } },
  'PUT /api/admin/settings': {
    payload: {
      operator: {},
      holdsFirstJobs: true,
      targets: { jobs: 1, reports: 2, employers: 2, feeds: 1, support: 1 },
      limits: { applicationsPerDay: 100, messagesPerHour: 300, enquiriesPerHour: 60, reportsPerDay: 20 },
      mailLanguages: ['de', 'en'],
    },
  },
  'GET /api/admin/invoices/archive': { url: '/api/admin/invoices/archive?month=2026-11' },
  'GET /api/admin/views': { url: '/api/admin/views?screen=users' },
  'POST /api/admin/views': { payload: { screen: 'users', name: 'Neue', query: 'role=employer' } },
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

const PARAMS: Record<string, string> = { token: token.token, page: '1', column: 'new', '*': 'nothing' };

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
  // Partners call these with a key; `ats.integration.test.ts` asks each with every scope, without one and for another employer.
  if (permission === 'service' || API_SCOPES.some((scope) => scope === permission)) return false;
  return [permission as Action | Action[]].flat().some((action) => reachOf(caller, action) !== 'none');
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

/** The endpoints of an employer's people. A new one is tested without a further line, as long as its noun has a record. */
const TEAM_ROUTES = ROUTES.filter(
  ({ url, permission }) =>
    /^\/api\/(employer\/|applications\/:id\/messages|conversations)/.test(url) &&
    [permission].flat().some((action) => action in TEAM_ROLE_OF),
);

/** With the ids of the employer's own records, in the address and in the body. */
function callOf(route: SliceRoute, { employerId, idOf }: EmployerRecords, accessToken: string) {
  const example = EXAMPLES[nameOf(route)] ?? {};
  // Beside `:id` stand calls for several records, which name them in their body.
  const recordId = idOf(route.url) ?? idOf(route.url.replace(/\/[^/]*$/, '/:id')) ?? employerId;
  const paramOf = (name: string) => (name === 'id' ? recordId : (PARAMS[name] ?? NOBODY));
  const address = (example.url ?? route.url)
    .replaceAll(NOBODY, recordId)
    .replace(/:(\w+)(\([^)]*\))?/g, (_all, name) => paramOf(name));
  const payload = example.payload && JSON.parse(JSON.stringify(example.payload).replaceAll(NOBODY, recordId));
  const query = `${address.includes('?') ? '&' : '?'}employerId=${employerId}`;
  return asCaller(app, accessToken).call(route.method as InjectOptions['method'], address + query, payload);
}

const team = Object.fromEntries(
  await Promise.all(
    TEAM_ROLES.map(async (role) => [
      role,
      (await createPerson(db, { email: `${role}@team.example`, role: 'employer' })).id,
    ]),
  ),
) as Record<TeamRole, string>;
const TEAM_TOKENS = Object.fromEntries(
  await Promise.all(TEAM_ROLES.map(async (role) => [role, (await signIn(app, `${role}@team.example`)).token])),
) as Record<TeamRole, string>;
const { id: applicantId } = await createPerson(db, { email: 'bea@post.example' });

/** A fresh employer for each call that may change it, since some of them delete what the next one would ask for. */
const newRecords = () => createEmployerRecords(db, { team, applicantId, files: services.files });
const problemOf = (answer: LightMyRequestResponse): string | null =>
  answer.statusCode >= 400 ? (answer.json()?.code ?? null) : null;
/** Also where a call for several records answers for each of them. */
const isRoleTooLow = ({ body }: LightMyRequestResponse) => body.includes('employer.role_too_low');

test.each(TEAM_ROUTES.map((route) => [nameOf(route), route] as const))(
  '%s by owner, recruiter and viewer, by another employer, and by those who have no employer',
  async (name, route) => {
    // For those who change nothing.
    const records = await newRecords();
    if (route.url.includes('/:id')) {
      expect(records.idOf(route.url), `${name}: create-employer-records knows no record for it`).toBeDefined();
    }
    const answers = Object.fromEntries(
      await Promise.all(
        TEAM_ROLES.map(async (role) => [role, await callOf(route, await newRecords(), TEAM_TOKENS[role])]),
      ),
    ) as Record<TeamRole, LightMyRequestResponse>;
    for (const role of TEAM_ROLES) {
      const allowed = [route.permission].flat().some((action) => mayInTeam(role, action as Action));
      expect(isRoleTooLow(answers[role]), `${role}: ${answers[role].body.slice(0, 300)}`).toBe(!allowed);
      expect(answers[role].statusCode).toBeLessThan(500);
      if (allowed) expect([401, 403]).not.toContain(answers[role].statusCode);
    }

    const recordId = idOrNone(records, route);
    const foreign = await callOf(route, records, TOKENS.employer);
    expect(foreign.statusCode === 404 || foreign.statusCode < 300, foreign.body.slice(0, 300)).toBe(true);
    // What the owner is told differs: the record is there, and only others do not find it.
    if (foreign.statusCode === 404) expect(problemOf(foreign)).not.toBe(problemOf(answers.owner));
    else for (const id of [records.employerId, recordId]) expect(foreign.body).not.toContain(id);

    for (const caller of ['visitor', 'job_seeker', 'admin'] as const) {
      const answer = await callOf(route, records, TOKENS[caller]);
      const refused = caller === 'visitor' ? 'auth.required' : 'request.forbidden';
      if (!isAllowed(route, caller)) expect(problemOf(answer), caller).toBe(refused);
      // Somebody else's application is not found; an administrator may look at an employer's profile.
      else if (caller === 'job_seeker') expect(answer.statusCode === 404 || !answer.body.includes(recordId)).toBe(true);
      else expect([401, 403]).not.toContain(answer.statusCode);
    }
  },
);

const idOrNone = ({ idOf }: EmployerRecords, { url }: SliceRoute) => idOf(url) ?? 'no record';

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
