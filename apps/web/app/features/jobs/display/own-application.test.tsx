import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deliverEvent } from '../../../realtime/use-live-event.ts';
import { OwnApplicationsWatch } from '../../../shell/site/site-shell.tsx';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../../testing/sign-in-as.ts';
import { JobCard } from './job-card.tsx';
import { jobItem } from './job-item.fixture.ts';

const JOB = jobItem(1, 'Hebamme');
const OTHER = jobItem(2, 'Pflegefachkraft');
const AS_OF = '2026-11-16T08:00:00.000Z';
const ID = '0198f0a0-0000-7000-8000-0000000000aa';
const SENT = {
  id: ID,
  jobId: JOB.id,
  kind: 'full',
  status: 'applied',
  sentAt: '2026-11-12T09:00:00.000Z',
  openedAt: null,
  interviewAt: null,
  offeredAt: null,
};
const READ = { openedAt: '2026-11-13T09:00:00.000Z' };

/** Shows two cards to a job seeker who has applied to the first. */
async function openAsSeeker(application: object, language: 'de' | 'en' = 'de') {
  const items: object[] = [{ ...SENT, ...application }];
  const { calls } = serveApi({
    'GET /api/account': () => ({ body: accountOf('job_seeker') }),
    'GET /api/applied-jobs': () => ({ body: { items } }),
  });
  const cards = (
    <>
      <OwnApplicationsWatch />
      <JobCard job={JOB} asOf={AS_OF} />
      <JobCard job={OTHER} asOf={AS_OF} />
    </>
  );
  renderApp(cards, { language });
  await startSession();
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /api/applied-jobs'));
  return { calls, items };
}

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(AS_OF), toFake: ['Date'] });
  serveApi({});
  await dropSession();
});

test('the card of a job that one has applied to shows when, the status and that it was read', async () => {
  await openAsSeeker(READ);
  expect(await screen.findByText('Beworben am 12.11.')).toBeInTheDocument();
  expect(await screen.findByText(/Status: Neu · gelesen am 13\.11\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bewerbung ansehen' })).toHaveAttribute(
    'href',
    `/dashboard/bewerbungen/${ID}`,
  );
  expect(screen.getAllByText(/^Beworben am/)).toHaveLength(1);
});

test.each([
  [
    { status: 'interview', ...READ, interviewAt: '2026-11-20T09:00:00.000Z' },
    'Status: Zum Gespräch eingeladen · Termin am 20.11.',
  ],
  [
    { status: 'interview', ...READ, interviewAt: '2026-11-12T09:00:00.000Z', offeredAt: '2026-11-14T09:00:00.000Z' },
    'Status: Zum Gespräch eingeladen · Angebot vom 14.11.',
  ],
  [{ status: 'rejected', ...READ }, 'Status: Absage'],
  [{ sentAt: '2025-12-30T09:00:00.000Z' }, 'Status: Neu'],
])('%o is shown as “%s”', async (application, state) => {
  await openAsSeeker(application);
  expect(await screen.findByText((text) => text.startsWith(state))).toBeInTheDocument();
});

test('the English card says the same in English', async () => {
  await openAsSeeker(READ, 'en');
  expect(await screen.findByText('Applied on 12 Nov')).toBeInTheDocument();
  expect(await screen.findByText(/Status: New · read on 13 Nov/)).toBeInTheDocument();
});

test('a withdrawn application leaves the card as it is for everybody', async () => {
  await openAsSeeker({ status: 'withdrawn' });
  expect(screen.queryByText(/^Beworben/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Bewerbung ansehen' })).not.toBeInTheDocument();
});

test('what changes while the page is open is shown, and after the sign-out nothing is left', async () => {
  const { items } = await openAsSeeker({});
  await screen.findByText(/Status: Neu/);
  items[0] = { ...SENT, ...READ };
  act(() => deliverEvent('application.changed', { recordId: ID }));
  expect(await screen.findByText(/gelesen am 13\.11\./)).toBeInTheDocument();
  await dropSession();
  await waitFor(() => expect(screen.queryByText(/^Beworben/)).not.toBeInTheDocument());
});

test('nothing is requested for a visitor', () => {
  const { calls } = serveApi({});
  renderApp(
    <>
      <OwnApplicationsWatch />
      <JobCard job={JOB} asOf={AS_OF} />
    </>,
  );
  expect(calls).toEqual([]);
});
