import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConfirmFactorScreen } from '../../../routes/identity/confirm-factor.tsx';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { storeTestSession } from '../../../testing/store-test-session.ts';
import { LostFactor } from './lost-factor.tsx';

test('the removal of a lost factor is requested with a mailed code, and its date is reported', async () => {
  storeTestSession();
  const { calls } = serveApi({
    'GET /auth/v1/factors/removal': () => ({ body: { remove_at: null } }),
    'GET /auth/v1/reauthenticate': () => ({ body: {} }),
    'POST /auth/v1/factors/removal': () => ({ body: { remove_at: '2026-11-19T08:30:00.000Z' } }),
  });
  const { user } = renderApp(<LostFactor />);
  await user.click(await screen.findByRole('button', { name: 'Code per E-Mail senden' }));
  await user.type(await screen.findByLabelText('Einmalcode'), '123456');
  expect(await screen.findByRole('status')).toHaveTextContent(/wird am 19\.11\.2026, 09:30.* entfernt/);
  expect(calls.find(({ call }) => call === 'POST /auth/v1/factors/removal')?.body).toEqual({ nonce: '123456' });
});

test('the link of the mail keeps the factor when somebody presses the button, and not before', async () => {
  const { calls } = serveApi({ 'POST /auth/v1/factors/removal/cancel': () => ({ body: {} }) });
  const { user } = renderApp(<ConfirmFactorScreen switches={{ language: null, theme: null }} token="a.b" />);
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Faktor behalten' }));
  expect(await screen.findByText(/Der zweite Faktor bleibt/)).toBeInTheDocument();
  expect(calls[0]?.body).toEqual({ token: 'a.b' });
});
