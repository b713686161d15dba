import type { Report, ReportDetails } from '@stellenvisite/contract/support/reports.schema';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ReportScreen } from '../../../../routes/support/admin-report.tsx';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';

vi.mock('../../../../session/require-admin.tsx', () => ({
  RequireAdmin: ({ children }: { children: ReactNode }) => children,
}));

const report = (number: number, part: Partial<Report> = {}): Report => ({
  id: `0198f0a0-0000-7000-8000-00000000000${number}`,
  reference: `M-2026-041${number}`,
  target: {
    kind: 'job',
    id: '0198f0a0-0000-7000-8000-0000000000aa',
    title: 'Hebamme (m/w/d)',
    employerName: 'Klinik am Park',
    text: null,
    author: null,
  },
  reason: 'payment_demanded',
  explanation: 'Ich soll vorab 49 Euro überweisen.',
  reporterName: null,
  reporterEmail: null,
  isFromAccount: false,
  status: 'open',
  createdAt: `2026-11-1${number}T08:12:00.000Z`,
  ...part,
});
const APPEALED: ReportDetails = {
  ...report(2, { status: 'appealed' }),
  statement: {
    measure: 'removed',
    extent: 'dauerhaft',
    facts: 'Die Anzeige verlangte 49 Euro.',
    groundKind: 'terms',
    ground: 'Nr. 6.2',
    isAutomatic: false,
    decidedAt: '2026-11-13T10:00:00.000Z',
    decidedBy: 'Jonas Keller',
  },
  appeals: [
    {
      id: '0198f0a0-0000-7000-8000-0000000000bb',
      side: 'affected',
      text: 'Die Gebühr war freiwillig.',
      createdAt: '2026-11-15T19:41:00.000Z',
      decideBy: '2026-11-29T19:41:00.000Z',
      decision: null,
      decidedBy: null,
    },
  ],
  measure: 'removed',
  receiptSentAt: null,
  pause: null,
  isOwnDecision: false,
  isOnlyAdmin: false,
  employer: null,
};

test('a report appears under its number, its open appeal first, with its deadline and what else is open', async () => {
  const open = [report(1, { reason: 'filled' }), report(3, { reason: 'discrimination' })];
  serveApi({
    [`GET /api/admin/reports/${APPEALED.id}`]: () => ({ body: APPEALED }),
    'GET /api/admin/reports': () => ({ body: { items: open, total: 2, page: 1, pageSize: 50 } }),
    'GET /api/admin/waiting': () => ({
      body: {
        items: [{ queue: 'reports', targetDays: 2, total: 3, late: 1, ages: [2, 0, 0, 1, 0, 0], oldestAt: null }],
        total: 3,
        late: 1,
        oldest: 'reports',
      },
    }),
  });
  renderApp(<ReportScreen id={APPEALED.id} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Meldung M-2026-0412' })).toBeInTheDocument();
  expect(screen.getByText('Stelle „Hebamme (m/w/d)“ · Klinik am Park')).toBeInTheDocument();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual([
    'Beschwerde der betroffenen Seite',
    'Begründung an die betroffene Seite',
    'Ich soll Geld zahlen',
  ]);
  const stages = within(screen.getByRole('list', { name: 'Stand des Verfahrens' })).getAllByRole('listitem');
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Eingang12.11.2026',
    'Entscheidung13.11.2026, Entfernt',
    'Beschwerdeseit 15.11.2026',
  ]);
  expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual([null, null, 'step']);
  const steps = within(screen.getByRole('region', { name: 'Verlauf' })).getAllByRole('listitem');
  expect(steps.at(-1)).toHaveTextContent('29.11. Frist für die Entscheidung über die Beschwerde');
  const others = await screen.findByRole('region', { name: 'Weitere offene Meldungen' });
  expect(within(others).getAllByRole('listitem')).toHaveLength(2);
  const back = await screen.findByRole('link', { name: 'Meldungen, 3 offen' });
  expect(back).toHaveAttribute('href', '/admin-dashboard/meldungen');
  expect(screen.getByRole('link', { name: 'Später' })).toHaveAttribute(
    'href',
    `/admin-dashboard/meldungen/${report(3).id}`,
  );
});

