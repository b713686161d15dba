import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { Pagination } from './table/pagination.tsx';
import { TabsNav } from './tabs-nav.tsx';

test('tabs are links of a navigation, one of them current', () => {
  renderApp(
    <TabsNav
      label="Profil"
      tabs={[
        { to: '/a', label: 'Überblick', current: true },
        { to: '/b', label: 'Stellen', count: 12 },
      ]}
    />,
  );
  const links = within(screen.getByRole('navigation', { name: 'Profil' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/a', '/b']);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
  expect(links[1]).not.toHaveAttribute('aria-current');
  expect(links[1]).toHaveTextContent('12');
});

test('pages are links; the first page has none before it', () => {
  renderApp(<Pagination page={1} pageCount={3} toPage={(page) => `/jobs?page=${page}`} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/jobs?page=1',
    '/jobs?page=2',
    '/jobs?page=3',
    '/jobs?page=2',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('1');
});

test('a single page needs no pages', () => {
  renderApp(<Pagination page={1} pageCount={1} toPage={String} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
