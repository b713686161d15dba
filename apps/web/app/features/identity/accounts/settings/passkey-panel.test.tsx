import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { storeTestSession } from '../../../../testing/store-test-session.ts';
import { PasskeyPanel } from './passkey-panel.tsx';
import { ProofProvider } from './proof-provider.tsx';

const PHONE = {
  id: '0198f0a0-0000-7000-8000-000000000002',
  friendly_name: 'Mein Handy',
  created_at: '2026-11-02T09:00:00Z',
};

function renderPanel() {
  storeTestSession();
  return renderApp(
    <ProofProvider hasPassword>
      <PasskeyPanel onChanged={async () => undefined} />
    </ProofProvider>,
  );
}

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: vi.fn(), get: vi.fn() } });
});
afterEach(() => vi.unstubAllGlobals());

const openMenu = async (user: ReturnType<typeof renderApp>['user'], act: string) => {
  await user.click(await screen.findByRole('button', { name: 'Mein Handy: umbenennen oder entfernen' }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
  return within(await screen.findByRole('dialog'));
};

test('a passkey shows when it was created, and that nobody has used it', async () => {
  serveApi({ 'GET /auth/v1/passkeys': () => ({ body: [PHONE] }) });
  renderPanel();
  expect(await screen.findByText('Mein Handy')).toBeInTheDocument();
  expect(screen.getByText(/angelegt am 02\.11\.2026.*noch nicht verwendet/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Passkey hinzufügen' })).toBeInTheDocument();
});

test('a browser without passkeys says which devices have them', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  serveApi({ 'GET /auth/v1/passkeys': () => ({ body: [] }) });
  renderPanel();
  expect(await screen.findByText(/Dieser Browser kann keine Passkeys/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Passkey hinzufügen' })).not.toBeInTheDocument();
});

test('a new name is sent, and an empty one is not', async () => {
  const { calls } = serveApi({
    'GET /auth/v1/passkeys': () => ({ body: [PHONE] }),
    [`PATCH /auth/v1/passkeys/${PHONE.id}`]: () => ({ body: PHONE }),
  });
  const { user } = renderPanel();
  const dialog = await openMenu(user, 'Umbenennen');
  await user.clear(dialog.getByLabelText('Name'));
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(await dialog.findAllByText('Bitte geben Sie einen Namen ein.')).not.toHaveLength(0);
  await user.type(dialog.getByLabelText('Name'), 'Diensthandy');
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ friendly_name: 'Diensthandy' });
});

test('the last way to sign in stays, with a sentence that says why', async () => {
  serveApi({
    'GET /auth/v1/passkeys': () => ({ body: [PHONE] }),
    [`DELETE /auth/v1/passkeys/${PHONE.id}`]: () => ({
      status: 422,
      body: { error_code: 'last_sign_in_method', msg: 'The last way to sign in cannot be removed' },
    }),
  });
  const { user } = renderPanel();
  const dialog = await openMenu(user, 'Entfernen');
  await user.click(dialog.getByRole('button', { name: 'Passkey entfernen' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Das ist Ihre letzte Möglichkeit, sich anzumelden.');
});

test('a cancelled dialog of the device says that nothing was changed', async () => {
  const refusal = Object.assign(new Error('no'), { name: 'NotAllowedError' });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: vi.fn().mockRejectedValue(refusal), get: vi.fn() },
  });
  const options = {
    challenge: 'AAAA',
    rp: { name: 'S' },
    user: { id: 'AAAA', name: 'a', displayName: 'a' },
    pubKeyCredParams: [],
  };
  serveApi({
    'GET /auth/v1/passkeys': () => ({ body: [] }),
    'POST /auth/v1/passkeys/registration/options': () => ({ body: { challenge_id: 'c', expires_at: 1, options } }),
  });
  const { user } = renderPanel();
  await user.click(await screen.findByRole('button', { name: 'Passkey hinzufügen' }));
  expect(await screen.findByText('Sie haben den Vorgang abgebrochen. Es wurde nichts geändert.')).toBeInTheDocument();
});
