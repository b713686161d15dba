import { expect, test } from 'vitest';
import { jobText, stripHtml } from './analyse-jobs.ts';

test('a job’s text is its beginning, sections, requirements and benefits', () => {
  const text = jobText({
    introHtml: '<p>Wir <strong>suchen</strong></p>',
    sections: [{ kind: 'tasks', heading: 'Aufgaben', html: '<ul><li>eins</li><li>zwei</li></ul>' }],
    requirements: [{ text: 'Examen', required: true }],
    benefits: [{ group: 'money', title: 'Jobrad', text: 'für alle' }],
  });
  expect(text.split(/\s+/).filter(Boolean)).toEqual([
    'Wir',
    'suchen',
    'Aufgaben',
    'eins',
    'zwei',
    'Examen',
    'Jobrad',
    'für',
    'alle',
  ]);
});

test('words that only markup keeps apart stay apart, and signs are read', () => {
  expect(stripHtml('<li>eins</li><li>zwei</li>A&amp;B 5&nbsp;h').trim()).toBe('eins  zwei A&B 5 h');
});

test.each(['<', '>', '<a', '&', '<>', '&amp'])(
  'an endless row of “%s” is read within the time limit of a test',
  (sign) => {
    const text = sign.repeat(200_000);
    expect(stripHtml(text).length).toBeLessThanOrEqual(text.length);
  },
);
