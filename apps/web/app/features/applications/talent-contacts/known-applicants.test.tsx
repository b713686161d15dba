import type { TeamRole } from '@stellenvisite/contract/employers/team';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ownEmployer } from '../../employers/area/shared/own-employer.fixture.ts';
import { ActingEmployerContext } from '../../identity/acting-employer/use-acting-employer.ts';
import { KnownApplicants } from './known-applicants.tsx';

const ID = '0198f0a0-0000-7000-8000-000000000001';
const JOB = '0198f0a0-0000-7000-8000-000000000002';
const MESSAGES = `POST /api/applications/${ID}/messages`;

function open(role: TeamRole) {
  const knownUntil = new Date(Date.now() + 40 * 86_400_000 + 3_600_000).toISOString();
  const person = {
    applicationId: ID,
    name: 'Nora Kern',
    occupation: 'Hebamme',
    jobTitle: 'Hebamme (m/w/d)',
    knownUntil,
  };
  const { calls } = serveApi({
    'GET /api/employer/known-applicants': () => ({ body: { items: [person] } }),
    'GET /api/employer/jobs': () => ({
      body: { items: [{ id: JOB, title: 'Hebamme Kreißsaal', state: 'live' }], total: 1 },
    }),
    [MESSAGES]: () => ({ status: 201, body: {} }),
  });
  const employer = ownEmployer({ role });
  const view = renderApp(
    <ActingEmployerContext value={{ ...employer, employers: [employer] }}>
      <KnownApplicants />
    </ActingEmployerContext>,
  );
  return { ...view, calls };
}

test('somebody known is notified of an open job in words that can be changed', async () => {
  const { user, calls } = open('recruiter');
  const row = await screen.findByRole('row', { name: /Nora Kern/ });
  expect(row).toHaveTextContent('noch 4');
  await user.click(within(row).getByRole('button', { name: /Auf eine Stelle hinweisen/ }));
  const text = await screen.findByRole('textbox', { name: 'Nachricht' });
  await waitFor(() => expect((text as HTMLTextAreaElement).value).toContain(`/jobs/${JOB}`));
  await user.clear(text);
  await user.type(text, 'Kommen Sie wieder?');
  await user.click(screen.getByRole('button', { name: 'Nachricht senden' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ call }) => call === MESSAGES)?.body).toMatchObject({ text: 'Kommen Sie wieder?' });
});

test('who only reads can write to nobody', async () => {
  open('viewer');
  expect(await screen.findByRole('link', { name: 'Nora Kern' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /hinweisen/ })).toBeNull();
});
