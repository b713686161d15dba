import { hasAny } from '../reading/document-shape.ts';
import { nodesAt, textAt, textsAt } from '../reading/feed-node.ts';
import { readDate } from '../values/read-date.ts';
import type { FeedAdapter } from './adapter.ts';
import { readUrl } from './assemble-job.ts';

/** RSS and Atom, with the fields for jobs that some boards add. */
export const rss: FeedAdapter = {
  format: 'rss',
  syntax: 'xml',
  items: ['rss/channel/item', 'feed/entry', 'rdf/item'],
  publisher: 'rss/channel/title',
  fields: {
    externalId: ['guid', 'id', 'identifier', 'link'],
    title: 'title',
    text: ['encoded', 'content', 'description', 'summary'],
    place: ['city', 'location', 'ort', 'joblocation', 'arbeitsort'],
    postalCode: ['postalcode', 'zip', 'plz'],
    street: ['street', 'streetaddress', 'strasse'],
    region: ['region', 'state', 'bundesland'],
    country: ['country', 'land'],
    url: ['link', 'link/@href', 'guid'],
    employerName: ['company', 'companyname', 'employer', 'arbeitgeber', 'creator', 'author/name'],
    department: ['department', 'abteilung'],
    employmentType: ['employmenttype', 'jobtype', 'arbeitszeit', 'beschaeftigungsart'],
    contract: ['contract', 'befristung'],
    pay: ['salary', 'gehalt'],
    postedAt: ['pubDate', 'published', 'date', 'updated'],
    expiresAt: ['expirationdate', 'validThrough', 'expires', 'ablaufdatum'],
    startsOn: ['startdate', 'eintrittsdatum'],
    reference: ['reference', 'referenz', 'kennziffer'],
    language: ['language', '@lang'],
  },
  recognise(shape) {
    if (shape.root === 'rss' && hasAny(shape, 'rss/channel')) return ['rss', 'channel', 'item'];
    const isAtom = shape.namespaces.some((each) => each.includes('w3.org/2005/Atom')) || hasAny(shape, 'feed/entry');
    if (shape.root === 'feed' && isAtom) return ['feed', 'entry'];
    return shape.root === 'rdf' && hasAny(shape, 'rdf/item') ? ['RDF', 'item'] : null;
  },
  complete(job, item) {
    const alternate = nodesAt(item, 'link').find(
      ({ attributes }) => (attributes?.rel ?? 'alternate') === 'alternate' && attributes?.href,
    );
    if (alternate?.attributes?.href) job.url = readUrl(alternate.attributes.href.trim());
    const updated = textAt(item, 'updated');
    job.updatedAt = updated === null ? null : readDate(updated);
    job.keywords = [...textsAt(item, 'category'), ...textsAt(item, 'category/@term')];
  },
};
