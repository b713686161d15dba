import { TEAM_ROLES, type TeamRole } from '@stellenvisite/contract/employers/team';
import {
  type Action,
  CALLERS,
  type Caller,
  mayInTeam,
  reachOf,
  TEAM_ROLE_OF,
} from '@stellenvisite/contract/identity/permissions';
import { API_SCOPES } from '@stellenvisite/contract/integrations/api-keys';
import { z } from '@stellenvisite/contract/platform/zod';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { talentProfiles } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { bookPlan, createEmployer, NOW } from '@stellenvisite/db/testing-market';
import { inArray, not, notInArray, sql } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeEach, expect, onTestFailed, onTestFinished, test } from 'vitest';
import type { Slice } from '../define-slice.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { NOBODY, token } from '../testing/content-examples.ts';
import { createEmployerRecords, type EmployerRecords } from '../testing/create-employer-records.ts';
import { createSeekerRecords, type SeekerRecords } from '../testing/create-seeker-records.ts';
import { openTestServices } from '../testing/create-test-context.ts';
import { EXAMPLES } from '../testing/endpoint-examples.ts';
import { asCaller, createAdminPerson, createPerson, signIn, signInAdmin } from '../testing/people.ts';
import { createApp } from './create-app.ts';
import { registerSliceRoutes, type SliceRoute } from './slice-routes.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await app.ready();

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

/** Returns the API code of a refusal; null when the call was let in, whatever its outcome. */
function refusalOf(answer: LightMyRequestResponse): string | null {
  if (!String(answer.headers['content-type']).includes('json')) return null;
  const { code } = answer.json() ?? {};
  if (code === '42501') return answer.statusCode === 401 ? 'auth.required' : 'request.forbidden';
  if (code === 'PGRST301') return 'auth.token_invalid or auth.session_ended';
  return ['auth.required', 'request.forbidden', 'auth.token_invalid', 'auth.session_ended'].includes(code)
    ? code
    : null;
}

const EXAMPLES_FILE = 'apps/server/src/testing/endpoint-examples.ts';
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

/** Returns the answer that the permission table gives to a caller of a route. */
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
  const documented = documentedRoutes();
  const unneeded = Object.keys(EXAMPLES).filter((name) => !ROUTES.some((route) => nameOf(route) === name));
  expect([
    ...visible
      .filter((name) => !documented.includes(name))
      .map((name) => `${name} is not in the API document: give the route a schema, or hide it by schema.hide`),
    ...documented
      .filter((name) => !visible.includes(name))
      .map((name) => `${name} is in the API document and of no slice: add its slice to apps/server/src/slices.ts`),
    ...unneeded.map((name) => `${name} is no route: remove it from EXAMPLES in ${EXAMPLES_FILE}`),
  ]).toEqual([]);
});

/** Says what to add in which file, for a call that is not answered as the permission table says. */
function adviceFor(route: SliceRoute, caller: string, answer: LightMyRequestResponse): string {
  const name = nameOf(route);
  const answered = `${name} by ${caller} was answered ${answer.statusCode} ${answer.body.slice(0, 500)}`;
  if (answer.statusCode === 400 || answer.statusCode === 415) {
    const add = EXAMPLES[name] ? `correct '${name}'` : `add '${name}' with a valid payload or url`;
    return `${add} in EXAMPLES of ${EXAMPLES_FILE}: ${answered}`;
  }
  return `correct the row ${route.permission} in packages/contract/src/identity/permissions.ts, or config.permission of the route in the slice ${route.slice}: ${answered}`;
}

const CASES = ROUTES.flatMap((route) => CALLERS.map((caller) => ({ name: nameOf(route), route, caller })));

test.each(CASES)('$name by $caller', async ({ route, caller }) => {
  const answer = await call(route, TOKENS[caller]);
  expect(answer.statusCode, adviceFor(route, caller, answer)).toBeLessThan(500);
  const expected = isAllowed(route, caller) ? null : caller === 'visitor' ? 'auth.required' : 'request.forbidden';
  expect(refusalOf(answer), adviceFor(route, caller, answer)).toBe(expected);
});

