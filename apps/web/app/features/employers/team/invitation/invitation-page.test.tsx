import type { OpenedInvitation } from '@stellenvisite/contract/employers/team.schema';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../../../testing/sign-in-as.ts';
import { InvitationPage } from './invitation-page.tsx';

const TOKEN = 'a'.repeat(43);
const INVITATION: OpenedInvitation = {
  employer: { id: '0198f0a0-0000-7000-8000-0000000000e1', name: 'Klinikum Rheinhöhe' },
  role: 'recruiter',
  isAccountAddress: false,
  email: 'anna@post.example',
  invitedBy: 'Mira Tönnies',
  expiresAt: '2026-11-23T12:00:00.000Z',
  account: 'none',
};
const open = (part: Partial<OpenedInvitation> = {}) =>
  renderApp(<InvitationPage token={TOKEN} invitation={{ ...INVITATION, ...part }} />);

beforeEach(dropSession);

test('a new person needs a name, a good password and a yes to the terms, and nothing else', async () => {
  const { calls } = serveApi({
    'POST /api/team-invitations/registered': () => ({ status: 404, body: { code: 'team_invitation.not_valid' } }),
  });
  const { user } = open();
  expect(screen.getByRole('heading', { name: 'Klinikum Rheinhöhe lädt Sie ein.' })).toBeInTheDocument();
  await user.type(await screen.findByRole('textbox', { name: 'Vor- und Nachname' }), 'Nora Neu');
  await user.type(screen.getByLabelText('Passwort'), 'Nachtdienst%2026');
  await user.click(screen.getByRole('button', { name: 'Konto anlegen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Bitte stimmen Sie den Nutzungsbedingungen zu.');
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Konto anlegen' }));
  expect(await screen.findByText(/Diese Einladung gilt nicht mehr/)).toBeInTheDocument();
  expect(calls[0]?.body).toEqual({
    token: TOKEN,
    fullName: 'Nora Neu',
    password: 'Nachtdienst%2026',
    acceptsTerms: true,
  });
});

test('who has an account signs in first and comes back', async () => {
  open({ account: 'employer' });
  expect(await screen.findByRole('link', { name: 'Anmelden' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(`/team-einladung?token=${TOKEN}`)}`,
  );
});

test('the invited account accepts with one press; another is informed whose invitation it is', async () => {
  serveApi({
    'GET /api/account': () => ({ body: accountOf('employer') }),
    'POST /api/team-invitations/accepted': () => ({
      status: 409,
      body: { code: 'team_invitation.other_address' },
    }),
  });
  await startSession();
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Einladung annehmen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('gilt nur für die eingeladene E-Mail-Adresse');
  unmount();
  open({ email: 'bea@post.example' });
  expect(await screen.findByText(/Sie sind als anna@post.example angemeldet/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Einladung annehmen' })).toBeNull();
});

test('an account for the search of jobs is informed that it cannot be used for this', async () => {
  open({ account: 'job_seeker' });
  expect(await screen.findByText(/ein Konto für die Stellensuche/)).toBeInTheDocument();
});

test('a link that is no longer valid says so', () => {
  renderApp(<InvitationPage token={null} invitation={null} />);
  expect(screen.getByRole('heading', { name: 'Diese Einladung gilt nicht mehr.' })).toBeInTheDocument();
});
