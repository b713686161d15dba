import { expect, test, vi } from 'vitest';
import { openPushed, type Page, showPush } from './push-events.ts';

const ORIGIN = 'https://stellen.example';

test.each([
  [
    JSON.stringify({ title: 'Neue Nachricht', body: 'Hebamme', path: '/dashboard', tag: 'a' }),
    'Neue Nachricht',
    '/dashboard',
  ],
  [JSON.stringify({ title: 'Neue Nachricht', body: '', path: '//fremd.example', tag: 'a' }), 'Neue Nachricht', '/'],
  ['no json', 'Stellenvisite', '/'],
  [undefined, 'Stellenvisite', '/'],
])('the push %s is shown as %s and leads to %s', async (text, title, path) => {
  const showNotification = vi.fn(async () => undefined);
  await showPush({ showNotification }, text);
  expect(showNotification).toHaveBeenCalledWith(title, expect.objectContaining({ data: { path } }));
});

const page = (url: string, navigate = async () => undefined as unknown): Page => ({
  url,
  focus: vi.fn(async () => undefined),
  navigate: vi.fn(navigate),
});
const pagesOf = (...open: Page[]) => ({ matchAll: async () => open, openWindow: vi.fn(async () => undefined) });

test('a pressed notification opens in the window that is there', async () => {
  const [foreign, own] = [page('https://fremd.example/'), page(`${ORIGIN}/jobs`)];
  const pages = pagesOf(foreign, own);
  await openPushed(pages, ORIGIN, '/dashboard');
  expect(own.focus).toHaveBeenCalled();
  expect(own.navigate).toHaveBeenCalledWith('/dashboard');
  expect(foreign.focus).not.toHaveBeenCalled();
  expect(pages.openWindow).not.toHaveBeenCalled();
});

test('without a window, or with one that the worker does not control, a new one opens', async () => {
  const none = pagesOf();
  await openPushed(none, ORIGIN, '/dashboard');
  expect(none.openWindow).toHaveBeenCalledWith('/dashboard');
  const uncontrolled = pagesOf(page(`${ORIGIN}/jobs`, () => Promise.reject(new TypeError('not controlled'))));
  await openPushed(uncontrolled, ORIGIN, '/dashboard');
  expect(uncontrolled.openWindow).toHaveBeenCalledWith('/dashboard');
});