test.each(ROUTES.map((route) => [nameOf(route), route] as const))(
  '%s by a token that has run out, is broken, or of an ended session',
  async (_name, route) => {
    const refused = isFunction(route) ? 'auth.token_invalid or auth.session_ended' : 'auth.token_invalid';
    const isIgnored = isFunction(route) ? isOpen(route) : !readsToken(route);
    const expected = isIgnored ? null : refused;
    now = new Date(NOW.getTime() + 2 * 3_600_000);
    const late = await call(route, TOKENS.admin);
    expect(refusalOf(late), adviceFor(route, 'a token that has run out', late)).toBe(expected);
    now = NOW;
    const broken = await call(route, `${TOKENS.admin.slice(0, -6)}AAAAAA`);
    expect(refusalOf(broken), adviceFor(route, 'a broken token', broken)).toBe(expected);
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
  // Next to `:id` stand calls for several records, which name them in their body.
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
      const advice = `${name} has no record to be called for: create one in apps/server/src/testing/create-employer-records.ts and return its id from idOf`;
      expect(records.idOf(route.url), advice).toBeDefined();
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
    // The owner gets another answer: the record is there, and only others do not find it.
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

/** The routes that change something. Those of the auth protocol have their own tests. */
const WRITES = ROUTES.filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method));

const { id: victimId } = await createPerson(db, { email: 'opfer@post.example' });
const VICTIM_TOKEN = (await signIn(app, 'opfer@post.example')).token;
/** Another employer that may do all there is: verified, with a plan, with a key that has every scope. */
const { id: foreignId } = await createPerson(db, { email: 'frieda@feld.example', role: 'employer' });
await createEmployer(db, { id: foreignId, name: 'Klinik im Feld', verifiedAt: NOW });
await bookPlan(db, foreignId, 'group');
const foreignEmployer = await signIn(app, 'frieda@feld.example');
const foreignKey = await foreignEmployer.call('POST', '/api/employer/api-keys', { name: 'SAP', scopes: API_SCOPES });
const { id: foreignSeekerId } = await createPerson(db, { email: 'fritz@post.example' });
/** Somebody who was an owner of each victim until they were banned. */
const { id: bannedId } = await createPerson(db, { email: 'bruno@bann.example', role: 'employer' });
const BANNED_TOKEN = (await signIn(app, 'bruno@bann.example')).token;
await asCaller(app, TOKENS.admin).call('POST', '/api/admin/users/acts', {
  act: 'ban',
  ids: [bannedId],
  reason: 'Betrug mit Stellen',
});
/** Matches rows that others may leave at the victim, such as a bookmark: they name public records only and grant no right. */
const isTheirs = (row: string) =>
  [foreignId, foreignSeekerId].some((id) => row.includes(id)) &&
  !listPrivate(victim).some((id) => row.includes(id)) &&
  !/^(user_employer_links|team_invitations|api_keys|webhooks|admin_users): /.test(row);
/** Anybody knows an employer, its job and the card of a member. */
const listPrivate = ({ ids, employerId, jobId, idOf }: Victim) =>
  ids.filter((id) => ![employerId, jobId, idOf('/api/talent-pool/:id')].includes(id));

type Attacker = { name: string; token: string; role: Caller | 'key' | 'banned' };
const FOREIGNERS: Attacker[] = [
  { name: 'a visitor', token: '', role: 'visitor' },
  { name: 'another job seeker', token: (await signIn(app, 'fritz@post.example')).token, role: 'job_seeker' },
  { name: 'another employer', token: foreignEmployer.token, role: 'employer' },
  { name: 'the key of another employer', token: foreignKey.json().key, role: 'key' },
  { name: 'an owner who is banned', token: BANNED_TOKEN, role: 'banned' },
  { name: 'an administrator', token: TOKENS.admin, role: 'admin' },
];

type Victim = EmployerRecords & { seeker: SeekerRecords };

async function newVictim(): Promise<Victim> {
  const records = await createEmployerRecords(db, { team, applicantId: victimId, files: services.files });
  const { employerId, jobId } = records;
  await db.insert(userEmployerLinks).values({ userId: bannedId, employerId, isActive: true, role: 'owner' });
  const seeker = await createSeekerRecords(db, { userId: victimId, jobId });
  return { ...records, seeker, ids: [...records.ids, ...seeker.ids] };
}

/** Maps each key of a body or parameter of an address to the victim's record. */
function idFor(name: string, url: string, { employerId, jobId, seeker, idOf, params }: Victim): string | undefined {
  if (/^fileIds?$/.test(name)) return seeker.fileId;
  if (name in params) return params[name as keyof typeof params];
  if (/^(employerId|employer_id|intoId)$/.test(name)) return employerId;
  if (name === 'jobId' || /^\/api\/(jobs|admin\/pending-jobs)\/:id/.test(url)) return jobId;
  return seeker.idOf(url) ?? idOf(url) ?? idOf(url.replace(/\/[^/]*$/, '/:id'));
}

