import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { serveApi } from '../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../testing/sign-in-as.ts';
import { areaLinks } from './area-links.ts';
import { MoreSheet } from './more-sheet.tsx';

beforeEach(dropSession);

const IN_BAR = ['overview', 'bookmarks', 'applications', 'messages'];
const links = areaLinks('job_seeker')
  .flat()
  .filter(({ key }) => !IN_BAR.includes(key));

function openSheet(onClose = vi.fn()) {
  return {
    ...renderApp(
      <MoreSheet links={links} counts={{ alerts: 2, talentPool: 0 }} name="Miriam Falk" onClose={onClose} />,
    ),
    onClose,
  };
}

test('every page has a row with a name and a hint, and help comes with them', () => {
  openSheet();
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows.length).toBe(links.length);
  for (const row of rows) {
    expect(row.querySelector('small')?.textContent).toMatch(/\p{L}{3}/u);
    expect(row).not.toHaveTextContent(/nav\./);
  }
  expect(screen.getByRole('link', { name: /Miriam Falk/ })).toHaveAttribute('href', '/dashboard/profil');
  expect(screen.getByRole('link', { name: /^Hilfe und Kontakt/ })).toHaveAttribute('href', '/hilfe');
});

test('a number shows what is new, and none shows nothing', () => {
  openSheet();
  expect(screen.getByRole('link', { name: /^Suchaufträge/ })).toHaveTextContent('2');
  expect(screen.getByRole('link', { name: /^Talentpool/ })).not.toHaveTextContent(/\d/);
});

test('the row of the profile names how complete it is', async () => {
  serveApi({ 'GET /api/profile': () => ({ body: { completeness: { given: 13, asked: 16, percent: 81 } } }) });
  openSheet();
  expect(await screen.findByRole('link', { name: /Ihr Profil ist zu 81 % vollständig/ })).toBeVisible();
});

test('following a link closes the sheet', async () => {
  const { user, onClose } = openSheet();
  await user.click(screen.getByRole('link', { name: /^Geräte/ }));
  expect(onClose).toHaveBeenCalled();
});

test('Emma opens on the page', async () => {
  const { user, onClose } = openSheet();
  await user.click(await screen.findByRole('button', { name: /^Emma/ }));
  expect(onClose).toHaveBeenCalled();
});

test('Emma has a page of her own for those who switched her off', async () => {
  serveApi({ 'GET /api/account': () => ({ body: { ...accountOf('job_seeker'), emma: 'off' } }) });
  openSheet();
  await startSession();
  expect(await screen.findByRole('link', { name: /^Emma/ })).toHaveAttribute('href', '/emma');
});
