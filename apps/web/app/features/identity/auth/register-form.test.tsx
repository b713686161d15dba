import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { RegisterForm } from './register-form.tsx';

const field = (name: string) => screen.getByRole('textbox', { name });

async function fill(user: ReturnType<typeof renderApp>['user']) {
  await user.type(field('Vor- und Nachname'), 'Anna Berg');
  await user.type(field('E-Mail-Adresse'), 'anna@example.org');
  await user.type(screen.getByLabelText('Passwort'), 'blau-kaffee-herz-94');
  await user.click(screen.getByRole('checkbox', { name: /Nutzungsbedingungen/ }));
}
const submit = () => screen.getByRole('button', { name: 'Konto anlegen' });

test('the form has a field for the company name for an employer, and none for a job seeker', () => {
  const { unmount } = renderApp(<RegisterForm profile="job_seeker" next={null} />);
  expect(screen.queryByRole('textbox', { name: /Unternehmens/ })).not.toBeInTheDocument();
  unmount();
  renderApp(<RegisterForm profile="employer" next={null} />);
  expect(screen.getByRole('textbox', { name: /Unternehmens/ })).toBeInTheDocument();
});

test('an empty form tells every field, and sends nothing', async () => {
  const { calls } = serveApi({});
  const { user } = renderApp(<RegisterForm profile="job_seeker" next={null} />);
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  for (const name of ['Vor- und Nachname', 'E-Mail-Adresse']) expect(field(name)).toBeInvalid();
  expect(screen.getByLabelText('Passwort')).toBeInvalid();
  expect(screen.getByRole('checkbox', { name: /Nutzungsbedingungen/ })).toBeInvalid();
  expect(calls).toEqual([]);
});

test('a password needs eight characters of any kind, and is typed once', async () => {
  serveApi({});
  const { user } = renderApp(<RegisterForm profile="job_seeker" next={null} />);
  expect(screen.getByLabelText('Passwort')).toHaveAccessibleDescription(/Mindestens 8 Zeichen/);
  await user.type(screen.getByLabelText('Passwort'), 'kurz');
  await user.click(submit());
  await waitFor(() => expect(screen.getByLabelText('Passwort')).toHaveAccessibleDescription(/zu kurz/));
  expect(screen.queryByLabelText('Passwort wiederholen')).not.toBeInTheDocument();
});

test('a complete form signs up, and leads to the sign-in', async () => {
  const { calls } = serveApi({
    'POST /rest/v1/rpc/email_exists': () => ({ body: false }),
    'POST /auth/v1/signup': () => ({ body: { id: 'a', email: 'anna@example.org', aud: '', identities: [] } }),
  });
  const { user } = renderApp(<RegisterForm profile="job_seeker" next={null} />);
  await fill(user);
  await user.click(submit());
  expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
  expect(calls.find(({ call }) => call === 'POST /auth/v1/signup')?.body).toMatchObject({
    email: 'anna@example.org',
    password: 'blau-kaffee-herz-94',
    data: { full_name: 'Anna Berg', role: 'job_seeker', language: 'de' },
  });
});

test('an address that is taken is reported when the field is left, with the way to the sign-in', async () => {
  serveApi({ 'POST /rest/v1/rpc/email_exists': () => ({ body: true }) });
  const { user } = renderApp(<RegisterForm profile="job_seeker" next={null} />);
  await user.type(field('E-Mail-Adresse'), 'anna@example.org');
  await user.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent('Diese E-Mail-Adresse ist bereits registriert.');
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/login');
});

test.each([
  ['is limited', { status: 429, body: { code: 'PT429' } }, /zu viele Anfragen.*noch kein Konto angelegt/],
  ['is away', { status: 503, body: {} }, /Server ist gerade nicht zu erreichen/],
])(
  'when the check of the address %s, the form says so, keeps everything and asks again',
  async (_case, answer, text) => {
    let isBack = false;
    const { calls } = serveApi({
      'POST /rest/v1/rpc/email_exists': () => (isBack ? { body: false } : answer),
      'POST /auth/v1/signup': () => ({ body: { id: 'a', email: 'anna@example.org', aud: '', identities: [] } }),
    });
    const { user } = renderApp(<RegisterForm profile="job_seeker" next={null} />);
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText('Konto erstellt!')).not.toBeInTheDocument();
    expect(calls.filter(({ call }) => call === 'POST /auth/v1/signup')).toEqual([]);
    expect(field('E-Mail-Adresse')).toHaveValue('anna@example.org');
    isBack = true;
    await user.click(submit());
    expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
    expect(calls.filter(({ call }) => call === 'POST /auth/v1/signup')).toHaveLength(1);
  },
);
