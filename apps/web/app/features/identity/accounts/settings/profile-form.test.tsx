import type { Account } from '@stellenvisite/contract/identity/accounts.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { ProfileForm } from './profile-form.tsx';

const account: Account = {
  id: '0198f0a0-0000-7000-8000-000000000001',
  email: 'anna@example.org',
  phone: null,
  role: 'job_seeker',
  isAdmin: false,
  fullName: 'Anna Berg',
  academicTitle: null,
  companyName: null,
  language: 'de',
  onboardingComplete: true,
  onboarding: {},
  missing: [],
  hasPassword: true,
  providers: [],
  eraseAt: null,
  employers: [],
  emma: 'everywhere',
  createdAt: '2026-11-01T08:00:00.000Z',
};

test('a changed name is saved, and only then read again', async () => {
  const { calls } = serveApi({ 'PATCH /api/account': () => ({ body: account }) });
  const onSaved = vi.fn(async () => undefined);
  const { user } = renderApp(<ProfileForm account={account} onSaved={onSaved} />);
  const name = screen.getByRole('textbox', { name: 'Vor- und Nachname' });
  await user.clear(name);
  await user.type(name, 'Anna Tal');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Akademischer Titel' }), 'Dr.');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Profil gespeichert')).toBeInTheDocument();
  expect(onSaved).toHaveBeenCalledOnce();
  expect(calls).toEqual([
    { call: 'PATCH /api/account', body: { fullName: 'Anna Tal', academicTitle: 'Dr.', language: 'de' } },
  ]);
  expect(screen.queryByRole('button', { name: 'Verwerfen' })).not.toBeInTheDocument();
});

test('a missing name is reported above the form and at the field, and nothing is sent', async () => {
  const { calls } = serveApi({});
  const { user } = renderApp(<ProfileForm account={account} onSaved={async () => undefined} />);
  const name = screen.getByRole('textbox', { name: 'Vor- und Nachname' });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Eine Angabe fehlt noch oder ist nicht richtig.');
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription(/Bitte tragen Sie Ihren Namen ein/);
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('link', { name: /Bitte tragen Sie Ihren Namen ein/ }));
  expect(name).toHaveFocus();
});

test('when the server fails, the words say so and the input stays', async () => {
  serveApi({ 'PATCH /api/account': () => ({ status: 503, body: { code: 'server.unavailable' } }) });
  const onSaved = vi.fn();
  const { user } = renderApp(<ProfileForm account={account} onSaved={onSaved} />);
  const name = screen.getByRole('textbox', { name: 'Vor- und Nachname' });
  await user.type(name, 'er');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(name).toHaveValue('Anna Berger');
  expect(onSaved).not.toHaveBeenCalled();
});

test('what is not saved can be thrown away', async () => {
  serveApi({});
  const { user } = renderApp(<ProfileForm account={account} onSaved={async () => undefined} />);
  expect(screen.queryByRole('button', { name: 'Verwerfen' })).not.toBeInTheDocument();
  const name = screen.getByRole('textbox', { name: 'Vor- und Nachname' });
  await user.type(name, 'er');
  await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(name).toHaveValue('Anna Berg');
});

test('a form that is not saved asks before it is left', async () => {
  serveApi({});
  const { user } = renderApp(
    <>
      <ProfileForm account={account} onSaved={async () => undefined} />
      <Link to="/konto/geraete">Geräte</Link>
    </>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Vor- und Nachname' }), 'er');
  await user.click(screen.getByRole('link', { name: 'Geräte' }));
  const dialog = await screen.findByRole('dialog', { name: 'Änderungen verwerfen?' });
  expect(screen.queryByTestId('elsewhere')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Verwerfen' }));
  expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
});
