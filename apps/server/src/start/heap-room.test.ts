import v8 from 'node:v8';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import manifest from '../../../../package.json' with { type: 'json' };
import { leaveHeapRoom } from './heap-room.ts';

const STARTED = manifest.scripts.start.split(' ');
const setFlags = vi.spyOn(v8, 'setFlagsFromString').mockReturnValue();
afterEach(() => void setFlags.mockClear());
afterAll(() => setFlags.mockRestore());

test('the heap of a small market may grow by more than the start script lets it', () => {
  leaveHeapRoom(6_000, STARTED);
  expect(setFlags.mock.calls).toEqual([['--heap-growing-percent=60']]);
});

test('that of a large one may not', () => {
  leaveHeapRoom(1_000_000, STARTED);
  expect(setFlags).not.toHaveBeenCalled();
});

test('where the start was another, nothing is changed', () => {
  leaveHeapRoom(6_000, ['--enable-source-maps']);
  expect(setFlags).not.toHaveBeenCalled();
});
