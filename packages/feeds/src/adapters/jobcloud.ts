import { hasAny } from '../reading/document-shape.ts';
import { textAt } from '../reading/feed-node.ts';
import type { FeedAdapter } from './adapter.ts';
import { emptyPlace } from './assemble-job.ts';

const LANGUAGES: Record<string, string> = { '1': 'de', '2': 'fr', '3': 'it', '4': 'en' };

/** The format that Swiss hospitals produce for jobs.ch. It names a region and no town; the extent of work is a percentage from and to. */
export const jobcloud: FeedAdapter = {
  format: 'jobcloud',
  syntax: 'xml',
  items: ['jobs/inserate/inserat'],
  fields: {
    externalId: 'INSERATID',
    title: 'BERUF',
    text: 'TEXT',
    place: ['ARBEITSORT', 'ORT'],
    postalCode: ['PLZ', 'ARBEITSORT_PLZ'],
    region: 'REGION',
    applyUrl: 'BEWERBEN_URL',
    url: ['DIREKTURL', 'BEWERBEN_URL'],
    applyEmail: 'EMAIL',
    employerName: ['FIRMA', 'ORGANISATION'],
    department: 'ABTEILUNG',
    employmentType: 'ARBEITSZEIT',
    contract: ['ANSTELLUNGSART', 'VERTRAGSART', 'BEFRISTUNG'],
    startsOn: ['EINTRITT', 'EINTRITTSDATUM', 'STELLENANTRITT', 'ANTRITT'],
    pay: ['LOHN', 'GEHALT'],
    hours: 'WOCHENSTUNDEN',
    workloadMin: 'ANSTELLUNGSGRAD',
    workloadMax: 'ANSTELLUNGSGRAD_BIS',
  },
  recognise: (shape) =>
    shape.root === 'jobs' && hasAny(shape, 'jobs/inserate')
      ? ['JOBS', 'INSERATE', ...(hasAny(shape, 'jobs/inserate/inserat') ? ['INSERAT'] : [])]
      : null,
  complete(job, item) {
    job.places = [{ ...(job.places[0] ?? emptyPlace()), country: 'CH' }];
    const language = textAt(item, 'SPRACHE');
    job.language = language === null ? null : (LANGUAGES[language] ?? language.slice(0, 2).toLowerCase());
    job.reference = textAt(item, 'ORGANISATIONID');
  },
};
