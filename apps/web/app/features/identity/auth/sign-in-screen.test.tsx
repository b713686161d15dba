import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { removeDraft, writeDraft } from '../../../session/use-stored-draft.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { SignInScreen } from './sign-in-screen.tsx';

const switches = { language: null, theme: null };

test('after too many wrong tries a mailed code next to the password gets in', async () => {
  const { calls } = serveApi({
    'GET /auth/v1/settings': () => ({ body: { external: {} } }),
    'POST /auth/v1/token': () => ({ status: 429, body: { error_code: 'over_request_rate_limit', msg: 'Too many' } }),
    'POST /auth/v1/otp': () => ({ body: {} }),
    'POST /auth/v1/verify': () => ({ status: 403, body: { error_code: 'otp_expired', msg: 'Token has expired' } }),
  });
  const { user } = renderApp(<SignInScreen switches={switches} next={null} />);
  await user.type(screen.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'anna@example.org');
  await user.type(screen.getByLabelText('Passwort'), 'Richtig2026!{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Mit einem Code per E-Mail können Sie sich trotzdem anmelden/,
  );
  await user.click(screen.getByRole('button', { name: 'Code anfordern' }));
  await user.type(await screen.findByLabelText('Einmalcode'), '123456');
  expect(await screen.findByText(/Dieser Code stimmt nicht oder gilt nicht mehr/)).toBeInTheDocument();
  expect(calls.find(({ call }) => call === 'POST /auth/v1/verify')?.body).toMatchObject({
    email: 'anna@example.org',
    token: '123456',
    password: 'Richtig2026!',
  });
});

test.each([
  ['employer', /Personal,/, /das Profil Ihrer Einrichtung/],
  ['job_seeker', /Ihre nächste Stelle/, /dann ist Ihr Konto fertig/],
] as const)('the code of a new %s account is requested with a text for that role', async (profile, beside, lead) => {
  serveApi({ 'GET /auth/v1/settings': () => ({ body: { external: {} } }) });
  writeDraft('login', { email: 'neu@klinik.example', pending: 'neu@klinik.example', profile });
  renderApp(<SignInScreen switches={switches} next={null} />);
  expect(await screen.findByText(lead)).toBeInTheDocument();
  expect(screen.getByText(beside)).toBeInTheDocument();
  removeDraft('login');
});
