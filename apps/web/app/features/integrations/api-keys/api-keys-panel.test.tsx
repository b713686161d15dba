import type { TeamRole } from '@stellenvisite/contract/employers/team';
import type { ApiKey } from '@stellenvisite/contract/integrations/api-keys.schema';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ownEmployer } from '../../employers/area/shared/own-employer.fixture.ts';
import { ActingEmployerContext } from '../../identity/acting-employer/use-acting-employer.ts';
import { ApiKeysPanel } from './api-keys-panel.tsx';

const KEY: ApiKey = {
  id: '0198f0a0-0000-7000-8000-0000000000a1',
  name: 'SAP',
  prefix: 'svk_abcdef',
  scopes: ['jobs:read', 'jobs:write'],
  state: 'active',
  createdAt: '2026-11-01T10:00:00.000Z',
  createdBy: 'Mira Tönnies',
  expiresAt: '2027-01-31T23:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};

function open(role: TeamRole, items: ApiKey[] = []) {
  let kept = items;
  const api = serveApi({
    'GET /api/employer/api-keys': () => ({ body: { items: kept } }),
    'POST /api/employer/api-keys': () => {
      kept = [KEY];
      return { status: 201, body: { ...KEY, key: 'svk_the-whole-key' } };
    },
    [`DELETE /api/employer/api-keys/${KEY.id}`]: () => {
      kept = [{ ...KEY, state: 'revoked' }];
      return { status: 204 };
    },
  });
  const employer = ownEmployer({ role });
  const view = renderApp(
    <ActingEmployerContext value={{ ...employer, employers: [employer] }}>
      <ApiKeysPanel />
    </ActingEmployerContext>,
  );
  return { ...view, ...api };
}

it('shows a new key once, and asks for a name and a permission first', async () => {
  const { user, calls } = open('owner');
  expect(await screen.findByText('Noch kein Schlüssel')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Schlüssel anlegen' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Anlegen' }));
  const summary = await dialog.findByRole('alert');
  expect(summary).toHaveTextContent('Bitte geben Sie einen Namen an.');
  expect(summary).toHaveTextContent('Bitte wählen Sie mindestens eine Berechtigung.');
  await user.type(dialog.getByLabelText('Name'), 'SAP');
  await user.click(dialog.getByRole('checkbox', { name: /Stellen lesen/ }));
  await user.click(dialog.getByRole('button', { name: 'Anlegen' }));
  expect(await screen.findByText('svk_the-whole-key')).toBeInTheDocument();
  expect(calls).toContainEqual({
    call: 'POST /api/employer/api-keys',
    body: { name: 'SAP', scopes: ['jobs:read'], lastDay: null },
  });
  await user.click(screen.getByRole('button', { name: 'Gesichert, schließen' }));
  expect(screen.queryByText('svk_the-whole-key')).not.toBeInTheDocument();
  expect(await screen.findByText(/svk_abcdef/)).toBeInTheDocument();
  expect(screen.getByText(/gilt bis 31\.01\.2027/)).toBeInTheDocument();
});

it('revokes a key after asking', async () => {
  const { user } = open('owner', [KEY]);
  await user.click(await screen.findByRole('button', { name: 'Widerrufen SAP' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Widerrufen' }));
  expect(await screen.findByText('Widerrufen', { selector: '.badge' })).toBeInTheDocument();
});

it('tells those who may not why', async () => {
  open('viewer', [KEY]);
  expect(await screen.findByText('Nur Inhaber:innen können Schlüssel anlegen und widerrufen.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /anlegen|widerrufen/i })).not.toBeInTheDocument();
});
