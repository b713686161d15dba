import { expect, test, vi } from 'vitest';
import { findNearMe } from './near-me.ts';

const at = (latitude: number, longitude: number) => ({
  getCurrentPosition: (found: PositionCallback) =>
    found({ coords: { latitude, longitude } as GeolocationCoordinates } as GeolocationPosition),
});
const failing = (code: number) => ({
  getCurrentPosition: (_: PositionCallback, failed?: PositionErrorCallback | null) =>
    failed?.({ code } as GeolocationPositionError),
});
const answering = (status: number, body: object = {}) => vi.fn(async () => Response.json(body, { status }));

test('tells the server where the browser is to two decimals only', async () => {
  const fetch = answering(200, { text: 'Dachau' });
  expect(await findNearMe({ geolocation: at(48.263_914, 11.434_321), fetch })).toEqual({ text: 'Dachau' });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/places/nearest?lat=48.26&lon=11.43');
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
])('says what kept the browser from telling (%i: %s), and asks nobody', async (code, problem) => {
  const fetch = answering(200);
  expect(await findNearMe({ geolocation: failing(code), fetch })).toEqual({ problem });
  expect(fetch).not.toHaveBeenCalled();
});

test('says when the browser cannot, when nothing of ours is near, and when the server fails', async () => {
  expect(await findNearMe({ fetch: answering(200) })).toEqual({ problem: 'unsupported' });
  expect(await findNearMe({ geolocation: at(40.7, -74), fetch: answering(404) })).toEqual({ problem: 'abroad' });
  expect(await findNearMe({ geolocation: at(48, 11), fetch: answering(500) })).toEqual({ problem: 'failed' });
});