function fillIn(value: unknown, name: string, url: string, victim: Victim): unknown {
  if (value === NOBODY) return idFor(name, url, victim) ?? victim.jobId;
  if (Array.isArray(value)) return value.map((each) => fillIn(each, name, url, victim));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillIn(each, key, url, victim)]));
}

/** Adds the fields to each object of a body. */
function withExtras(value: unknown, extras: object): unknown {
  if (Array.isArray(value)) return value.map((each) => withExtras(each, extras));
  if (value === null || typeof value !== 'object') return value;
  const inner = Object.entries(value).map(([key, each]) => [key, withExtras(each, extras)]);
  return { ...extras, ...Object.fromEntries(inner) };
}

/** Sends a valid body with the ids of the victim; `asVictim` names its employer in the query, too. */
function attack(route: SliceRoute, victim: Victim, token: string, asVictim: boolean, extras: object = {}) {
  const { url: example, payload, headers } = EXAMPLES[nameOf(route)] ?? {};
  const idOrParam = (name: string) => idFor(name, route.url, victim) ?? PARAMS[name] ?? NOBODY;
  const address = (example ?? route.url)
    .replace(/:(\w+)(\([^)]*\))?|\*/g, (all, name) => idOrParam(name ?? all))
    .replaceAll(NOBODY, victim.jobId);
  const filled = fillIn(payload, '', route.url, victim);
  const body = Buffer.isBuffer(payload) ? payload : (withExtras(filled, extras) as object | undefined);
  return app.inject({
    method: route.method as NonNullable<InjectOptions['method']>,
    url: asVictim ? `${address}${address.includes('?') ? '&' : '?'}employerId=${victim.employerId}` : address,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), 'x-guest-token': 'b'.repeat(43), ...headers },
    ...(body ? { payload: body } : {}),
  });
}

/** Not anybody's data: counters of limits, and what the worker has to do. */
const UNWATCHED = ['auth_limits', 'search_pending', 'market_changes'];
const { rows: tables } = await db.execute<{ name: string }>(
  sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
);
const WATCHED = tables.map(({ name }) => name).filter((name) => !UNWATCHED.includes(name));

/** In one round trip, and without a plan of its own for each of the tables' sizes: they are small. */
const everyRow = WATCHED.map((name) => `select '${name}: ' || t::text as row from "${name}" t`).join(' union all ');

/** Returns every row of the database, as `table: row`. */
async function readRows(): Promise<string[]> {
  const { rows } = await db.execute<{ row: string }>(sql.raw(everyRow));
  return rows.map(({ row }) => row);
}

/** As they were after the route before, which is before the next one. */
let lastRows: string[] | undefined;

const listRowsWith = (rows: readonly string[], ids: readonly string[]): Set<string> =>
  new Set(rows.filter((row) => ids.some((id) => row.includes(id))));

/** Nothing of it changes, so that one is enough for all routes; after a failure there is another. */
let victim = await newVictim();
const own = await newVictim();

/** Every row is read for each route: those of the tests before are removed, which would be most of them. */
async function removeOtherRecords(): Promise<void> {
  const used = [foreignId, victim.employerId, own.employerId];
  await db.delete(employers).where(notInArray(employers.id, used));
  const isShown = inArray(talentProfiles.id, [...victim.ids, ...own.ids]);
  const members = await db.select({ id: talentProfiles.userId }).from(talentProfiles).where(not(isShown));
  const ids = members.map(({ id }) => id);
  await db.delete(authUsers).where(inArray(authUsers.id, ids));
}
let isTidy = false;
beforeEach(async ({ task }) => {
  if (!/changes nothing of others|gives nobody more/.test(task.name)) return;
  // Later than the records were created: whatever is written has another time.
  now = new Date(NOW.getTime() + 60_000);
  onTestFinished(() => {
    now = NOW;
  });
  if (isTidy) return;
  isTidy = true;
  await removeOtherRecords();
  lastRows = undefined;
});

