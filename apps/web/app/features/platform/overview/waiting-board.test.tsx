import type { Waiting } from '@stellenvisite/contract/platform/admin-overview.schema';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { WaitingBoard } from './waiting-board.tsx';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS - DAY_MS / 2).toISOString();
const WAITING: Waiting = {
  items: [
    { queue: 'jobs', targetDays: 1, total: 3, late: 1, ages: [2, 0, 1, 0, 0, 0], oldestAt: daysAgo(2) },
    { queue: 'feeds', targetDays: 1, total: 1, late: 1, ages: [0, 0, 0, 0, 1, 0], oldestAt: daysAgo(5) },
  ],
  total: 4,
  late: 2,
  oldest: 'feeds',
};

test('what waits longest is named, and each count leads to its queue', () => {
  renderApp(<WaitingBoard waiting={WAITING} />);
  expect(screen.getByText('2 warten länger als vorgesehen, am längsten ein Feed seit 5 Tagen.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '2 Stellen prüfen, heute' })).toHaveAttribute(
    'href',
    '/admin-dashboard/stellen',
  );
  expect(screen.getByRole('link', { name: '1 Feeds mit Störung, 4–7 Tage' })).toHaveAttribute(
    'href',
    '/admin-dashboard/feeds?health=failing',
  );
});

test('where nothing is late nothing waits longest', () => {
  renderApp(<WaitingBoard waiting={{ ...WAITING, late: 0 }} />);
  expect(screen.getByText('Alles in der Zeit.')).toBeInTheDocument();
});
