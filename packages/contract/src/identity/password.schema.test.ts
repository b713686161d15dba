import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PASSWORD_REASONS, passwordChecklist, passwordReasons, strongPasswordSchema } from './password.schema.ts';

test('a password with all four kinds and eight characters is strong', () => {
  expect(passwordReasons('Demo2026!')).toEqual([]);
  expect(strongPasswordSchema.safeParse('Demo2026!').success).toBe(true);
});

test.each([
  ['Aa1!', ['length']],
  ['GROSS2026!', ['lowercase']],
  ['klein2026!', ['uppercase']],
  ['OhneZiffer!', ['digit']],
  ['OhneZeichen1', ['symbol']],
  ['Mit Leer2026!', ['characters']],
  ['Umläut2026!', ['characters']],
  ['', ['length', 'lowercase', 'uppercase', 'digit', 'symbol']],
])('%j lacks %j', (password, reasons) => {
  expect(passwordReasons(password)).toEqual(reasons);
});

test('the rule of length asks for nothing but eight characters, counted as people count them', () => {
  expect(passwordReasons('        ', 'length')).toEqual([]);
  expect(passwordReasons('🩺🩺🩺🩺', 'length')).toEqual(['length']);
  expect(passwordReasons('abcdefghij', 'length', 12)).toEqual(['length']);
  expect(passwordReasons('abcdefg', 'length', 4)).toEqual(['length']);
});

test('the checklist, the reasons, the schema and the wording of the specification agree on every text', () => {
  const wording = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,}$/;
  const letters = fc.string({ unit: fc.constantFrom(...'aZ9@$!%*?& äö-_'), maxLength: 14 });
  fc.assert(
    fc.property(fc.oneof(letters, fc.string()), (password) => {
      const reasons = passwordReasons(password);
      expect(reasons.length === 0).toBe(wording.test(password));
      expect(strongPasswordSchema.safeParse(password).success).toBe(wording.test(password));
      expect(passwordChecklist(password)).toEqual(
        PASSWORD_REASONS.map((reason) => ({ reason, isMet: !reasons.includes(reason) })),
      );
    }),
  );
});
