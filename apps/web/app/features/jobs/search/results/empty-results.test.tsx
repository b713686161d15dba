import type { Relaxation } from '@stellenvisite/contract/jobs/job-search.schema';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { germanWords } from '../german-words.fixture.ts';
import { answerTo } from '../search-answer.fixture.ts';
import { EmptyResults } from './empty-results.tsx';
import { NamesakeNote } from './result-head.tsx';
import { understand } from './understood.fixture.ts';

const withoutShift: Relaxation = { kind: 'filter', value: 'shift', change: { shift: '' }, count: 4 };

test('filters are only offered to be cleared where some are set', () => {
  const { unmount } = renderApp(
    <EmptyResults answer={answerTo({ q: 'hebamme', shift: ['night'] })} words={germanWords} />,
  );
  expect(screen.getByRole('link', { name: 'Filter löschen' })).toHaveAttribute('href', '/jobs?q=hebamme');
  unmount();
  renderApp(<EmptyResults answer={answerTo({ q: 'hebamme' })} words={germanWords} />);
  expect(screen.queryByRole('link', { name: 'Filter löschen' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Alle Stellen zeigen' })).toHaveAttribute('href', '/jobs');
});

test('wider searches are promised only where there are some, each with its count', () => {
  const { unmount } = renderApp(
    <EmptyResults
      answer={answerTo({ q: 'hebamme', shift: ['night'] }, { relaxations: [withoutShift] })}
      words={germanWords}
    />,
  );
  expect(screen.getByText(/Mit diesen Suchen finden Sie etwas/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /„Nachtdienst“ weglassen.*4 Stellen/ })).toHaveAttribute(
    'href',
    '/jobs?q=hebamme',
  );
  unmount();
  renderApp(<EmptyResults answer={answerTo({ q: 'hebamme' })} words={germanWords} />);
  expect(screen.queryByText(/Mit diesen Suchen finden Sie etwas/)).not.toBeInTheDocument();
});

test('another town of the same name takes the place of the one that was read, wherever it was written', () => {
  const others = [{ name: 'Frankfurt (Oder)', text: 'Frankfurt (Oder)' }];
  const place = { kind: 'point', name: 'Frankfurt am Main', others } as const;
  const { unmount } = renderApp(<NamesakeNote answer={answerTo({ q: 'ota', location: 'frankfurt' }, { place })} />);
  const path = '/jobs?q=ota&location=Frankfurt+%28Oder%29';
  expect(screen.getByRole('link', { name: 'Frankfurt (Oder)' })).toHaveAttribute('href', path);
  unmount();
  const understood = understand('ota frankfurt', [{ kind: 'location', text: 'frankfurt', value: 'Frankfurt am Main' }]);
  renderApp(<NamesakeNote answer={answerTo({ q: 'ota frankfurt' }, { place, understood })} />);
  expect(screen.getByRole('link', { name: 'Frankfurt (Oder)' })).toHaveAttribute('href', path);
});
