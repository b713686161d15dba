import type { FeedJob } from '../feed-job.ts';
import { hasAny } from '../reading/document-shape.ts';
import { childOf, type FeedNode, nodesAt, textAt, textOf } from '../reading/feed-node.ts';
import { readNumber } from '../values/read-number.ts';
import { hasForeignCurrency, readCurrency, readPayPeriod } from '../values/read-words.ts';
import type { FeedAdapter, FieldPaths } from './adapter.ts';
import { placesAt } from './places.ts';
import { addSource } from './read-terms.ts';
import { sectionsAt } from './section.ts';

const POSTING = /(^|[/:])JobPosting$/;

const isPosting = (node: FeedNode) =>
  POSTING.test(node.attributes?.type ?? '') ||
  node.children.some((child) => child.name === '@type' && POSTING.test(child.text));

/** A page says what it is about in many shapes: alone, in an array, in `@graph`, in a list. */
export function jobPostingsIn(node: FeedNode): FeedNode[] {
  return isPosting(node) ? [node] : node.children.flatMap(jobPostingsIn);
}

const JSON_LD_FIELDS: FieldPaths = {
  externalId: ['identifier/value', 'identifier', '@id', 'url'],
  title: ['title', 'name'],
  text: 'description',
  place: ['jobLocation/address/addressLocality', 'jobLocation/name', 'jobLocation/address'],
  postalCode: 'jobLocation/address/postalCode',
  street: 'jobLocation/address/streetAddress',
  region: 'jobLocation/address/addressRegion',
  country: ['jobLocation/address/addressCountry/name', 'jobLocation/address/addressCountry'],
  url: ['url', 'mainEntityOfPage', 'sameAs', '@id'],
  employerName: ['hiringOrganization/name', 'hiringOrganization'],
  department: ['hiringOrganization/department/name', 'occupationalCategory'],
  employmentType: 'employmentType',
  hours: 'workHours',
  postedAt: 'datePosted',
  expiresAt: 'validThrough',
  startsOn: 'jobStartDate',
  language: 'inLanguage',
  contactEmail: 'applicationContact/email',
  contactPhone: 'applicationContact/telephone',
  contactName: 'applicationContact/name',
};

/** Reads the values that schema.org has in an object or an array, or in one of several shapes. */
function completeJsonLd(job: FeedJob, item: FeedNode): void {
  const places = placesAt(item, 'jobLocation/address', {
    label: 'name',
    city: 'addressLocality',
    postalCode: 'postalCode',
    street: 'streetAddress',
    region: 'addressRegion',
    country: ['addressCountry/name', 'addressCountry'],
  });
  if (places.length > 0) job.places = places;
  const place = textAt(item, 'jobLocationType');
  if (place === 'TELECOMMUTE') {
    job.remote = 'remote';
    addSource(job, 'remote', { words: place, element: 'jobLocationType' });
  }
  job.pay = payOf(item);
  if (job.pay) addSource(job, 'pay', { words: textAt(item, 'baseSalary') ?? '', element: 'baseSalary' });
  job.sections = [
    ...job.sections,
    ...sectionsAt(item, [
      { kind: 'tasks', path: 'responsibilities' },
      { kind: 'profile', path: 'qualifications' },
      { kind: 'profile', path: 'experienceRequirements/description' },
      { kind: 'offer', path: 'jobBenefits' },
    ]),
  ];
}

function payOf(item: FeedNode): FeedJob['pay'] {
  const salary = childOf(item, 'baseSalary');
  if (!salary) return null;
  const amount = (path: string) => {
    const text = textAt(salary, path);
    return text === null ? null : readNumber(text);
  };
  const single = childOf(salary, 'value')?.children.length === 0 ? amount('value') : amount('value/value');
  const min = amount('value/minValue') ?? amount('minValue') ?? single;
  const max = amount('value/maxValue') ?? amount('maxValue');
  const period = textAt(salary, 'value/unitText') ?? textAt(salary, 'unitText');
  const currency = textAt(salary, 'currency') ?? textAt(item, 'salaryCurrency');
  if (hasForeignCurrency(`${currency ?? ''} ${textOf(salary)}`)) return null;
  return {
    min,
    max,
    period: period === null ? null : readPayPeriod(period),
    currency: currency === null ? null : readCurrency(currency),
    text: min === null && max === null ? textOf(salary) : null,
  };
}

/** JSON-LD on career pages. */
export const jsonLdPage: FeedAdapter = {
  format: 'json-ld',
  syntax: 'html',
  items: ['html/ld+json'],
  split: jobPostingsIn,
  fields: JSON_LD_FIELDS,
  recognise: () => null,
  complete(job, item, { url }) {
    completeJsonLd(job, item);
    job.url ??= url;
    job.externalId ??= job.url;
  },
};

/** The same as a document of its own. */
export const jsonLdDocument: FeedAdapter = {
  ...jsonLdPage,
  syntax: 'json',
  items: ['$'],
  recognise({ samples }) {
    const type = [...samples].find(([path, text]) => path.endsWith('@type') && text.split('/').at(-1) === 'JobPosting');
    return type ? ['@type', 'JobPosting'] : null;
  },
};

/** A schema.org DataFeed of JobPostings. Boards write "-" into the street they have not got. */
export const softgarden: FeedAdapter = {
  format: 'softgarden',
  syntax: 'json',
  items: ['$/dataFeedElement'],
  expectedItems: '$/numberofitems',
  split: (element) => nodesAt(element, 'item'),
  fields: JSON_LD_FIELDS,
  recognise: (shape) =>
    shape.samples.get('$/@type') === 'DataFeed' || hasAny(shape, '$/datafeedelement')
      ? ['DataFeed', 'dataFeedElement']
      : null,
  complete: completeJsonLd,
};
