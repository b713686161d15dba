import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SignInScreen } from '../../features/identity/auth/sign-in-screen.tsx';
import { useNext } from '../../features/identity/auth/use-next.ts';
import { serverTexts } from '../../i18n/server-texts.server.ts';
import AdminSignInPage from '../../routes/identity/admin-sign-in.tsx';
import type { Account } from '../../session/account.ts';
import { removeAdminFlag, writeAdminFlag } from '../../session/admin-flag.ts';
import { endSession, recordSignOut } from '../../session/end-session.ts';
import { QueryProvider } from '../../session/query-provider.tsx';
import { RequireAdmin } from '../../session/require-admin.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { serveApi } from '../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../testing/sign-in-as.ts';
import { SessionWatch } from './session-watch.tsx';

const SEEKER = 'job_seeker';
let account: Account;
beforeEach(() => {
  account = accountOf('job_seeker');
  serveApi({
    'GET /api/account': () => ({ body: account }),
    'GET /auth/v1/settings': () => ({ body: { external: {} } }),
    'POST /auth/v1/logout': () => ({ status: 204 }),
  });
});
afterEach(async () => {
  removeAdminFlag();
  recordSignOut(0);
  await dropSession();
});

function Here() {
  const { pathname, search } = useLocation();
  return <p data-testid="here">{pathname + search}</p>;
}
const Login = () => <SignInScreen switches={{ language: null, theme: null }} next={useNext()} />;

/** The screens that a session can end on, and the two sign-ins, with the watch that every page has. */
function renderSite(at: string) {
  const page = (part: React.ReactNode) => () => (
    <QueryProvider>
      <SessionWatch />
      <Here />
      {part}
    </QueryProvider>
  );
  const Routes = createRoutesStub([
    { path: '/login', Component: page(<Login />) },
    { path: '/admin-anmeldung', Component: page(<AdminSignInPage />) },
    { path: '/dashboard/*', Component: page(<RequireSession role={SEEKER}>Meine Bewerbungen</RequireSession>) },
    { path: '/admin-dashboard/*', Component: page(<RequireAdmin>Nutzer</RequireAdmin>) },
    { path: '*', Component: page(null) },
  ]);
  render(
    <I18nextProvider i18n={serverTexts('de')}>
      <Routes initialEntries={[at]} />
    </I18nextProvider>,
  );
}
const here = () => screen.getByTestId('here').textContent;
/** The session ends, and the other tab's word of it has had its time to arrive. */
const end = () =>
  act(async () => {
    await endSession();
    await new Promise((resolve) => setTimeout(resolve, 400));
  });

test.each([
  ['ends by force', () => {}],
  ['is ended in another tab', () => recordSignOut()],
])('a session that %s leads to the sign-in, and signing in again back to where one was', async (_how, before) => {
  await startSession();
  renderSite('/dashboard/bewerbungen?tab=active');
  expect(await screen.findByText('Meine Bewerbungen')).toBeInTheDocument();
  before();
  await end();
  expect(here()).toBe('/login?next=%2Fdashboard%2Fbewerbungen%3Ftab%3Dactive');
  await startSession();
  expect(await screen.findByText('Meine Bewerbungen')).toBeInTheDocument();
  expect(here()).toBe('/dashboard/bewerbungen?tab=active');
});

test('an administrator whose session ends signs in at the own page and comes back as well', async () => {
  account = accountOf('admin');
  writeAdminFlag();
  await startSession();
  renderSite('/admin-dashboard/nutzer?state=banned');
  expect(await screen.findByText('Nutzer')).toBeInTheDocument();
  await end();
  expect(here()).toBe('/admin-anmeldung?next=%2Fadmin-dashboard%2Fnutzer%3Fstate%3Dbanned');
  writeAdminFlag();
  await startSession();
  expect(await screen.findByText('Nutzer')).toBeInTheDocument();
  expect(here()).toBe('/admin-dashboard/nutzer?state=banned');
});

test.each(['/login?next=%2Fdashboard', '/dashboard'])(
  'an administrator who signed in at /login is led from %s to the own sign-in, which says why',
  async (at) => {
    account = { ...accountOf('job_seeker'), needsAdminSignIn: true };
    await startSession();
    renderSite(at);
    expect(await screen.findByText(/mit einem Konto der Verwaltung angemeldet/)).toBeInTheDocument();
    expect(here()).toBe('/admin-anmeldung');
    expect(screen.queryByText('Meine Bewerbungen')).not.toBeInTheDocument();
  },
);
