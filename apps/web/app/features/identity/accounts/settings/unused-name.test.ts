import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inGroups, unusedName } from './add-phone-dialog.tsx';

it('never proposes a name that is taken', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('App', 'Telefon'),
      fc.array(fc.constantFrom('App', 'App 2', 'App 3', 'x')),
      (name, taken) => {
        expect(taken).not.toContain(unusedName(name, taken));
        expect(unusedName(name, [])).toBe(name);
      },
    ),
  );
});

it('shows a secret in groups of four and changes nothing else', () => {
  expect(inGroups('JBSWY3DPEHPK3PXPAB')).toBe('JBSW Y3DP EHPK 3PXP AB');
  fc.assert(fc.property(fc.stringMatching(/^[A-Z2-7]*$/), (secret) => inGroups(secret).replaceAll(' ', '') === secret));
});
