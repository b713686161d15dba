import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HiddenLine } from '../../../../routes/seekers/dashboard-saved-employers.tsx';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { accountOf, startSession } from '../../../../testing/sign-in-as.ts';

const hiddenItem = (name: string, id = crypto.randomUUID()) => ({
  employer: { id, name, location: { city: 'Köln' } },
  hiddenAt: '2026-11-15T08:00:00.000Z',
});

function serveList(start: { items: ReturnType<typeof hiddenItem>[]; agencies: boolean }) {
  const state = { ...start };
  const removals = Object.fromEntries(
    start.items.map(({ employer }) => [
      `DELETE /api/hidden-employers/${employer.id}`,
      () => {
        state.items = state.items.filter((item) => item.employer.id !== employer.id);
        return { status: 204 };
      },
    ]),
  );
  serveApi({
    'GET /api/account': () => ({ body: accountOf('job_seeker') }),
    'GET /api/hidden-employers': () => ({ body: { ...state, total: state.items.length } }),
    'PATCH /api/hidden-employers': ({ body }) => {
      state.agencies = (body as { agencies: boolean }).agencies;
      return { body: { agencies: state.agencies } };
    },
    ...removals,
  });
  return state;
}

const line = () => screen.getByText('Ausgeblendet:').closest('p');

test('the hidden ones are named and brought back one by one', async () => {
  serveList({ items: [hiddenItem('Pflegedienst Domblick'), hiddenItem('Klinik am See')], agencies: true });
  const { user } = renderApp(<HiddenLine />);
  await startSession();
  await waitFor(() =>
    expect(line()).toHaveTextContent('Ausgeblendet: Pflegedienst Domblick, Klinik am See, alle Zeitarbeitsfirmen.'),
  );
  await user.click(screen.getByRole('button', { name: 'Ändern' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ausgeblendete Arbeitgeber' });
  await user.click(within(dialog).getByRole('button', { name: 'Wieder einblenden: Klinik am See' }));
  await waitFor(() => expect(within(dialog).queryByText('Klinik am See')).not.toBeInTheDocument());
  expect(within(dialog).getByText('Pflegedienst Domblick')).toBeInTheDocument();
});

test('all agencies are hidden and shown by one switch', async () => {
  const state = serveList({ items: [], agencies: false });
  const { user } = renderApp(<HiddenLine />);
  await startSession();
  await waitFor(() => expect(line()).toHaveTextContent('Ausgeblendet: niemand.'));
  await user.click(screen.getByRole('button', { name: 'Ändern' }));
  const agencies = await screen.findByRole('switch', { name: /Alle Zeitarbeitsfirmen ausblenden/ });
  await user.click(agencies);
  await waitFor(() => expect(agencies).toBeChecked());
  expect(state.agencies).toBe(true);
  await user.click(agencies);
  await waitFor(() => expect(state.agencies).toBe(false));
});
