import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, Link, useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import { serverTexts } from '../../i18n/server-texts.server.ts';
import { EmployerFilterForm, readEmployerFilters } from './employer-filter-form.tsx';

test('the name that was emptied while the list loads stays empty, and a link from elsewhere replaces it', async () => {
  let come = () => {};
  let isFirst = true;
  const Routes = createRoutesStub([
    {
      path: '/arbeitgebern',
      loader: async ({ request }) => {
        if (!isFirst) await new Promise<void>((resolve) => (come = resolve));
        isFirst = false;
        return new URL(request.url).search;
      },
      Component: () => {
        const filters = readEmployerFilters(new URLSearchParams(useLoaderData<string>()));
        return (
          <>
            <output>{filters.q}</output>
            <Link to="/arbeitgebern?q=Praxis">Andere Suche</Link>
            <EmployerFilterForm filters={filters} facets={{}} radii={[30]} action="/arbeitgebern" />
          </>
        );
      },
    },
  ]);
  render(
    <I18nextProvider i18n={serverTexts('de')}>
      <Routes initialEntries={['/arbeitgebern']} />
    </I18nextProvider>,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const name = () => screen.getByRole('textbox', { name: 'Name oder Träger' });
  const answerCame = () =>
    act(async () => {
      come();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  await user.type(await screen.findByRole('textbox', { name: 'Name oder Träger' }), 'Klinik{Enter}');
  await user.clear(name());
  await answerCame();
  expect(screen.getByRole('status')).toHaveTextContent('Klinik');
  expect(name()).toHaveValue('');
  await user.click(screen.getByRole('link', { name: 'Andere Suche' }));
  await answerCame();
  expect(name()).toHaveValue('Praxis');
});
