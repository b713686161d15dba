import type { AdminAct } from '@stellenvisite/contract/identity/admin-acts.schema';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ActDetail } from './act-log.tsx';

const ACT: AdminAct = {
  id: '0198f0a0-0000-7000-8000-000000000001',
  at: '2026-11-16T08:26:41.000Z',
  userId: null,
  userName: null,
  area: 'reports',
  action: 'report.decided',
  subjectKind: 'report',
  subjectId: '0198f0a0-0000-7000-8000-000000000002',
  subjectLabel: 'M-2026-0418',
  before: { status: 'published', measure: null },
  after: { status: 'paused', measure: 'returned' },
  ip: '203.0.113.x',
  device: 'Chrome, macOS',
};

test('an entry says in words what stood there before and after, and with which browser', () => {
  renderApp(<ActDetail act={ACT} />);
  expect(screen.getByRole('row', { name: 'Stand Veröffentlicht Pausiert' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Maßnahme leer Zur Änderung zurückgegeben' })).toBeVisible();
  expect(screen.getByText('Chrome, macOS')).toBeVisible();
});
