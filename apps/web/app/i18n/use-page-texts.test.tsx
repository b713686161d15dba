import { act, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { Suspense } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { createMemoryRouter, Outlet, RouterProvider, useLocation, useMatches } from 'react-router';
import { expect, it, vi } from 'vitest';
import { usePageTexts } from '../root.tsx';
import { I18N_OPTIONS } from './options.ts';
import { namespacesOf, SHARED_NAMESPACES } from './text-files.ts';

function Frame() {
  usePageTexts(namespacesOf(useMatches()));
  return (
    <Suspense key={useLocation().pathname}>
      <Outlet />
    </Suspense>
  );
}

function Part({ namespace }: { namespace: string }) {
  return <p>{useTranslation(namespace).t('word')}</p>;
}

it('shows the page before until all texts of the next one are here', async () => {
  const arrivals = new Map<string, () => void>();
  const texts = createInstance();
  const backend = resourcesToBackend(async (_language: string, namespace: string) => {
    if (!['jobs', 'pay'].includes(namespace)) return {};
    await new Promise<void>((resolve) => arrivals.set(namespace, resolve));
    return { word: `text of ${namespace}` };
  });
  await texts.use(backend).init({ ...I18N_OPTIONS, lng: 'de', fallbackLng: 'de', ns: SHARED_NAMESPACES });
  const arrive = (namespace: string) => act(async () => arrivals.get(namespace)?.());
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <h1>before</h1> },
        {
          path: '/next',
          element: (
            <>
              <Part namespace="jobs" />
              <Part namespace="pay" />
            </>
          ),
          handle: { namespaces: ['jobs', 'pay'] },
        },
      ],
    },
  ]);
  render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  await act(async () => router.navigate('/next'));
  await vi.waitFor(() => expect([...arrivals.keys()]).toEqual(['jobs', 'pay']));
  expect(screen.getByRole('heading', { name: 'before' })).toBeVisible();
  await arrive('jobs');
  expect(screen.getByRole('heading', { name: 'before' })).toBeVisible();
  await arrive('pay');
  expect(await screen.findByText('text of jobs')).toBeVisible();
  expect(screen.getByText('text of pay')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});
