import { DEPARTMENTS } from '@stellenvisite/contract/departments';
import { OWNERSHIPS } from '@stellenvisite/contract/employers';
import { CONTRACTS, JOB_STARTS, SPECIALTY_FILTERS } from '@stellenvisite/contract/job-fields';
import { JOB_FACETS, JOB_SORTS } from '@stellenvisite/contract/job-search';
import { expect, test } from 'vitest';
import de from '../../../locales/de/job-fields.json' with { type: 'json' };
import en from '../../../locales/en/job-fields.json' with { type: 'json' };

test.each([
  ['facet', JOB_FACETS],
  ['sort', JOB_SORTS],
  ['specialty', SPECIALTY_FILTERS],
  ['department', DEPARTMENTS],
  ['contract', CONTRACTS],
  ['start', JOB_STARTS],
  ['ownership', OWNERSHIPS],
] as const)('every %s has a name in both languages', (group, values) => {
  for (const texts of [de[group], en[group]] as Record<string, string>[]) {
    expect(values.filter((value) => !texts[value])).toEqual([]);
  }
});