/** Lists by route what everybody may leave at a public job: rows that the victim finds afterwards. */
const PUBLIC_TRACES: Record<string, RegExp> = {
  // A proposal is not active before an owner or an administrator confirms it.
  'POST /api/account/employer-links': /^user_employer_links: .*,f,/,
  'POST /api/jobs/:id/applications': /^(mails|webhook_events|webhook_deliveries): /,
  'POST /api/jobs/:id/guest-applications': /^(guest_applications|mails): /,
  'POST /api/jobs/:id/views': /^job_(views|visits)/,
  'POST /api/reports': /^reports: /,
};
/** Bodies that are not JSON, and read after who sends them is known; `files.integration.test.ts` sends them. */
const OTHER_BODIES = ['POST /api/files', 'POST /api/stripe/webhook', 'POST /api/inbound-mails'];

const codeOf = (answer: LightMyRequestResponse): unknown =>
  String(answer.headers['content-type']).includes('json') ? answer.json()?.code : undefined;

/** Returns the answer that the permission table gives to somebody who has nothing to do with the victim. */
function expectAnswerFor(role: Attacker['role'], route: SliceRoute, answer: LightMyRequestResponse, said: string) {
  expect(answer.statusCode, said).toBeLessThan(500);
  const isScope = API_SCOPES.some((scope) => scope === route.permission);
  if (role === 'banned') return isOpen(route) || expect(answer.statusCode, said).toBe(401);
  if (role === 'key') return isOpen(route) || isScope || expect([401, 403], said).toContain(answer.statusCode);
  const refusal = role === 'visitor' ? 'auth.required' : 'request.forbidden';
  expect(refusalOf(answer), adviceFor(route, said, answer)).toBe(isAllowed(route, role) ? null : refusal);
  // A body that is not valid would be refused before anybody asks who sends it.
  if (!OTHER_BODIES.includes(nameOf(route)))
    expect(codeOf(answer), adviceFor(route, said, answer)).not.toBe('request.invalid');
}

test.each(WRITES.map((route) => [nameOf(route), route] as const))(
  '%s changes nothing of others, with a valid body',
  async (name, route) => {
    onTestFailed(async () => {
      victim = await newVictim();
      lastRows = undefined;
    });
    const before = listRowsWith(lastRows ?? (await readRows()), victim.ids);
    const isTeamRoute = TEAM_ROUTES.includes(route);
    const answered: string[] = [];
    for (const { name: who, role, token } of FOREIGNERS) {
      // An administrator changes what others have by design; where not, they are refused like everybody else.
      if (role === 'admin' && isAllowed(route, 'admin')) continue;
      for (const asVictim of isTeamRoute ? [false, true] : [false]) {
        const answer = await attack(route, victim, token, asVictim);
        const said = `${who}${asVictim ? ' for the victim' : ''}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;
        answered.push(said);
        expectAnswerFor(role, route, answer, said);
      }
    }
    for (const role of TEAM_ROLES) {
      if (!isTeamRoute || [route.permission].flat().some((action) => mayInTeam(role, action as Action))) continue;
      const answer = await attack(route, victim, TEAM_TOKENS[role], true);
      answered.push(`${role} of the victim: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
      expect(isRoleTooLow(answer), answered.at(-1)).toBe(true);
    }
    lastRows = await readRows();
    const after = listRowsWith(lastRows, victim.ids);
    const lost = [...before].filter((row) => !after.has(row) && !isTheirs(row));
    const added = [...after].filter((row) => !before.has(row) && !isTheirs(row) && !PUBLIC_TRACES[name]?.test(row));
    expect({ lost, added }, `${name} changed rows of others:\n${answered.join('\n')}`).toEqual({ lost: [], added: [] });
  },
);

const WITH_BODY = WRITES.flatMap((route) => (route.body instanceof z.ZodType ? [{ route, body: route.body }] : []));

test.each(WITH_BODY.map((each) => [nameOf(each.route), each] as const))(
  '%s has an example that is valid and says something',
  (name, { route, body }) => {
    const { payload } = EXAMPLES[name] ?? {};
    const parsed = body.safeParse(payload ?? null);
    const add = `${payload ? `correct '${name}'` : `add '${name}' with a valid payload`} in EXAMPLES of ${EXAMPLES_FILE}`;
    expect(parsed.error?.issues ?? [], `${add}: the body is not valid`).toEqual([]);
    const unknown = Object.keys(payload ?? {}).filter((field) => !listFields(route).includes(field));
    expect(unknown, `${add}: the body has no such field`).toEqual([]);
    const isEmpty = Object.keys(payload ?? {}).length === 0;
    expect(
      isEmpty && listFields(route).length > 0,
      `${add}: give it a field that is changed, such as ${listFields(route)[0]}`,
    ).toBe(false);
  },
);

type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema | JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
};

