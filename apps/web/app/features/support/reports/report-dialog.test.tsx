import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ReportButton } from './shared/report-button.tsx';

const ID = '0198f0a0-0000-7000-8000-000000000001';

async function openReport(kind: 'job' | 'employer' = 'job') {
  const { user } = renderApp(
    <ReportButton kind={kind} id={ID}>
      Melden
    </ReportButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Melden' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, send: () => user.click(dialog.getByRole('button', { name: 'Meldung senden' })) };
}

test('a report says why, and needs neither name nor address', async () => {
  const { calls } = serveApi({
    'POST /api/reports': () => ({ status: 201, body: { reference: 'M-2026-0418', isMailed: false } }),
  });
  const { user, dialog, send } = await openReport();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Worum geht es?' }), 'Ich soll Geld zahlen');
  await user.type(dialog.getByRole('textbox', { name: 'Was ist Ihnen aufgefallen?' }), 'Ich soll 49 Euro überweisen.');
  await user.click(dialog.getByRole('checkbox', { name: /nach bestem Wissen richtig/ }));
  await send();
  expect(await dialog.findByRole('status')).toHaveTextContent('Ihre Meldung M-2026-0418 ist eingegangen.');
  expect(calls.at(-1)?.body).toEqual({
    target: { kind: 'job', id: ID },
    reason: 'payment_demanded',
    explanation: 'Ich soll 49 Euro überweisen.',
    goodFaith: true,
    language: 'de',
  });
});

test('what is missing is reported at its field, and nothing is sent', async () => {
  const { calls } = serveApi({});
  const { user, dialog, send } = await openReport();
  await user.type(dialog.getByRole('textbox', { name: /E-Mail/ }), 'bea@');
  await send();
  const summary = await dialog.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  for (const text of [/worum es geht/, /mindestens 20 Zeichen/, /vollständige E-Mail-Adresse/, /Angaben richtig sind/])
    expect(within(summary).getByRole('link', { name: text })).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Was ist Ihnen aufgefallen?' })).toBeInvalid();
  expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(/Angaben richtig sind/);
  expect(calls).toEqual([]);
});

test('a refusal keeps what was written', async () => {
  serveApi({ 'POST /api/reports': () => ({ status: 429, body: { code: 'request.rate_limited' } }) });
  const { user, dialog, send } = await openReport('employer');
  expect(dialog.queryByRole('option', { name: 'Stelle ist längst besetzt' })).not.toBeInTheDocument();
  const reason = dialog.getByRole('combobox', { name: 'Worum geht es?' });
  await user.selectOptions(reason, 'Fremder Name, Text, Bild oder Logo');
  const text = dialog.getByRole('textbox', { name: 'Was ist Ihnen aufgefallen?' });
  await user.type(text, 'Das Logo gehört einem anderen Haus.');
  await user.click(dialog.getByRole('checkbox'));
  await send();
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(text).toHaveValue('Das Logo gehört einem anderen Haus.');
});
