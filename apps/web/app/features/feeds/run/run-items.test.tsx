import type { FeedChange } from '@stellenvisite/contract/feeds/feeds';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { useValueWords } from './run-items.tsx';

function Words({ field, value }: { field: FeedChange; value: string }) {
  return <p>{useValueWords()(field, value)}</p>;
}

test.each<[FeedChange, string, string]>([
  ['employmentType', 'part_time', 'Teilzeit'],
  ['salary', '3420–4150 EUR month', '3.420–4.150 €'],
  ['salary', '3420–3420 EUR month', '3.420 €'],
  ['hoursPerWeek', '38.5–38.5', '38,5'],
  ['startsOn', '2026-12-01', '01.12.2026'],
  ['title', 'Hebamme (m/w/d)', 'Hebamme (m/w/d)'],
])('a changed %s of %s reads %s', async (field, value, words) => {
  renderApp(<Words field={field} value={value} />);
  expect(await screen.findByText(words)).toBeInTheDocument();
});
