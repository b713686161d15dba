import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initials', () => {
  it('are of the first and the last name', () => {
    expect(initialsOf('Jana Maria Albrecht')).toBe('JA');
    expect(initialsOf('Özlem')).toBe('Ö');
  });

  it('leave titles out', () => {
    expect(initialsOf('Prof. Dr. med. Elif Yıldız')).toBe('EY');
    expect(initialsOf('Dr. Yıldız')).toBe('Y');
    expect(initialsOf('Dr')).toBe('D');
  });

  it('are of the name before the @ where there is only an address', () => {
    expect(initialsOf('jana.albrecht@posteo.example')).toBe('JA');
    expect(initialsOf('123@posteo.example')).toBe('?');
  });
});
