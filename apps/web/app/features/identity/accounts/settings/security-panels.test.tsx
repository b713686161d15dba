import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { storeTestSession, TEST_USER } from '../../../../testing/store-test-session.ts';
import { ProofProvider } from './proof-provider.tsx';
import { PasswordPanel } from './security-panels.tsx';

const NEW = 'Spaetdienst9!';
/** The auth server asks for proof until it got the right password or the right code. */
function serveProof(right: object) {
  let isProven = false;
  return serveApi({
    'GET /auth/v1/reauthenticate': () => ({ body: {} }),
    'PUT /auth/v1/user': ({ body }) => {
      if (typeof body === 'object' && body && 'password' in body) {
        return isProven
          ? { body: TEST_USER }
          : { status: 400, body: { error_code: 'reauthentication_needed', msg: 'This change requires proof' } };
      }
      isProven = JSON.stringify(body).includes(JSON.stringify(right).slice(1, -1));
      return isProven
        ? { body: TEST_USER }
        : { status: 400, body: { error_code: 'current_password_invalid', msg: 'Current password is not valid.' } };
    },
  });
}

function renderPanel(hasPassword = true) {
  storeTestSession();
  return renderApp(
    <ProofProvider hasPassword={hasPassword}>
      <PasswordPanel hasPassword={hasPassword} onChanged={async () => undefined} />
    </ProofProvider>,
  );
}

test('the proof of identity is requested in place, and the typed input is saved after it', async () => {
  serveProof({ current_password: 'Visite2026!' });
  const { user: person } = renderPanel();
  await person.type(screen.getByLabelText('Neues Passwort'), `${NEW}{Enter}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Sind Sie es?' }));
  await person.type(dialog.getByLabelText('Ihr jetziges Passwort'), 'falsch');
  await person.click(dialog.getByRole('button', { name: 'Bestätigen' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Das Passwort stimmt nicht.');
  await person.clear(dialog.getByLabelText('Ihr jetziges Passwort'));
  await person.type(dialog.getByLabelText('Ihr jetziges Passwort'), 'Visite2026!');
  await person.click(dialog.getByRole('button', { name: 'Bestätigen' }));
  expect(await screen.findByText('Passwort geändert. Andere Geräte sind abgemeldet.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a mailed code is proof, too, and the only one for who has no password', async () => {
  const { calls } = serveProof({ nonce: '123456' });
  const { user: person } = renderPanel(false);
  await person.type(screen.getByLabelText('Neues Passwort'), `${NEW}{Enter}`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText('Ihr jetziges Passwort')).not.toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'Code per E-Mail senden' }));
  expect(await dialog.findByText('Der Code ist per E-Mail unterwegs.')).toBeInTheDocument();
  await person.type(dialog.getByLabelText('Sechsstelliger Code'), '123456');
  await person.click(dialog.getByRole('button', { name: 'Bestätigen' }));
  expect(await screen.findByText('Passwort geändert. Andere Geräte sind abgemeldet.')).toBeInTheDocument();
  expect(calls.map(({ call }) => call)).toContain('GET /auth/v1/reauthenticate');
});

test('who gives up keeps what was typed, and is informed that nothing changed', async () => {
  serveProof({ current_password: 'Visite2026!' });
  const { user: person } = renderPanel();
  await person.type(screen.getByLabelText('Neues Passwort'), `${NEW}{Enter}`);
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Abbrechen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ohne Ihre Bestätigung ändern wir nichts.');
  expect(screen.getByLabelText('Neues Passwort')).toHaveValue(NEW);
});
