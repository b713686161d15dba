import { expect, it } from 'vitest';
import { buildingKindOf } from './building-kind.ts';

it.each([
  [{ name: 'Klinikum Rheinhöhe', type: 'hospital', country: 'DE' }, 'hospital'],
  [{ name: 'Ev. Stift Marienwerth', type: 'hospital', country: 'DE' }, 'stift'],
  [{ name: 'MVZ am Auwald', type: 'practice', country: 'DE' }, 'practice'],
  [{ name: 'Spital Oberried', type: 'hospital', country: 'CH' }, 'spital'],
  [{ name: 'Haus Lindenhain', type: 'company', kinds: ['care_facilities'], country: 'DE' }, 'care-home'],
  [{ name: 'Rehaklinik Tannberg', type: 'hospital', country: 'DE' }, 'rehab'],
] as const)('draws %o as %s', (employer, kind) => {
  expect(buildingKindOf(employer)).toBe(kind);
});
