import { describe, expect, it } from 'vitest';
import { filledParams } from './hero-roster.tsx';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

describe('filledParams', () => {
  it('leaves out what was not filled', () => {
    expect(filledParams(form({ q: ' Hebamme ', location: '', radius: '30' }))).toBe('q=Hebamme');
  });

  it('keeps the radius of a place', () => {
    expect(filledParams(form({ q: '', location: 'Köln', radius: '30' }))).toBe('location=K%C3%B6ln&radius=30');
  });
});
