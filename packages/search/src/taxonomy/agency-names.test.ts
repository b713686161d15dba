import { AGENCY_NAME_PATTERN } from '@stellenvisite/contract/employers/employers';
import { expect, test } from 'vitest';
import { EMPLOYER_TERMS } from './taxonomy.ts';

const isAgency = (name: string) => new RegExp(AGENCY_NAME_PATTERN, 'iu').test(name);

test('every name that the taxonomy has for an agency marks an employer as one, and no name of another kind does', () => {
  for (const { kind, forms, english, names } of EMPLOYER_TERMS) {
    for (const name of [...forms, ...english, ...names]) expect([name, isAgency(name)]).toEqual([name, kind === null]);
  }
});
