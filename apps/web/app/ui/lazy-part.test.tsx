import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { lazyPart } from './lazy-part.ts';

test('a part whose script does not come leaves the page as it is, and comes when the device is online again', async () => {
  const load = vi
    .fn<() => Promise<() => React.ReactNode>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /menu.js'))
    .mockResolvedValue(() => <p>Menü</p>);
  const Part = lazyPart(load);
  renderApp(
    <>
      <p>Seite</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByText('Seite')).toBeInTheDocument();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('Menü')).toBeInTheDocument();
});
