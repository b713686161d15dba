import type { PendingJob, PendingJobs } from '@stellenvisite/contract/jobs/pending-jobs.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { ModerationScreen } from './moderation-screen.tsx';

const reason = (part: Partial<PendingJob['reasons'][number]>): PendingJob['reasons'][number] => ({
  kind: 'discriminating',
  words: [],
  law: null,
  proposal: null,
  isBlocking: false,
  problem: null,
  same: null,
  ...part,
});
const pending = (id: string, title: string, reasons: PendingJob['reasons']): PendingJob => ({
  id,
  title,
  reasons,
  version: 3,
  pendingSince: '2026-11-14T15:20:00.000Z',
  refusal: null,
  openedBy: null,
  employer: { id: '0198f0a0-0000-7000-8000-00000000000e', name: 'Klinik am See', website: null, city: 'Linz' },
  content: { title, introHtml: '<p>Wir sind ein junges Team.</p>' },
});
const FIRST = pending('0198f0a0-0000-7000-8000-000000000001', 'Pflegehelferin', [
  reason({ words: ['junges Team'], law: 'GlBG § 23', proposal: 'eingespieltes Team' }),
  reason({ kind: 'pay_missing', isBlocking: true, problem: 'pay_missing_austria' }),
]);
const SECOND = pending('0198f0a0-0000-7000-8000-000000000002', 'Hebamme (m/w/d)', []);

const listOf = (items: PendingJob[]): PendingJobs => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 20,
  counts: { pending: items.length, returned: 0, all: 9 },
  targetDays: 1,
  isOn: true,
});

function open(openedBy: string | null = null) {
  const served = serveApi({
    'GET /api/admin/pending-jobs': () => ({ body: listOf([FIRST, SECOND]) }),
    [`PUT /api/admin/pending-jobs/${FIRST.id}/claim`]: () => ({ body: { openedBy } }),
    [`PUT /api/admin/pending-jobs/${SECOND.id}/claim`]: () => ({ body: { openedBy: null } }),
    [`POST /api/admin/pending-jobs/${FIRST.id}/refusal`]: () => ({ status: 204 }),
  });
  return { ...served, ...renderApp(<ModerationScreen />) };
}

test('a job is given back by keys with a letter of text blocks; the next opens at once, and the decision can be undone', async () => {
  const { calls, user } = open();
  const pane = await screen.findByRole('complementary', { name: 'Gründe und Entscheidung' });
  expect(screen.getByText('junges Team', { selector: 'mark' })).toBeInTheDocument();
  await user.keyboard('1');
  expect(within(pane).getByRole('button', { name: 'Freigeben und weiter' })).toBeDisabled();

  await user.keyboard('2');
  expect(within(pane).getByRole('button', { name: 'Zurückgeben und weiter' })).toBeDisabled();
  await user.click(within(pane).getByRole('button', { name: 'Gehalt fehlt' }));
  expect(within(pane).getByRole<HTMLTextAreaElement>('textbox').value).toContain('Mindestgehalt');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Hebamme (m/w/d)' })).toBeInTheDocument();
  expect(screen.getByText('Zurückgegeben: Pflegehelferin')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Pflegehelferin/ })).not.toBeInTheDocument();

  await user.keyboard('z');
  expect(await screen.findByRole('link', { name: /Pflegehelferin/ })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByText('Zurückgegeben: Pflegehelferin')).not.toBeInTheDocument();
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
});

test('while somebody else has the job open their name is shown and nothing can be decided', async () => {
  open('Bea Amt');
  expect(await screen.findByText(/Bea Amt prüft diese Stelle gerade/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('radio', { name: /Ablehnen/ })).toBeDisabled());
});

test('pay appears there as on the card of a job', async () => {
  const salary = { min: 3600, max: 4300, currency: 'EUR', period: 'month' } as const;
  const paid = { ...SECOND, content: { ...SECOND.content, salary } };
  serveApi({
    'GET /api/admin/pending-jobs': () => ({ body: listOf([paid]) }),
    [`PUT /api/admin/pending-jobs/${SECOND.id}/claim`]: () => ({ body: { openedBy: null } }),
  });
  renderApp(<ModerationScreen />);
  expect(await screen.findByText('3.600–4.300 € im Monat')).toBeInTheDocument();
});
