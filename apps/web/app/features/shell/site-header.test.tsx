import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { serveApi } from '../../testing/serve-api.ts';
import { SiteHeader } from './site-header.tsx';

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
