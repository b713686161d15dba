import { expect, test, vi } from 'vitest';
import { findNearMe } from './near-me-button.tsx';

const at = (latitude: number, longitude: number) => ({
  getCurrentPosition: (found: PositionCallback) =>
    found({ coords: { latitude, longitude } as GeolocationCoordinates } as GeolocationPosition),
});
const failing = (code: number) => ({
  getCurrentPosition: (_: PositionCallback, failed?: PositionErrorCallback | null) =>
    failed?.({ code } as GeolocationPositionError),
});
const answering = (status: number, text?: string) =>
  vi.fn(async () => ({ ...(text !== undefined && { data: { text } }), response: new Response(null, { status }) }));

test('tells the server where the browser is to two decimals only', async () => {
  const findPlace = answering(200, 'Dachau');
  expect(await findNearMe({ geolocation: at(48.263_914, 11.434_321), findPlace })).toEqual({ text: 'Dachau' });
  expect(findPlace).toHaveBeenCalledExactlyOnceWith({ lat: '48.26', lon: '11.43' });
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
])('reports why the browser has no position (%i: %s), and sends no request', async (code, problem) => {
  const findPlace = answering(200);
  expect(await findNearMe({ geolocation: failing(code), findPlace })).toEqual({ problem });
  expect(findPlace).not.toHaveBeenCalled();
});

test('says when the browser cannot, when nothing of ours is near, and when the server fails', async () => {
  expect(await findNearMe({ findPlace: answering(200) })).toEqual({ problem: 'unsupported' });
  expect(await findNearMe({ geolocation: at(40.7, -74), findPlace: answering(404) })).toEqual({ problem: 'abroad' });
  expect(await findNearMe({ geolocation: at(48, 11), findPlace: answering(500) })).toEqual({ problem: 'failed' });
});
