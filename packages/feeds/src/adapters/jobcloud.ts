import { hasAny } from '../reading/document-shape.ts';
import { textAt } from '../reading/feed-node.ts';
import { employmentOfWorkload } from '../values/workload.ts';
import type { FeedAdapter } from './adapter.ts';
import { emptyPlace, rangeOf } from './assemble-job.ts';

const LANGUAGES: Record<string, string> = { '1': 'de', '2': 'fr', '3': 'it', '4': 'en' };

/** What Swiss hospitals produce for jobs.ch. It names a region and no town; the extent of work is a percentage from and to. */
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
    contract: 'ANSTELLUNGSART',
    workloadMin: 'ANSTELLUNGSGRAD',
    workloadMax: 'ANSTELLUNGSGRAD_BIS',
  },
  recognise: (shape) =>
    shape.root === 'jobs' && hasAny(shape, 'jobs/inserate')
      ? ['JOBS', 'INSERATE', ...(hasAny(shape, 'jobs/inserate/inserat') ? ['INSERAT'] : [])]
      : null,
  complete(job, item) {
    const [from, to] = [textAt(item, 'ANSTELLUNGSGRAD'), textAt(item, 'ANSTELLUNGSGRAD_BIS')].map(percent);
    job.workload = rangeOf(from ?? null, to ?? null);
    if (job.workload) job.employmentTypes = employmentOfWorkload(job.workload);
    job.places = [{ ...(job.places[0] ?? emptyPlace()), country: 'CH' }];
    const language = textAt(item, 'SPRACHE');
    job.language = language === null ? null : (LANGUAGES[language] ?? language.slice(0, 2).toLowerCase());
    job.reference = textAt(item, 'ORGANISATIONID');
  },
};

/** Zero stands where nothing was said. */
function percent(text: string | null): number | null {
  const value = Number(/^\d{1,3}/.exec(text ?? '')?.[0]);
  return value > 0 && value <= 100 ? value : null;
}
