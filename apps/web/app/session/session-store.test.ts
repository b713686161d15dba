import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askOtherTabs } from './session-store.ts';

vi.stubGlobal('location', { hostname: 'localhost' });
afterAll(() => vi.unstubAllGlobals());

let other: BroadcastChannel | undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  other?.close();
});

/** Opens another tab. Once that tab receives a request, the promise resolves with a function that answers it. */
function openOtherTab(): Promise<() => void> {
  const channel = new BroadcastChannel('sb-localhost-auth-token-tabs');
  other = channel;
  return new Promise((resolve) => {
    channel.onmessage = ({ data }: MessageEvent) => {
      if (data === 'ask') resolve(() => channel.postMessage({ session: 'of the other tab' }));
    };
  });
}

test('a session that another tab names at once is there before the page decides', async () => {
  const asked = openOtherTab();
  const onLate = vi.fn();
  const found = askOtherTabs(onLate);
  (await asked)();
  expect(await found).toBe('of the other tab');
  expect(onLate).not.toHaveBeenCalled();
});

test('a tab in the background may answer later than a page can wait', async () => {
  const asked = openOtherTab();
  const late = Promise.withResolvers<string>();
  const found = askOtherTabs(late.resolve);
  const answer = await asked;
  vi.advanceTimersByTime(400);
  expect(await found).toBeNull();
  answer();
  expect(await late.promise).toBe('of the other tab');
});
