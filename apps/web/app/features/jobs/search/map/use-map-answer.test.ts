import { jobMapItemsQuerySchema, jobMapQuerySchema } from '@stellenvisite/contract/jobs/job-map.schema';
import { expect, test } from 'vitest';
import { NO_FILTERS } from '../search-filters.ts';
import { itemsPath, mapPath, mapQuery } from './use-map-answer.ts';

const paramsOf = (path: string) => Object.fromEntries(new URL(path, 'https://a.example').searchParams);
const SECTION = { west: 9.912345, south: 53.5, east: 10.1, north: 53.612345 };

test('a map asks for the whole search, whatever page and order the list has', () => {
  const query = mapQuery({ ...NO_FILTERS, q: 'hebamme', shift: ['early'], sort: 'newest', view: 'map', page: '3' });
  expect(mapPath(query)).toBe('/api/jobs/map?q=hebamme&shift=early');
});

test('the section is rounded outwards and understood by the API', () => {
  const { bbox, zoom } = jobMapQuerySchema.parse(paramsOf(mapPath('q=hebamme', { section: SECTION, zoom: 9.8765 })));
  expect(bbox).toEqual({ west: 9.9123, south: 53.5, east: 10.1, north: 53.6124 });
  expect(zoom).toBe(9.88);
});

test('a view of the whole world stays within it', () => {
  const section = { west: -190, south: -95, east: 181, north: 90.5 };
  const { bbox } = jobMapQuerySchema.parse(paramsOf(mapPath('', { section, zoom: 0 })));
  expect(bbox).toEqual({ west: -180, south: -90, east: 180, north: 90 });
});

test('the jobs of a point are requested by exactly that point', () => {
  const point = { west: 10.123456789, south: 53.5, east: 10.123456789, north: 53.5 };
  const { bbox, page } = jobMapItemsQuerySchema.parse(paramsOf(itemsPath('category=nursing', point, 2)));
  expect(bbox).toEqual(point);
  expect(page).toBe(2);
});
