import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { removeDraft, writeDraft } from '../../../session/use-stored-draft.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { CodeRegister } from './code-register.tsx';

const switches = { language: null, theme: null };
const SETTINGS = { 'GET /auth/v1/settings': () => ({ body: { external: { email: true, phone: false } } }) };
const WRONG = { status: 403, body: { error_code: 'otp_expired', msg: 'Token has expired or is invalid' } };
const email = 'anna@example.org';

beforeEach(() => removeDraft('register'));

const render = () => renderApp(<CodeRegister switches={switches} next={null} />);
const address = () => screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
const code = () => screen.findByLabelText(/^Code aus der E-Mail/);

test('an account is requested by address alone, with the terms that it was requested under', async () => {
  const { calls } = serveApi({ ...SETTINGS, 'POST /auth/v1/otp': () => ({ body: {} }) });
  const { user } = render();
  expect(screen.queryByLabelText('Passwort')).not.toBeInTheDocument();
  await user.type(address(), `${email}{Enter}`);
  expect(await code()).toBeInTheDocument();
  expect(screen.getByText(email)).toBeInTheDocument();
  expect(calls.find(({ call }) => call === 'POST /auth/v1/otp')?.body).toMatchObject({
    email,
    create_user: true,
    data: { role: 'job_seeker', language: 'de', terms_version: expect.any(String) },
  });
});

test('wrong codes are counted down to the last try, also after a reload', async () => {
  serveApi({ ...SETTINGS, 'POST /auth/v1/verify': () => WRONG });
  writeDraft('register', { email, sent: { email, sentAt: Date.now(), wrong: 0 }, isEntering: true });
  const { user, unmount } = render();
  await user.type(await code(), '123456');
  expect(await screen.findByText('Der Code stimmt nicht. Sie haben noch vier Versuche.')).toBeInTheDocument();
  expect(await code()).toHaveValue('');
  await user.type(await code(), '234567');
  expect(await screen.findByText('Der Code stimmt nicht. Sie haben noch drei Versuche.')).toBeInTheDocument();
  unmount();
  const again = render();
  for (const [typed, text] of [
    ['345678', /noch zwei Versuche/],
    ['456789', /noch einen Versuch\./],
    ['567890', /gilt nach fünf Versuchen nicht mehr/],
  ] as const) {
    await again.user.type(await code(), typed);
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
});

test('a server that cannot be reached costs no try', async () => {
  let isAway = true;
  serveApi({ ...SETTINGS, 'POST /auth/v1/verify': () => (isAway ? { status: 503, body: {} } : WRONG) });
  writeDraft('register', { email, sent: { email, sentAt: Date.now(), wrong: 0 }, isEntering: true });
  const { user } = render();
  await user.type(await code(), '123456');
  expect(await screen.findByText(/Server ist gerade nicht zu erreichen/)).toBeInTheDocument();
  isAway = false;
  await user.type(await code(), '123456');
  expect(await screen.findByText(/noch vier Versuche/)).toBeInTheDocument();
});

test('who goes back and asks for the same address within a minute returns to the code that is on its way', async () => {
  serveApi({
    ...SETTINGS,
    'POST /auth/v1/otp': () => ({ status: 429, body: { error_code: 'over_email_send_rate_limit', msg: 'Wait' } }),
  });
  writeDraft('register', { email, sent: { email, sentAt: Date.now(), wrong: 1 }, isEntering: true });
  const { user } = render();
  await user.click(await screen.findByRole('button', { name: 'Andere Adresse verwenden' }));
  expect(address()).toHaveValue(email);
  await user.click(screen.getByRole('button', { name: 'Code anfordern' }));
  expect(await code()).toBeInTheDocument();
});

test('each provider that is set up has a button, and no other', async () => {
  serveApi({ 'GET /auth/v1/settings': () => ({ body: { external: { email: true, google: true, apple: true } } }) });
  const { unmount } = render();
  expect(await screen.findByRole('button', { name: 'Mit Google fortfahren' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mit Apple fortfahren' })).toBeInTheDocument();
  unmount();
  serveApi(SETTINGS);
  render();
  expect(screen.queryByRole('button', { name: /Mit .* fortfahren/ })).not.toBeInTheDocument();
});
