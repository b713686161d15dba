import { expect, it, vi } from 'vitest';
import { createBrowserTexts } from '../entry.client.tsx';

it('waits for the connection where a text file does not come, instead of showing keys', async () => {
  const fetched = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(async () => Response.json({ shell: { nav: { employers: 'Arbeitgeber' } } }));
  vi.stubGlobal('fetch', fetched);
  const loading = createBrowserTexts('de', ['shell']);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  dispatchEvent(new Event('online'));
  expect((await loading).t('nav.employers')).toBe('Arbeitgeber');
});
