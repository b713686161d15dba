import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, retryDelay } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function callsUntilFailed(error: unknown): Promise<number> {
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.reject(error));
  const observer = new QueryObserver(client, { queryKey: ['any'], queryFn });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(observer.getCurrentResult().status).toBe('error');
  stop();
  client.clear();
  return queryFn.mock.calls.length;
}

describe('a query that fails', () => {
  it('is sent three more times when no answer came or the server failed', async () => {
    expect(await callsUntilFailed(new TypeError('Failed to fetch'))).toBe(4);
    expect(await callsUntilFailed({ code: 'server.unexpected' })).toBe(4);
  });

  it('is not sent again when it was refused', async () => {
    expect(await callsUntilFailed({ code: 'request.forbidden' })).toBe(1);
  });

  it('waits longer each time, and never longer than 30 seconds', () => {
    expect([0, 1, 2, 10].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000]);
  });
});

it('drops unused data after five minutes', async () => {
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ['any'], queryFn: () => Promise.resolve('kept') });
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(client.getQueryData(['any'])).toBe('kept');
  await vi.advanceTimersByTimeAsync(2);
  expect(client.getQueryData(['any'])).toBeUndefined();
});
