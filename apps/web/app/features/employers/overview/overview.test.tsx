import { waitSpans } from '@stellenvisite/contract/employers/overview/employer-overview';
import type { EmployerOverview } from '@stellenvisite/contract/employers/overview/employer-overview.schema';
import type { TeamRole } from '@stellenvisite/contract/employers/team';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ActingEmployerContext } from '../../identity/acting-employer/use-acting-employer.ts';
import { ownEmployer } from '../area/shared/own-employer.fixture.ts';
import { Overview } from './overview.tsx';

const ID = '0198f0a0-0000-7000-8000-0000000000a1';
const JOB = '0198f0a0-0000-7000-8000-0000000000b1';
const NOTHING = { total: 0, items: [] };

function overviewOf(part: Partial<EmployerOverview> = {}): EmployerOverview {
  const columns = waitSpans(3).map((span) => ({ ...span, count: span.to === null ? 1 : 0 }));
  const cells = columns.map(({ count }) => ({
    count,
    applicants: count > 0 ? [{ applicationId: ID, name: 'Beate Stern' }] : [],
  }));
  const job = { jobId: JOB, title: 'Pflegefachfrau (m/w/d)', department: 'Station 4A', isOwn: true, cells };
  return {
    answer: { days: 3, isPromised: true },
    unanswered: { total: 1, late: 1, columns, jobs: [job], moreJobs: 0, nextId: ID },
    withheld: { removed: 0, refused: 0 },
    ending: NOTHING,
    unread: NOTHING,
    drafts: NOTHING,
    weak: NOTHING,
    answers: { weeks: [], due: 0, answered: 0, median: null },
    steps: { profile: true, media: true, job: true },
    ...part,
  };
}

const RENEW = 'POST /api/employer/jobs/bulk';
const OWN_JOB = {
  id: JOB,
  title: 'Hebamme (m/w/d)',
  state: 'live',
  department: null,
  views: 12,
  applications: 5,
  openApplications: 2,
  validThrough: new Date(Date.now() + 20 * 86_400_000).toISOString(),
};

function open(overview: EmployerOverview, role: TeamRole = 'owner') {
  const { calls } = serveApi({
    'GET /api/employer/overview': () => ({ body: overview }),
    'GET /api/employer/jobs': () => ({ body: { items: [OWN_JOB], total: 31 } }),
    [RENEW]: () => ({ body: { batchId: ID, ids: [JOB], refused: [] } }),
  });
  const employer = ownEmployer({ role });
  const view = renderApp(
    <ActingEmployerContext value={{ ...employer, employers: [employer] }}>
      <Overview />
    </ActingEmployerContext>,
  );
  return { ...view, calls };
}

describe('the overview of an employer', () => {
  it('leads from a late application to it, and begins with who has waited longest', async () => {
    open(overviewOf());
    expect(await screen.findByText('1 ist überfällig.')).toBeInTheDocument();
    const row = screen.getByRole('row', { name: /Pflegefachfrau/ });
    expect(within(row).getByRole('link', { name: 'Beate Stern' })).toHaveAttribute(
      'href',
      `/employer-dashboard/bewerbungen/${ID}`,
    );
    expect(screen.getByRole('link', { name: 'Der Reihe nach beantworten' })).toHaveAttribute(
      'href',
      `/employer-dashboard/bewerbungen/${ID}?reihe=unanswered`,
    );
    expect(screen.queryByRole('heading', { name: /drei Schritten/ })).toBeNull();
  });

  it('offers a viewer nothing to answer, renew or create', async () => {
    const ending = {
      total: 1,
      items: [
        { id: JOB, title: 'OTA', validThrough: new Date(Date.now() + 3 * 86_400_000).toISOString(), applications: 2 },
      ],
    };
    open(overviewOf({ ending, steps: { profile: false, media: false, job: false } }), 'viewer');
    expect(await screen.findByRole('link', { name: 'Bewerbungen ansehen' })).toBeInTheDocument();
    expect(screen.getByText('endet in 3 Tagen')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /verlängern/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: /drei Schritten/ })).toBeNull();
  });

  it('shows a new employer its first steps, and which are done', async () => {
    const { unanswered } = overviewOf();
    open(
      overviewOf({
        unanswered: { ...unanswered, total: 0, late: 0, jobs: [], nextId: null },
        steps: { profile: true, media: false, job: false },
      }),
    );
    expect(await screen.findByText('Keine Bewerbung ohne Antwort')).toBeInTheDocument();
    const steps = screen.getByRole('region', { name: /drei Schritten/ });
    expect(within(steps).getByText('Erledigt')).toBeInTheDocument();
    expect(within(steps).getByRole('link', { name: 'Stelle einstellen' })).toHaveAttribute('href', '/post-job');
    expect(within(steps).queryByRole('link', { name: 'Zum Profil' })).toBeNull();
  });

  it('renews an ending job with one press, and leads from a weak ad to the field it is about', async () => {
    const validThrough = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const ending = { total: 1, items: [{ id: JOB, title: 'OTA', validThrough, applications: 2 }] };
    const hints = [{ hint: 'pay_missing' as const, points: 20 }];
    const weak = { total: 1, items: [{ id: JOB, title: 'OTA', score: 60, hints }] };
    const { user, calls } = open(overviewOf({ ending, weak }));
    await user.click(await screen.findByRole('button', { name: /Verlängern/ }));
    expect(await screen.findByText('Die Stelle ist verlängert.')).toBeInTheDocument();
    expect(calls.find(({ call }) => call === RENEW)?.body).toMatchObject({
      action: 'renew',
      selection: { ids: [JOB] },
    });
    expect(screen.getByRole('link', { name: /60 von 100 Punkten/ })).toHaveAttribute(
      'href',
      `/post-job?job=${JOB}&hint=pay_missing`,
    );
  });

  it('shows the own jobs with what is open of their applications', async () => {
    open(overviewOf());
    const row = await screen.findByRole('row', { name: /Hebamme/ });
    expect(row).toHaveTextContent('2 offen 5');
    expect(screen.getByRole('link', { name: 'Alle 31 Stellen' })).toHaveAttribute(
      'href',
      '/employer-dashboard/stellen',
    );
  });
});

it('names the jobs nobody can see, and drops the first steps once somebody has applied', async () => {
  const weeks = [{ week: '2026-11-09', inTime: 1, late: 0, open: 0 }];
  const answers = { weeks, due: 1, answered: 1, median: 1 };
  const steps = { profile: false, media: false, job: true };
  open(overviewOf({ withheld: { removed: 1, refused: 0 }, answers, steps }));
  expect(await screen.findByText('Eine Ihrer Stellen wurde entfernt.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Grund lesen und ändern' })).toHaveAttribute(
    'href',
    '/employer-dashboard/stellen',
  );
  expect(screen.queryByText('In drei Schritten zur ersten Bewerbung')).not.toBeInTheDocument();
});
