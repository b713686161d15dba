import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { AnswerText } from './answer-text.tsx';

const callable = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('tel:'));

test.each([
  'In Deutschland die Telefonseelsorge 0800 111 0 111, in Österreich 142, in der Schweiz 143; bei akuter Gefahr 112.',
  'In Germany 0800 111 0 111, in Austria 142, in Switzerland 143; in acute danger 112.',
])('the numbers of helplines can be called: %s', (text) => {
  renderApp(<AnswerText text={text} isRunning={false} />);
  expect(callable()).toEqual(['tel:08001110111', 'tel:142', 'tel:143', 'tel:112']);
});

test('a number of jobs is no number to call', () => {
  renderApp(<AnswerText text="Es sind **143** Stellen offen, 112 davon in Köln, 142 in Bonn. [1]" isRunning={false} />);
  expect(callable()).toEqual([]);
});