test('the last one has nothing to come later', async () => {
  serveApi({
    [`GET /api/admin/reports/${APPEALED.id}`]: () => ({ body: APPEALED }),
    'GET /api/admin/reports': () => ({ body: { items: [], total: 0, page: 1, pageSize: 50 } }),
  });
  renderApp(<ReportScreen id={APPEALED.id} />);
  await screen.findByRole('heading', { level: 1, name: 'Meldung M-2026-0412' });
  expect(screen.queryByRole('link', { name: 'Später' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Weitere offene Meldungen' })).not.toBeInTheDocument();
});

test('a statement of reasons can be taken away as a document, once there is one', async () => {
  const { calls } = serveApi({
    [`GET /api/admin/reports/${APPEALED.id}`]: () => ({ body: APPEALED }),
    'GET /api/admin/reports': () => ({ body: { items: [], total: 0, page: 1, pageSize: 50 } }),
    [`GET /api/admin/reports/${APPEALED.id}/statement`]: () => ({ status: 503, body: {} }),
  });
  const { user } = renderApp(<ReportScreen id={APPEALED.id} />);
  await user.click(await screen.findByRole('button', { name: 'Als PDF' }));
  await waitFor(() =>
    expect(calls.map(({ call }) => call)).toContain(`GET /api/admin/reports/${APPEALED.id}/statement`),
  );
});

test('an open report shows what was reported and the form that decides it, and nothing to take away yet', async () => {
  const open: ReportDetails = { ...APPEALED, ...report(2), statement: null, appeals: [], measure: null };
  serveApi({
    [`GET /api/admin/reports/${open.id}`]: () => ({ body: open }),
    'GET /api/admin/reports': () => ({ body: { items: [], total: 0, page: 1, pageSize: 50 } }),
  });
  const { user } = renderApp(<ReportScreen id={open.id} />);
  const send = await screen.findByRole('button', { name: 'Entscheidung senden' });
  const measures = within(screen.getByRole('group', { name: 'Maßnahme' })).getAllByRole('radio');
  for (const radio of measures) expect(radio).not.toBeChecked();
  await user.type(screen.getByLabelText(/^Tatsachen/), 'Die Anzeige verlangt vor dem Vertrag 49,00 €.');
  await user.click(screen.getByRole('radio', { name: 'Nutzungsbedingungen' }));
  await user.type(screen.getByLabelText(/^Gesetz oder Nummer/), 'Nr. 6.2: kein Geld.');
  expect(send).toBeDisabled();
  expect(screen.getByText('Bitte wählen Sie zuerst eine Maßnahme.')).toBeInTheDocument();
  if (measures[0]) await user.click(measures[0]);
  await waitFor(() => expect(send).toBeEnabled());
  expect(screen.getByText('Ich soll vorab 49 Euro überweisen.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Als PDF' })).not.toBeInTheDocument();
  const stages = within(screen.getByRole('list', { name: 'Stand des Verfahrens' })).getAllByRole('listitem');
  expect(stages[1]).toHaveAttribute('aria-current', 'step');
});

const OPEN: ReportDetails = { ...APPEALED, ...report(2), statement: null, appeals: [], measure: null };

test('a reported job is paused for the time being, the timeline says by whom, and the pause is lifted', async () => {
  let details = OPEN;
  const pause = { since: '2026-11-13T13:30:00.000Z', by: 'Jonas Keller', endedAt: null };
  const { calls } = serveApi({
    [`GET /api/admin/reports/${OPEN.id}`]: () => ({ body: details }),
    'GET /api/admin/reports': () => ({ body: { items: [], total: 0, page: 1, pageSize: 50 } }),
    [`POST /api/admin/reports/${OPEN.id}/pause`]: () => {
      details = { ...OPEN, pause };
      return { body: details };
    },
    [`DELETE /api/admin/reports/${OPEN.id}/pause`]: () => {
      details = { ...OPEN, pause: { ...pause, endedAt: '2026-11-13T14:00:00.000Z' } };
      return { body: details };
    },
  });
  const { user } = renderApp(<ReportScreen id={OPEN.id} />);
  expect(
    await screen.findByText('Der Inhalt bleibt unverändert. Nur die meldende Person erhält die Begründung.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Vorläufig pausieren' }));
  const lift = await screen.findByRole('button', { name: 'Pause aufheben' });
  expect(screen.getByText('Die Anzeige ist wieder sichtbar. Beide Seiten erhalten die Begründung.')).toBeVisible();
  const steps = screen.getByRole('region', { name: 'Verlauf' });
  expect(within(steps).getByText('Geprüft von Jonas Keller, Anzeige vorläufig pausiert')).toBeVisible();
  await user.click(lift);
  expect(await within(steps).findByText('Pause aufgehoben')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Vorläufig pausieren' })).toBeVisible();
  expect(calls.map(({ call }) => call)).toContain(`DELETE /api/admin/reports/${OPEN.id}/pause`);
});

test('an appeal has three named ways out, and the milder measure is chosen among those below the present one', async () => {
  const sent: unknown[] = [];
  const [appeal] = APPEALED.appeals;
  serveApi({
    [`GET /api/admin/reports/${APPEALED.id}`]: () => ({ body: APPEALED }),
    'GET /api/admin/reports': () => ({ body: { items: [], total: 0, page: 1, pageSize: 50 } }),
    [`POST /api/admin/reports/${APPEALED.id}/appeals/${appeal?.id}/decision`]: ({ body }) => {
      sent.push(body);
      return { body: APPEALED };
    },
  });
  const { user } = renderApp(<ReportScreen id={APPEALED.id} />);
  const choices = await screen.findByRole('group', { name: 'Entscheidung über die Beschwerde' });
  expect(within(choices).getAllByRole('radio')).toHaveLength(3);
  for (const radio of within(choices).getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(screen.getByText('Bitte wählen Sie zuerst, wie Sie über die Beschwerde entscheiden.')).toBeInTheDocument();
  await user.click(
    within(choices).getByRole('radio', { name: /^Entscheidung bestätigen.*Die Stelle bleibt entfernt/ }),
  );
  expect(screen.getByRole('button', { name: 'Beschwerde zurückweisen und Seiten benachrichtigen' })).toBeDisabled();
  await user.click(within(choices).getByRole('radio', { name: /^Entscheidung aufheben/ }));
  expect(screen.getByRole('button', { name: 'Entscheidung aufheben und Seiten benachrichtigen' })).toBeDisabled();
  await user.click(within(choices).getByRole('radio', { name: /^Mildere Maßnahme/ }));
  expect(screen.getByRole('radio', { name: 'Zur Änderung zurückgegeben' })).toBeChecked();
  await user.type(screen.getByLabelText(/Begründung für beide Seiten/), 'Ohne die Gebühr kann die Anzeige bleiben.');
  await user.click(screen.getByRole('button', { name: 'Entscheidung ändern und Seiten benachrichtigen' }));
  await waitFor(() =>
    expect(sent).toEqual([{ measure: 'returned', reasons: 'Ohne die Gebühr kann die Anzeige bleiben.' }]),
  );
});
