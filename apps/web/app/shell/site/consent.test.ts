import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CONSENT_CHOICES, consentValue, parseConsent } from './consent.ts';

it.each(CONSENT_CHOICES)('reads back the choice „%s“ among other cookies', (choice) => {
  expect(parseConsent(`lang=de; consent=${consentValue(choice)}; theme=nacht`)).toBe(choice);
});

it.each(['', 'consent=', 'consent=v0.comfort', 'consent=v1.all', 'myconsent=v1.comfort', 'consent=comfort'])(
  'asks again for „%s“',
  (header) => {
    expect(parseConsent(header)).toBeUndefined();
  },
);

it('takes no nonsense for consent', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      fc.pre(!header.includes('consent=v1.'));
      expect(parseConsent(header)).toBeUndefined();
    }),
  );
});
