import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { PasswordSignIn } from './password-sign-in.tsx';

function renderSignIn(onUnconfirmed = vi.fn(), onSlowedDown = vi.fn()) {
  return renderApp(
    <PasswordSignIn
      email=""
      next={null}
      onEmail={() => {}}
      onUnconfirmed={onUnconfirmed}
      onSlowedDown={onSlowedDown}
    />,
  );
}
const email = () => screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
const password = () => screen.getByLabelText('Passwort');
const submit = () => screen.getByRole('button', { name: 'Anmelden' });

test('what is missing is reported before anything is sent', async () => {
  const { calls } = serveApi({});
  const { user } = renderSignIn();
  await user.type(email(), 'anna');
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('2 Angaben fehlen noch oder sind nicht richtig.');
  expect(email()).toHaveAccessibleDescription(/nicht vollständig/);
  expect(password()).toHaveAccessibleDescription(/Bitte geben Sie ein Passwort ein/);
  expect(calls).toEqual([]);
});

test('a wrong password is reported in our words, and the address stays', async () => {
  serveApi({
    'POST /auth/v1/token': () => ({
      status: 400,
      body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    }),
  });
  const { user } = renderSignIn();
  await user.type(email(), 'anna@example.org');
  await user.type(password(), 'Falsch2026!');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Ungültige E-Mail-Adresse oder ungültiges Passwort.');
  expect(email()).toHaveValue('anna@example.org');
  expect(submit()).not.toHaveAttribute('aria-disabled');
});

test('who has not confirmed the address is led there', async () => {
  serveApi({
    'POST /auth/v1/token': () => ({
      status: 400,
      body: { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
    }),
  });
  const onUnconfirmed = vi.fn();
  const { user } = renderSignIn(onUnconfirmed);
  await user.type(email(), 'anna@example.org');
  await user.type(password(), 'Richtig2026!{Enter}');
  await waitFor(() => expect(onUnconfirmed).toHaveBeenCalledExactlyOnceWith('anna@example.org'));
});

test('a form that is being sent is sent once', async () => {
  const answered = Promise.withResolvers<void>();
  const { calls } = serveApi({
    'POST /auth/v1/token': async () => {
      await answered.promise;
      return { status: 400, body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' } };
    },
  });
  const { user } = renderSignIn();
  await user.type(email(), 'anna@example.org');
  await user.type(password(), 'Falsch2026!{Enter}');
  await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'true'));
  await user.click(submit());
  await user.type(password(), '{Enter}');
  answered.resolve();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(calls.filter(({ call }) => call === 'POST /auth/v1/token')).toHaveLength(1);
});
