import type { Team } from '@stellenvisite/contract/employers/team.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TeamScreen } from '../../../routes/employers/employer-dashboard-team.tsx';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { type ActingEmployer, ActingEmployerContext } from '../../identity/acting-employer/use-acting-employer.ts';

const idOf = (index: number) => `0198f0a0-0000-7000-8000-00000000000${index}`;
const EMPLOYER: ActingEmployer = {
  employerId: idOf(9),
  name: 'Klinikum Rheinhöhe',
  type: 'hospital',
  kinds: ['hospital'],
  city: 'Köln',
  country: 'DE',
  role: 'owner',
  mappingType: 'direct_id',
  employers: [],
};
const member = (index: number, fullName: string, part: Partial<Team['members'][number]> = {}) => ({
  userId: idOf(index),
  fullName,
  email: `${index}@rheinhoehe.example`,
  role: 'recruiter' as const,
  tie: 'link' as const,
  isSelf: false,
  lastSeenAt: '2026-11-14T08:00:00.000Z',
  ...part,
});
const TEAM: Team = {
  employerId: idOf(9),
  role: 'owner',
  accountAddress: null,
  members: [
    member(1, 'Mira Tönnies', { role: 'owner', tie: 'creator', isSelf: true }),
    member(2, 'Petra Wehling'),
    member(3, 'Deniz Kaya', { role: 'viewer' }),
  ],
  invitations: [
    {
      id: idOf(5),
      email: 'j.ott@rheinhoehe.example',
      role: 'recruiter',
      isAccountAddress: false,
      state: 'open',
      invitedBy: { name: 'Mira Tönnies', isSelf: true },
      createdAt: '2026-11-14T08:00:00.000Z',
      expiresAt: '2026-11-21T08:00:00.000Z',
    },
  ],
  proposals: [
    { userId: idOf(4), fullName: 'Lena Brück', email: 'l@rheinhoehe.example', proposedAt: '2026-11-13T08:00:00.000Z' },
  ],
};

function open(team: Team, answers: Parameters<typeof serveApi>[0] = {}) {
  const { calls } = serveApi({ 'GET /api/employer/team': () => ({ body: team }), ...answers });
  const view = renderApp(
    <ActingEmployerContext value={{ ...EMPLOYER, role: team.role }}>
      <TeamScreen />
    </ActingEmployerContext>,
  );
  return { ...view, calls };
}

test('an owner takes in who asks, with the role they choose', async () => {
  const { user, calls } = open(TEAM, {
    [`POST /api/employer/team/proposals/${idOf(4)}/confirmation`]: () => ({
      body: { ...TEAM, proposals: [], members: [...TEAM.members, member(4, 'Lena Brück')] },
    }),
  });
  const proposals = await screen.findByRole('region', { name: '1 Vorschlag wartet auf Ihre Bestätigung' });
  await user.selectOptions(within(proposals).getByRole('combobox', { name: 'Rolle von Lena Brück' }), 'Recruiting');
  await user.click(within(proposals).getByRole('button', { name: 'Aufnehmen' }));
  expect(await screen.findByRole('heading', { name: '4 Personen' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /Vorschlag/ })).toBeNull();
  expect(calls.at(-1)?.body).toEqual({ role: 'recruiter' });
});

test('everybody can be given another role, or be removed after a question', async () => {
  const { user, calls } = open(TEAM, {
    [`DELETE /api/employer/team/members/${idOf(2)}`]: () => ({
      body: { ...TEAM, members: TEAM.members.filter(({ userId }) => userId !== idOf(2)) },
    }),
  });
  expect(await screen.findByText('Mira Tönnies, Sie')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Rolle von Mira Tönnies' })).toHaveValue('owner');
  await user.click(screen.getByRole('button', { name: 'Aktionen für Petra Wehling' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Aus dem Team entfernen' }));
  expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  const dialog = screen.getByRole('dialog', { name: 'Petra Wehling entfernen?' });
  await user.click(within(dialog).getByRole('button', { name: 'Entfernen' }));
  await waitFor(() => expect(screen.queryByText('Petra Wehling')).toBeNull());
});

test('an address is invited; a refusal appears at the field and the address stays', async () => {
  const { user } = open(TEAM, {
    'POST /api/employer/team/invitations': () => ({ status: 409, body: { code: 'team_invitation.exists' } }),
  });
  const field = await screen.findByRole('textbox', { name: 'E-Mail' });
  await user.click(screen.getByRole('button', { name: 'Einladen' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse ein.'));
  await user.type(field, 'j.ott@gmx.example');
  expect(field).toHaveAccessibleDescription(/eine andere Domain als Ihre/);
  await user.click(screen.getByRole('button', { name: 'Einladen' }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Diese Adresse ist schon eingeladen oder vorgeschlagen.'),
  );
  expect(field).toHaveValue('j.ott@gmx.example');
});

test('an owner requests an account address; it is shown as requested until its holder agrees', async () => {
  const asked = { ...TEAM.invitations[0], email: 'personal@rheinhoehe.example', role: 'owner', isAccountAddress: true };
  const { user, calls } = open(TEAM, {
    'PUT /api/employer/team/account-address': () => ({ body: { ...TEAM, invitations: [asked] } }),
  });
  const card = await screen.findByRole('region', { name: 'Kontoadresse' });
  expect(card).toHaveTextContent('Zurzeit ist keine Kontoadresse festgelegt.');
  await user.click(within(card).getByRole('button', { name: 'Zustimmung anfragen' }));
  const field = within(card).getByRole('textbox', { name: 'Neue Kontoadresse' });
  await waitFor(() => expect(field).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse ein.'));
  await user.type(field, 'personal@rheinhoehe.example');
  await user.click(within(card).getByRole('button', { name: 'Zustimmung anfragen' }));
  expect(await screen.findByText('soll Kontoadresse werden')).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ email: 'personal@rheinhoehe.example' });
  expect(field).toHaveValue('');
});

test('who only reads sees the team and can leave it, and nothing else', async () => {
  const members = TEAM.members.map((each) => ({ ...each, isSelf: each.userId === idOf(3) }));
  const { user } = open({ ...TEAM, role: 'viewer', members, invitations: [], proposals: [] });
  expect(await screen.findByText('Deniz Kaya, Sie')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Aktionen/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Aktionen für Deniz Kaya' }));
  expect(await screen.findByRole('menuitem', { name: 'Team verlassen' })).toBeInTheDocument();
});

test('a recruiter proposes instead of inviting', async () => {
  open({ ...TEAM, role: 'recruiter', proposals: [] });
  expect(await screen.findByRole('heading', { name: 'Person vorschlagen' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Einladen' })).toBeNull();
});
