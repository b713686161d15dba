import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { RelativeTime } from './relative-time.tsx';

const NOW = '2026-11-15T12:00:00Z';

it.each([
  ['2026-11-15T04:40:00Z', 'heute', '15.11.2026'],
  ['2026-11-14T12:00:00Z', 'gestern', '14.11.2026'],
  ['2026-11-12T12:00:00Z', 'vor 3 Tagen', '12.11.2026'],
  ['2026-11-01T12:00:00Z', 'vor 2 Wochen', '01.11.2026'],
  ['2026-10-10T12:00:00Z', 'vor 1 Monat', '10.10.2026'],
])('says of %s how long ago it was, and the date to those who listen', (when, ago, date) => {
  renderApp(<RelativeTime when={when} asOf={NOW} />);
  const time = screen.getByText(ago);
  expect(time).toHaveAttribute('dateTime', when);
  expect(time).toHaveTextContent(`${ago}${date}`);
});
