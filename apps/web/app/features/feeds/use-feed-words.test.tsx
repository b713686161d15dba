import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { useFeedWords } from './use-feed-words.ts';

const AS_OF = '2026-11-16T12:00:00Z';

function Words({ when }: { when: string }) {
  const { ofMoment, since } = useFeedWords();
  return <p>{`${ofMoment(when, AS_OF)}; ${since(when, AS_OF)}`}</p>;
}

test.each([
  ['2026-11-16T04:00:00Z', 'von heute, 05:00 Uhr; seit heute'],
  ['2026-11-15T04:00:00Z', 'von gestern, 05:00 Uhr; seit gestern'],
  ['2026-11-13T04:00:00Z', 'vom 13.11.2026, 05:00 Uhr; seit 3 Tagen'],
  ['2026-10-13T04:00:00Z', 'vom 13.10.2026, 06:00 Uhr; seit dem 13.10.2026'],
])('of %s is stated: %s', async (when, words) => {
  renderApp(<Words when={when} />);
  expect(await screen.findByText(words)).toBeInTheDocument();
});
