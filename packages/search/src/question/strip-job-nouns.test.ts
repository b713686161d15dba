import { describe, expect, it } from 'vitest';
import { readTokens } from '../sentence/read-tokens.ts';
import { joinHyphened } from './strip-job-nouns.ts';

function textsOf(question: string): string[] {
  return joinHyphened(readTokens(question), question).map(({ text }) => text);
}

describe('words with a hyphen', () => {
  it('are one word where the second part is its head', () => {
    expect(textsOf('Zahnarzt-Praxen in Ulm')).toEqual(['Zahnarztpraxen', 'in', 'Ulm']);
    expect(textsOf('kein Nacht-Dienst')).toEqual(['kein', 'Nachtdienst']);
  });

  it('stay apart elsewhere, and where a blank or a dash is between them', () => {
    expect(textsOf('OP-Pflege')).toEqual(['OP', 'Pflege']);
    expect(textsOf('Hausarzt - Praxis')).toEqual(['Hausarzt', 'Praxis']);
  });

  it('span all of what was typed', () => {
    const [token] = joinHyphened(readTokens('Hausarzt-Praxis'), 'Hausarzt-Praxis');
    expect(token).toMatchObject({ start: 0, end: 15 });
  });
});
