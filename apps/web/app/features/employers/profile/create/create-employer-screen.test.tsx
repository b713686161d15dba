import type { EmployerDraft } from '@stellenvisite/contract/employers/own-employers.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { accountOf } from '../../../../testing/sign-in-as.ts';
import { CreateEmployerScreen } from './create-employer-screen.tsx';

const ANSWERS: EmployerDraft = {
  values: {
    name: 'Klinikum Rheinhöhe',
    type: 'hospital',
    facility: 'hospital',
    kinds: ['hospital'],
    address: { street: null, postalCode: null, city: 'Köln', country: 'DE' },
  },
  fromOnboarding: ['name', 'facility', 'address'],
  updatedAt: null,
  employerId: null,
};

async function show(at: string, draft = ANSWERS) {
  let kept = draft;
  const { calls } = serveApi({
    'GET /api/employer/draft': () => ({ body: kept }),
    'PUT /api/employer/draft': ({ body }) => {
      kept = { ...kept, values: body as EmployerDraft['values'], updatedAt: '2026-11-16T05:42:00.000Z' };
      return { body: kept };
    },
    'POST /api/employer/profile': () => ({ status: 201, body: { id: '0198f0a0-0000-7000-8000-00000000000a' } }),
    'GET /api/employer/media': () => new Promise(() => {}),
    'GET /api/account': () => ({ body: accountOf('employer') }),
  });
  const view = renderApp(<CreateEmployerScreen />, { at });
  return { ...view, calls, sent: (call: string) => calls.filter((each) => each.call === call) };
}

describe('the kind of organisation', () => {
  it('is found by other words, and says what it was taken over from', async () => {
    const { user } = await show('/create-employer');
    expect(await screen.findByRole('radio', { name: /^Krankenhaus/ })).toBeChecked();
    expect(screen.getByText(/„Klinikum Rheinhöhe, Köln“ haben wir/)).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Einrichtung suchen' }), 'Spitex');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: /^Ambulanter Pflegedienst/ }));
    await user.click(screen.getByRole('button', { name: 'Weiter zum Profil' }));
    expect(await screen.findByRole('heading', { name: 'Leistungen' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Betten')).not.toBeInTheDocument();
  });
});

describe('the profile', () => {
  it('is stored as a draft while it is typed, and its fields return with their type', async () => {
    const { user, sent } = await show('/create-employer?schritt=profil');
    await user.type(await screen.findByLabelText('Betten'), '612');
    await waitFor(() => expect(sent('PUT /api/employer/draft').at(-1)?.body).toMatchObject({ beds: 612 }), {
      timeout: 5000,
    });
    expect(await screen.findByText(/^Entwurf gespeichert, \d\d:\d\d$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Art ändern' }));
    await user.click(await screen.findByRole('radio', { name: 'MVZ' }));
    await user.click(screen.getByRole('button', { name: 'Weiter zum Profil' }));
    expect(screen.queryByLabelText('Betten')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Art ändern' }));
    await user.click(await screen.findByRole('radio', { name: 'Rehaklinik' }));
    await user.click(screen.getByRole('button', { name: 'Weiter zum Profil' }));
    expect(await screen.findByLabelText('Betten')).toHaveValue('612');
  });

  it('is not saved with mistakes: they stand at the fields and in a summary that takes the focus', async () => {
    const { user, sent } = await show('/create-employer?schritt=profil', {
      ...ANSWERS,
      values: { ...ANSWERS.values, name: '', website: 'keine Adresse' },
    });
    await user.click(await screen.findByRole('button', { name: 'Speichern und weiter zu Medien' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(screen.getByLabelText('Name der Einrichtung')).toBeInvalid();
    await user.click(within(summary).getByRole('link', { name: /^Diese Website gibt es so nicht/ }));
    expect(screen.getByLabelText('Website')).toHaveFocus();
    expect(sent('POST /api/employer/profile')).toHaveLength(0);
  });

  it('is created by the first save, which says so', async () => {
    const { user, sent } = await show('/create-employer?schritt=profil');
    await user.click(await screen.findByRole('button', { name: 'Speichern und weiter zu Medien' }));
    expect(await screen.findByRole('heading', { name: 'Medien' })).toBeInTheDocument();
    expect(await screen.findByText('Arbeitgeber angelegt. Ihre Seite ist jetzt öffentlich.')).toBeInTheDocument();
    expect(sent('POST /api/employer/profile').at(-1)?.body).toMatchObject({ name: 'Klinikum Rheinhöhe' });
  });
});
