import type { TeamRole } from '@stellenvisite/contract/employers/team';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnswerPromisePanel } from '../../../routes/employers/employer-dashboard-settings.tsx';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ActingEmployerContext } from '../../identity/acting-employer/use-acting-employer.ts';
import { ownEmployer } from '../area/shared/own-employer.fixture.ts';

function open(role: TeamRole) {
  let answerDays: number | null = null;
  const api = serveApi({
    'GET /api/employer/settings': () => ({ body: { answerDays } }),
    'PATCH /api/employer/settings': ({ body }) => {
      answerDays = (body as { answerDays: number | null }).answerDays;
      return { body: { answerDays } };
    },
  });
  const employer = ownEmployer({ role });
  const view = renderApp(
    <ActingEmployerContext value={{ ...employer, employers: [employer] }}>
      <AnswerPromisePanel />
    </ActingEmployerContext>,
  );
  return { ...view, ...api };
}

it('saves the promise as soon as an owner chooses it', async () => {
  const { user, calls } = open('owner');
  const days = await screen.findByLabelText('Wir antworten innerhalb von');
  expect(days).toHaveDisplayValue('Keine Antwortfrist');
  await user.selectOptions(days, '3 Tagen');
  expect(await screen.findByText('Gespeichert')).toBeInTheDocument();
  expect(days).toHaveDisplayValue('3 Tagen');
  expect(calls).toContainEqual({ call: 'PATCH /api/employer/settings', body: { answerDays: 3 } });
});

it('lets others read it and says who may change it', async () => {
  open('recruiter');
  expect(await screen.findByLabelText('Wir antworten innerhalb von')).toBeDisabled();
  expect(screen.getByText('Das können nur Inhaber:innen ändern.')).toBeInTheDocument();
});
