import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { askOtherTabs } from './tab-sessions.ts';

vi.stubGlobal('location', { hostname: 'localhost' });
afterAll(() => vi.unstubAllGlobals());

let other: BroadcastChannel | undefined;
afterEach(() => other?.close());

/** A tab that takes its time to answer. */
function answerAfter(ms: number): void {
  const channel = new BroadcastChannel('sb-localhost-auth-token-tabs');
  other = channel;
  channel.onmessage = async ({ data }: MessageEvent) => {
    if (data !== 'ask') return;
    await delay(ms);
    channel.postMessage({ session: 'of the other tab' });
  };
}

test('a session that another tab names at once is there before the page decides', async () => {
  answerAfter(0);
  const onLate = vi.fn();
  expect(await askOtherTabs(onLate)).toBe('of the other tab');
  expect(onLate).not.toHaveBeenCalled();
});

test('a tab in the background may answer later than a page can wait', async () => {
  answerAfter(400);
  const onLate = vi.fn();
  expect(await askOtherTabs(onLate)).toBeNull();
  await vi.waitFor(() => expect(onLate).toHaveBeenCalledExactlyOnceWith('of the other tab'), 5000);
});
