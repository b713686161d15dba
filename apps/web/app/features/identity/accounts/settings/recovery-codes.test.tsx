import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { storeTestSession } from '../../../../testing/store-test-session.ts';
import { RecoveryCodes } from './factor-panel.tsx';

const CODES = Array.from({ length: 10 }, (_, i) => `k4m9x7qp2ab8ht${20 + i}`);
const set = { id: '0198f0a0-0000-7000-8000-000000000002', type: 'recovery_code', total: 10 };

test('codes are made, shown in groups this once, and counted', async () => {
  storeTestSession();
  let isCreated = false;
  serveApi({
    'GET /auth/v1/factors/recovery-codes': () =>
      isCreated
        ? { body: { ...set, remaining: 10 } }
        : { status: 404, body: { error_code: 'mfa_factor_not_found', msg: 'There are no recovery codes' } },
    'POST /auth/v1/factors/recovery-codes': () => {
      isCreated = true;
      return { body: { ...set, codes: CODES } };
    },
  });
  const { user } = renderApp(<RecoveryCodes />);
  expect(await screen.findByText(/Sie haben noch keine/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Codes erstellen' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Codes erstellen' }));
  const list = await dialog.findByRole('list', { name: 'Wiederherstellungscodes' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  expect(list).toHaveTextContent('k4m9 x7qp 2ab8 ht20');
  await user.click(dialog.getByRole('button', { name: 'Kopieren' }));
  expect(await navigator.clipboard.readText()).toContain('k4m9 x7qp 2ab8 ht29');
  await user.click(dialog.getByRole('button', { name: 'Ich habe die Codes gespeichert' }));
  expect(screen.queryByText('k4m9 x7qp 2ab8 ht20')).not.toBeInTheDocument();
  expect(await screen.findByText('Noch 10 von 10 Codes gelten.')).toBeInTheDocument();
});

test('a new set is made only after it was stated that the old one ends', async () => {
  storeTestSession();
  const { calls } = serveApi({
    'GET /auth/v1/factors/recovery-codes': () => ({ body: { ...set, remaining: 1 } }),
    'POST /auth/v1/factors/recovery-codes/regenerate': () => ({ body: { ...set, codes: CODES } }),
  });
  const { user } = renderApp(<RecoveryCodes />);
  expect(await screen.findByText('Noch 1 von 10 Codes gilt.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Neue Codes' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Ihre bisherigen Codes gelten danach nicht mehr.')).toBeInTheDocument();
  expect(calls.map(({ call }) => call)).not.toContain('POST /auth/v1/factors/recovery-codes/regenerate');
  await user.click(dialog.getByRole('button', { name: 'Codes erstellen' }));
  expect(await dialog.findByText('k4m9 x7qp 2ab8 ht20')).toBeInTheDocument();
});
