import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveApi } from '../../../../testing/serve-api.ts';
import { useCountSearch } from '../../search/search-page.tsx';

function Searching({ query, hasHits }: { query: string | null; hasHits: boolean }) {
  useCountSearch(query, hasHits);
  return null;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('tells of a search that somebody has stayed with, once, and nothing of one they left at once', async () => {
  const { calls } = serveApi({ 'POST /api/searches': () => ({ status: 204, body: null }) });
  const { rerender } = render(<Searching query="q=hebam" hasHits={false} />);
  await vi.advanceTimersByTimeAsync(400);
  rerender(<Searching query="q=hebamme" hasHits={false} />);
  await vi.advanceTimersByTimeAsync(2000);
  rerender(<Searching query="q=hebamme" hasHits={false} />);
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls.map(({ body }) => body)).toEqual([{ query: 'q=hebamme', hasHits: false }]);
});

it('tells nothing of the list of all jobs, nor of a further page', async () => {
  const { calls } = serveApi({ 'POST /api/searches': () => ({ status: 204, body: null }) });
  const { rerender } = render(<Searching query="" hasHits />);
  await vi.advanceTimersByTimeAsync(2000);
  rerender(<Searching query={null} hasHits />);
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls).toEqual([]);
});
