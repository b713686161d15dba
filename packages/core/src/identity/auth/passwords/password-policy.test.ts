import { expect, it } from 'vitest';
import { isGuessable } from './is-guessable.ts';
import { isCommonPassword } from './password-policy.ts';

it.each([
  'password',
  'PassWord1',
  'Password1!',
  '1!Password',
  'Pass1word!',
  'Sommer2026!',
  'Anna2026!',
  'Passwort123!',
])('%s is a common password, however it is decorated', (password) => expect(isCommonPassword(password)).toBe(true));

it.each(['Visite2026!', 'Spaetdienst9!', 'xk7qz2wv', '7!a$4nn&2a%88Qk', 'nur kleine buchstaben', '12!34$56?78'])(
  '%s is not',
  (password) => expect(isCommonPassword(password)).toBe(false),
);

it.each(['P@ssw0rd!', 'Krankenhaus1!', 'Schwester1!', 'Aa1!Aa1!', 'A1b2C3d4!', '@4$5'.repeat(18), 'a'.repeat(72)])(
  '%s is explained by words, patterns and repetition',
  (password) => expect(isGuessable(password)).toBe(true),
);

it.each(['Visite2026!', 'Spaetdienst9!', 'xk7qz2wv', 'k7xq2w', `${'a'.repeat(30)}K7!q zW2#mv9 pLx4 tR8b`])(
  '%s would have to be guessed',
  (password) => expect(isGuessable(password)).toBe(false),
);
