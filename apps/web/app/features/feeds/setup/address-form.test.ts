import { expect, test } from 'vitest';
import { toFeedUrl } from './address-form.tsx';

test.each([
  ['reha.jobs.personio.de/xml', 'https://reha.jobs.personio.de/xml'],
  [' https://reha.example/xml?language=de ', 'https://reha.example/xml?language=de'],
  ['http://localhost:4000/feed.xml', 'http://localhost:4000/feed.xml'],
  ['ftp://reha.example/feed.xml', null],
  ['file:///etc/passwd', null],
  ['javascript:alert(1)', null],
  ['unser Bewerbungssystem', null],
  ['', null],
])('%s is understood as %s', (text, url) => {
  expect(toFeedUrl(text)).toBe(url);
});
