import { expect, test } from 'vitest';
import { toReadableUrl } from './create-app.ts';

test.each([
  ['/jobs?q=op%20pflege', '/jobs?q=op%20pflege'],
  ['//jobs', '//jobs'],
  ['http://evil.example/jobs?q=op', '/jobs?q=op'],
  ['HTTPS://evil.example:99', '/'],
  ['ftp://evil.example', '/'],
  ['*', '*'],
])('a request for %s is one for %s', (target, url) => {
  expect(toReadableUrl(target)).toBe(url);
});

test('a path that cannot be decoded gets a page of its own, and in the API stays what it is', () => {
  expect(toReadableUrl('/jobs/%ff')).toBe('/adresse-nicht-lesbar');
  expect(toReadableUrl('http://evil.example/jobs/%ff?x=1')).toBe('/adresse-nicht-lesbar');
  expect(toReadableUrl('/api/jobs/%ff')).toBe('/api/jobs/%ff');
});
