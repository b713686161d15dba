import { createHash } from 'node:crypto';
import { classifyJob } from '../classify/classify-job.ts';
import { DEPARTMENTS, LEVELS, MEDICAL_FIELDS, OCCUPATIONS } from '../taxonomy/taxonomy.ts';
import { jobTerms } from './job-terms.ts';

const NOWHERE = {
  text: '',
  contract: 'permanent',
  tariff: null,
  city: '',
  region: '',
  employer: { name: '', type: 'hospital', kinds: [] },
} as const;

/**
 * A fingerprint of how jobs are indexed: of the vocabulary, and of the terms its words come to as titles. Another vocabulary or
 * another analysis has another fingerprint, so nobody has to remember to count up a version.
 */
export function vocabularyFingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify([OCCUPATIONS, LEVELS, MEDICAL_FIELDS, DEPARTMENTS]));
  for (const title of OCCUPATIONS.flatMap(({ forms }) => forms)) {
    const job = { ...NOWHERE, title, department: title, country: 'DE', specialty: null } as const;
    hash.update([...jobTerms(job, classifyJob(job))].join(' '));
  }
  return hash.digest('base64url');
}
