import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { OwnApplicationsWatch } from '../../shell/site/site-shell.tsx';
import { renderApp } from '../../testing/render-app.tsx';
import { serveApi } from '../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../testing/sign-in-as.ts';
import { ApplyBox } from './apply-box.tsx';
import { jobDetail } from './display/job-detail.fixture.ts';

const HERE = jobDetail({ applyMethod: 'here', applyUrl: null });
const EXTERNAL = jobDetail();
const ID = '0198f0a0-0000-7000-8000-0000000000aa';

async function openAsSeeker(job: JobDetail, own: { kind: string; status: string } | null) {
  const times = { sentAt: '2026-11-12T09:00:00.000Z', openedAt: '2026-11-13T09:00:00.000Z', interviewAt: null };
  const items = own ? [{ id: ID, jobId: job.id, ...times, ...own }] : [];
  const { calls } = serveApi({
    'GET /api/account': () => ({ body: accountOf('job_seeker') }),
    'GET /api/applied-jobs': () => ({ body: { items } }),
    [`POST /api/jobs/${job.id}/external-applications`]: () => {
      items.push({ id: ID, jobId: job.id, ...times, kind: 'external', status: 'applied' });
      return { status: 201, body: items[0] };
    },
  });
  await startSession();
  const page = (
    <>
      <OwnApplicationsWatch />
      <ApplyBox job={job} />
    </>
  );
  return { ...renderApp(page), calls };
}

beforeEach(async () => {
  serveApi({});
  await dropSession();
});

test('a job that is applied for here leads to its form', () => {
  renderApp(<ApplyBox job={HERE} />);
  expect(screen.getByRole('link', { name: 'Jetzt bewerben' })).toHaveAttribute('href', `/jobs/${HERE.id}/bewerben`);
  expect(screen.queryByText('Haben Sie sich dort beworben?')).not.toBeInTheDocument();
});

test('whoever has applied sees the status and gets to the application', async () => {
  await openAsSeeker(HERE, { kind: 'full', status: 'interview' });
  expect(await screen.findByText('Beworben am 12.11.')).toBeInTheDocument();
  expect(screen.getByText(/Zum Gespräch eingeladen/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bewerbung ansehen' })).toHaveAttribute(
    'href',
    `/dashboard/bewerbungen/${ID}`,
  );
  expect(screen.queryByRole('link', { name: 'Jetzt bewerben' })).not.toBeInTheDocument();
});

test('after a withdrawn application one can apply again', async () => {
  await openAsSeeker(HERE, { kind: 'full', status: 'withdrawn' });
  expect(await screen.findByText(/Zurückgezogen/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Jetzt bewerben' })).toBeInTheDocument();
});

test('an application at the employer’s own page can be noted for tracking', async () => {
  const { user, calls } = await openAsSeeker(EXTERNAL, null);
  await user.click(await screen.findByRole('button', { name: 'In meiner Übersicht notieren' }));
  expect(await screen.findByText('Anderswo beworben am 12.11.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bewerbung ansehen' })).toHaveAttribute(
    'href',
    `/dashboard/bewerbungen/${ID}`,
  );
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
});