/** Returns the names of all fields that a body may have, at any depth. */
function listFields({ body }: SliceRoute): string[] {
  if (!(body instanceof z.ZodType)) return [];
  const whole = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const seen = new Set<JsonSchema>();
  const visit = (schema: JsonSchema | undefined): string[] => {
    if (!schema || seen.has(schema)) return [];
    seen.add(schema);
    const { $ref, properties = {}, items = [], anyOf = [], oneOf = [], allOf = [] } = schema;
    const referred = $ref ? [whole.$defs?.[$ref.replace('#/$defs/', '')]] : [];
    const parts = [...Object.values(properties), ...[items].flat(), ...anyOf, ...oneOf, ...allOf, ...referred];
    return [...Object.keys(properties), ...parts.flatMap(visit)];
  };
  return [...new Set(visit(whole))];
}

/** Lists fields that nobody sets by writing them into a body: rights, proofs, owners and bought goods. */
const EXTRAS: Record<string, unknown> = {
  role: 'admin',
  app_metadata: { role: 'admin', isAdmin: true },
  user_metadata: { role: 'employer' },
  isAdmin: true,
  is_admin: true,
  isActive: true,
  verifiedAt: '2001-02-03T04:05:06.000Z',
  verified_at: '2001-02-03T04:05:06.000Z',
  verifiedDomain: 'angriff.example',
  emailConfirmedAt: '2001-02-03T04:05:06.000Z',
  bannedUntil: null,
  employerId: foreignId,
  employer_id: foreignId,
  ownerId: foreignId,
  userId: foreignSeekerId,
  user_id: foreignSeekerId,
  createdByUserId: foreignSeekerId,
  featured: true,
  isFeatured: true,
  featuredUntil: '2101-02-03T04:05:06.000Z',
  status: 'published',
  state: 'live',
  publishedAt: '2001-02-03T04:05:06.000Z',
  createdAt: '2001-02-03T04:05:06.000Z',
  removedAt: null,
  plan: 'group',
  planId: 'group',
  credits: 100,
  price: 0,
  scopes: ['jobs:write'],
  suspendedAt: null,
};

/** Fields of EXTRAS that a body has for a reason. Sending them requires the permission of the route, as tested above. */
const MAY_BE_SET: Record<string, string[]> = {
  'POST /api/admin/articles/:id/publication': ['publishedAt'],
  'PATCH /api/admin/ideas/:number': ['status'],
  // The work of a person: of who speaks, of whom to call, of who is looked for.
  'PUT /api/testimonials/mine': ['role'],
  'POST /api/employer/profile': ['role'],
  'PATCH /api/employer/profile': ['role'],
  'PUT /api/employer/draft': ['role'],
  'POST /api/employer/jobs': ['employerId', 'role'],
  'PATCH /api/employer/jobs/:id': ['role'],
  'PUT /api/v1/ats/jobs/:externalId': ['role'],
  'POST /api/employer/text-proposals': ['employerId', 'role'],
  // Of a ticket, and of who has stated something in a conversation.
  'POST /api/support-tickets': ['role'],
  'POST /api/emma/hand-over': ['role'],
  'POST /api/emma': ['role'],
  'POST /api/account/employer-links': ['employerId'],
  'PATCH /api/account/employer-links/:userId': ['employerId', 'isActive'],
  'PATCH /api/job-alerts/:id': ['status'],
  'PATCH /api/applications/:id': ['status'],
  'PATCH /api/employer/applications/:id': ['status'],
  'POST /api/v1/ats/applications/:id/moves': ['status'],
  'PUT /api/applications/:id/messages/assignee': ['userId'],
  'PATCH /api/employer/team/members/:userId': ['role'],
  'POST /api/employer/team/proposals/:userId/confirmation': ['role'],
  'POST /api/employer/team/invitations': ['role'],
  'PATCH /api/employer/team/invitations/:id': ['role'],
  'POST /api/employer/team/invitations/:id/confirmation': ['role'],
  'POST /api/talent-pool/me/blocks': ['employerId'],
  'PUT /api/talent-pool/me/present-employer': ['employerId'],
  'POST /api/employer/orders/quote': ['plan'],
  'POST /api/employer/orders': ['plan'],
  'POST /api/admin/subscriptions': ['employerId', 'plan'],
  'POST /api/employer/api-keys': ['scopes'],
  'POST /api/admin/support-tickets/acts': ['status'],
  'PATCH /api/admin/support-tickets/:id': ['status'],
  'POST /api/admin/support-tickets/:id/answers': ['status'],
  'POST /api/admin/users/acts': ['role'],
  'POST /functions/v1/xml-feed-importer': ['employer_id'],
};

