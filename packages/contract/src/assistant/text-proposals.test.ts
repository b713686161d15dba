import { describe, expect, it } from 'vitest';
import { findTextFaults, measureReading } from '../jobs/text-faults.ts';
import { changeOfPart, textOfPart } from './text-proposals.ts';

const section = (kind: 'tasks' | 'team', html: string) => ({ kind, heading: 'Eigene', html });

describe('changeOfPart', () => {
  const texts = { title: 'Hebamme', sections: [section('team', '<p>Acht</p>'), section('tasks', '<p>Alt</p>')] };
  it('changes one section in its place and leaves the others', () => {
    const proposed = { title: 'Anderes', sections: [section('tasks', '<p>Neu</p>'), section('team', '<p>Neun</p>')] };
    expect(changeOfPart(texts, 'tasks', proposed)).toEqual({
      sections: [section('team', '<p>Acht</p>'), section('tasks', '<p>Neu</p>')],
    });
  });
  it('adds a section that was not there, and takes out one that is empty again', () => {
    const added = changeOfPart({}, 'tasks', { sections: [section('tasks', '<p>Neu</p>')] });
    expect(textOfPart(added, 'tasks')).toBe('Neu');
    expect(changeOfPart(added, 'tasks', {})).toEqual({ sections: [] });
  });
});

it('finds the faults of a text, each once, and those of a title', () => {
  expect(findTextFaults('Ein junges Team sucht Kollegen. Ein junges Team!!', false)).toEqual([
    { fault: 'discriminating', words: ['junges Team'] },
    { fault: 'masculine_only', words: ['Kollegen'] },
    { fault: 'shouting', words: ['!!'] },
  ]);
  expect(findTextFaults('Hebamme', true)).toEqual([{ fault: 'gender_marker', words: ['Hebamme'] }]);
  expect(findTextFaults('Wort '.repeat(26), false)).toMatchObject([{ fault: 'long_sentence' }]);
  expect(findTextFaults('Wort\n'.repeat(26), false)).toEqual([]);
});

it('measures how easily a text is read', () => {
  expect(measureReading('')).toBeNull();
  expect(measureReading('Sie pflegen. Wir lernen gern.')).toEqual({ level: 'easy', wordsPerSentence: 3 });
  expect(measureReading(`${'Krankenhausverwaltungsangelegenheiten '.repeat(20)}.`)?.level).toBe('hard');
});
