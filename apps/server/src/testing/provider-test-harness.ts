import { createHash, randomBytes } from 'node:crypto';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { afterAll } from 'vitest';
import type { App } from '../app.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from './build-test-app.ts';
import { startOidcProvider } from './start-oidc-provider.ts';

export const SITE = 'https://www.stellenvisite.example';
const EXTERNAL = 'https://auth.stellenvisite.example/auth/v1';
const PATH = '/auth/v1';

export type Browser = {
  app: App;
  /** Follows a sign-in from our address to where it ends on the site, as a browser does. */
  visit(query: Record<string, string>): Promise<URL>;
  follow(url: string): Promise<URL>;
  /** The last address of ours the provider led back to. */
  lastCallback(): string;
};

/** Opens a provider, a database and as many auth servers on them as wanted. */
export async function openProviderTestHarness() {
  const client = { clientId: 'stellenvisite', clientSecret: 'a-secret-of-the-test-only' };
  const provider = await startOidcProvider({ ...client, redirectUri: `${EXTERNAL}/callback` });
  const database = await createTestDatabase();
  await installQueues(database, jobsOf(SLICES));
  afterAll(() => provider.stop());

  async function start(env: Record<string, string> = {}, now = () => new Date()): Promise<Browser> {
    const settings = {
      PUBLIC_URL: SITE,
      AUTH_EXTERNAL_URL: EXTERNAL,
      AUTH_IP_LIMITS: 'off',
      OIDC_NAME: 'haus',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: client.clientId,
      OIDC_CLIENT_SECRET: client.clientSecret,
      ...env,
    };
    const { app } = await buildTestApp({ database, env: settings, now });
    return createBrowser(app);
  }
  return { provider, database, start };
}

function createBrowser(app: App): Browser {
  let callback = '';
  const follow = async (url: string): Promise<URL> => {
    const jar = new Map<string, string>();
    let next: { url: string; form?: string } = { url };
    for (let hops = 0; hops < 20; hops += 1) {
      const here = new URL(next.url);
      if (here.origin === SITE) return here;
      const isOurs = next.url.startsWith(EXTERNAL);
      if (isOurs && here.pathname.endsWith('/callback')) callback = next.url;
      const answer = isOurs ? await requestApp(app, next) : await requestProvider(next, jar);
      if (!answer.next) throw new Error(`${next.url} answered ${answer.status} ${answer.body}`);
      next = { ...answer.next, url: new URL(answer.next.url, here).href };
    }
    throw new Error('too many redirects');
  };
  return {
    app,
    follow,
    lastCallback: () => callback,
    visit: (query) => follow(`${EXTERNAL}/authorize?${new URLSearchParams({ provider: 'haus', ...query })}`),
  };
}

type Step = { url: string; form?: string };
type Stop = { status: number; body: string; next?: Step };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function requestApp(app: App, { url, form }: Step): Promise<Stop> {
  const { pathname, search } = new URL(url);
  const answer = await app.inject({
    method: form === undefined ? 'GET' : 'POST',
    url: pathname + search,
    ...(form === undefined ? {} : { headers: FORM, payload: form }),
  });
  const location = answer.headers.location;
  return { status: answer.statusCode, body: answer.body, ...(location ? { next: { url: location } } : {}) };
}

async function requestProvider({ url }: Step, jar: Map<string, string>): Promise<Stop> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    jar.set(name, value);
  }
  const body = await answer.text();
  const location = answer.headers.get('location');
  if (location) return { status: answer.status, body, next: { url: location } };
  const action = /<form[^>]* action="([^"]+)"/.exec(body)?.[1];
  if (!action) return { status: answer.status, body };
  const inputs = [...body.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return { status: answer.status, body, next: { url: action, form: new URLSearchParams(inputs).toString() } };
}

export function newPkce() {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, query: { code_challenge: challenge, code_challenge_method: 's256' } };
}

export function exchange(app: App, code: string | null, verifier: string) {
  const payload = { auth_code: code, code_verifier: verifier };
  return app.inject({ method: 'POST', url: `${PATH}/token?grant_type=pkce`, payload });
}