test('no body takes a field that gives rights, but those that are meant to', () => {
  const found = WITH_BODY.flatMap(({ route }) => {
    const taken = listFields(route).filter((field) => field in EXTRAS && !MAY_BE_SET[nameOf(route)]?.includes(field));
    return taken.map((field) => `${nameOf(route)} takes ${field}: test who may set it, then add it to MAY_BE_SET`);
  });
  const unneeded = Object.entries(MAY_BE_SET).flatMap(([name, fields]) => {
    const taken = WITH_BODY.filter(({ route }) => nameOf(route) === name).flatMap(({ route }) => listFields(route));
    return fields.filter((field) => !taken.includes(field)).map((field) => `${name} takes no ${field}: remove it`);
  });
  expect([...found, ...unneeded]).toEqual([]);
});

/** Reads the facts about a person, an employer or a job that others rely on and that no field of a body may raise. */
const RIGHTS = sql.raw(`
  select 'profiles' as of, id::text, role as value from profiles
  union all select 'auth_users', id::text, concat(app_metadata, banned_until) from auth_users
  union all select 'auth_sessions', id::text, concat(is_admin, aal) from auth_sessions
  union all select 'employers', id::text, concat(verified_at) from employers
  union all select 'jobs', id::text, concat(employer_id, featured) from jobs
  union all select 'applications', id::text, concat(user_id, employer_id) from applications`);
const listRights = async () =>
  new Map(
    (await db.execute<{ of: string; id: string; value: string }>(RIGHTS)).rows.map(({ of, id, value }) => [
      `${of} ${id}`,
      value,
    ]),
  );
/** The one thing that each of these is for. */
const CHANGES_RIGHTS = ['POST /api/admin/users/acts', 'POST /api/admin/employers/acts', 'POST /api/admin/session'];
/** Stored as they come, by design: parts of a conversation that the browser sends back. */
const LOOSE = ['POST /api/emma'];
const PLANTED = /2001-02-03|2101-02-03|angriff\.example/;
test.each(WITH_BODY.map((each) => [nameOf(each.route), each] as const))(
  '%s gives nobody more by fields that its body does not have',
  async (name, { route, body }) => {
    const fields = listFields(route);
    const extras = Object.fromEntries(Object.entries(EXTRAS).filter(([field]) => !fields.includes(field)));
    const parsed = body.safeParse(withExtras(EXAMPLES[name]?.payload, extras));
    if (!LOOSE.includes(name) && parsed.success) expect(JSON.stringify(parsed.data)).not.toMatch(PLANTED);

    onTestFailed(() => {
      lastRows = undefined;
    });
    const rights = await listRights();
    const others = listRowsWith(lastRows ?? (await readRows()), [foreignId, foreignSeekerId]);
    for (const token of ['', TEAM_TOKENS.owner, VICTIM_TOKEN, TOKENS.admin]) {
      const answer = await attack(route, own, token, TEAM_ROUTES.includes(route), extras);
      expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500);
    }
    const changed = [...(await listRights())].filter(([of, value]) => rights.has(of) && rights.get(of) !== value);
    if (!CHANGES_RIGHTS.includes(name)) expect(changed).toEqual([]);
    lastRows = await readRows();
    const written = [...listRowsWith(lastRows, [foreignId, foreignSeekerId])].filter((row) => !others.has(row));
    expect(written, 'rows of others that were written').toEqual([]);
    if (!LOOSE.includes(name)) expect(lastRows.filter((row) => PLANTED.test(row))).toEqual([]);
  },
);

/** A guest's is found by a token that only the guest's browser has. */
const SEEKER_ROUTES = WRITES.filter(
  (route) => victim.seeker.idOf(route.url) && !route.url.startsWith('/api/guest-applications/'),
);

test.each(SEEKER_ROUTES.map((route) => [nameOf(route), route] as const))(
  '%s finds the record for its owner, whom the test above keeps it for',
  async (_name, route) => {
    const answer = await attack(route, await newVictim(), VICTIM_TOKEN, false);
    expect([401, 403, 404], answer.body.slice(0, 300)).not.toContain(answer.statusCode);
    expect(answer.statusCode).toBeLessThan(500);
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
      const answer = await call(route, TOKENS[caller]);
      expect(refusalOf(answer), adviceFor(route, `${caller} who was signed out`, answer)).toBe(ended);
    }
  }
});
