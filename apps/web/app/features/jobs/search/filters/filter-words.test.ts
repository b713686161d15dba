import { DEPARTMENTS } from '@stellenvisite/contract/employers/departments';
import { OWNERSHIPS } from '@stellenvisite/contract/employers/employers';
import { CONTRACTS, JOB_STARTS, SPECIALTIES } from '@stellenvisite/contract/jobs/job-fields';
import { JOB_FACETS, JOB_SORTS } from '@stellenvisite/contract/jobs/job-search';
import { expect, test } from 'vitest';
import de from '../../../../locales/de/jobs/job-fields.json' with { type: 'json' };
import en from '../../../../locales/en/jobs/job-fields.json' with { type: 'json' };

test.each([
  ['facet', JOB_FACETS],
  ['sort', JOB_SORTS],
  ['specialty', SPECIALTIES],
  ['department', DEPARTMENTS],
  ['contract', CONTRACTS],
  ['start', JOB_STARTS],
  ['ownership', OWNERSHIPS],
] as const)('every %s has a name in both languages', (group, values) => {
  for (const texts of [de[group], en[group]] as Record<string, string>[]) {
    expect(values.filter((value) => !texts[value])).toEqual([]);
  }
});
