import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AreaPage } from './area-page.tsx';

const never = () => new Promise<null>(() => undefined);

/** Renders an area whose pages are never fetched to the end. */
function open() {
  const router = createMemoryRouter(
    [
      {
        element: <AreaPage isInArea={() => true} />,
        children: [
          {
            path: '/form',
            element: <input aria-label="Titel" />,
            loader: ({ request }) => (request.url.includes('?') ? never() : null),
          },
          { path: '/list', element: <p>Liste</p>, loader: never },
        ],
      },
    ],
    { initialEntries: ['/form'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

/** And waits longer than a blink. */
async function goTo(router: ReturnType<typeof open>, path: string): Promise<void> {
  await act(async () => void router.navigate(path));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
}

test('a page whose own address changes stays, however slow it is', async () => {
  const router = open();
  const input = await screen.findByLabelText('Titel');
  await goTo(router, '/form?job=1');
  expect(screen.getByLabelText('Titel')).toBe(input);
});

test('another page of the area is waited for', async () => {
  const router = open();
  await screen.findByLabelText('Titel');
  await goTo(router, '/list');
  expect(screen.queryByLabelText('Titel')).toBeNull();
});
