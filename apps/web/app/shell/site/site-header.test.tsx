import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { serveApi } from '../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../testing/sign-in-as.ts';
import { SiteHeader } from './site-header.tsx';
import { BookmarkWatch } from './site-shell.tsx';

const SAVED_JOB = '0198f0a0-0000-7000-8000-000000000001';

beforeEach(() => dropSession());

const linksOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('a visitor finds registration, sign-in and the way for employers in the header', () => {
  renderApp(<SiteHeader />);
  expect(linksOf(screen.getByRole('banner'))).toEqual([
    '/',
    '/jobs',
    '/arbeitgebern',
    '/gehaelter',
    '/blog',
    '/talentpool',
    '/login',
    '/register',
    '/fuer-arbeitgeber',
  ]);
});

test('the menu of a phone holds the same, and says how many jobs are open', async () => {
  serveApi({ 'GET /api/jobs': () => ({ body: { total: 6391 } }) });
  const { user } = renderApp(<SiteHeader />);
  await user.click(screen.getByRole('button', { name: 'Menü öffnen' }));
  const menu = await screen.findByRole('dialog', { name: /Menü/ });
  expect(within(menu).getByRole('link', { name: 'Registrieren' })).toHaveAttribute('href', '/register');
  expect(within(menu).getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/login');
  expect(within(menu).getByRole('link', { name: /^Für Arbeitgeber/ })).toHaveAttribute('href', '/fuer-arbeitgeber');
  expect(await within(menu).findByText('6.391 offen')).toBeInTheDocument();
});

test('a job seeker finds what is saved in the header, with its number', async () => {
  serveApi({
    'GET /api/account': () => ({ body: accountOf('job_seeker') }),
    'GET /api/bookmarks': () => ({ body: { jobIds: [SAVED_JOB], employerIds: [] } }),
  });
  renderApp(
    <>
      <BookmarkWatch />
      <SiteHeader />
    </>,
  );
  await dropSession();
  await startSession();
  const heart = await screen.findByRole('link', { name: 'Merkliste, 1 Stelle' });
  expect(heart).toHaveAttribute('href', '/dashboard/merkliste');
});
