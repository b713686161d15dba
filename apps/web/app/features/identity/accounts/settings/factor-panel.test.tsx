import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { FactorPanel } from './factor-panel.tsx';

const settings = (phone: boolean) => ({ 'GET /auth/v1/settings': () => ({ body: { external: {}, mfa: { phone } } }) });
const panel = <FactorPanel factors={[]} onChanged={async () => undefined} />;

test('codes by text message are offered where the server can send them', async () => {
  serveApi(settings(true));
  renderApp(panel);
  expect(await screen.findByRole('button', { name: 'Telefon einrichten' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'App einrichten' })).toBeInTheDocument();
});

test('without a provider of text messages there is the app alone', async () => {
  const { calls } = serveApi(settings(false));
  renderApp(panel);
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.getByRole('button', { name: 'App einrichten' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Telefon einrichten' })).not.toBeInTheDocument();
});
