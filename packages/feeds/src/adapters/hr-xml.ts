import { hasAny } from '../reading/document-shape.ts';
import { childOf, htmlOf, nodesAt, textAt } from '../reading/feed-node.ts';
import { sectionKindOf } from '../values/section-kind.ts';
import { toHtml } from '../values/to-html.ts';
import type { FeedAdapter } from './adapter.ts';
import { placesAt } from './places.ts';

const DETAIL = 'PositionProfile/PositionDetail';
const POSTING = 'PositionPostings/PositionPosting';
const ADDRESS = `${DETAIL}/PhysicalLocation/PostalAddress`;

/** HR-XML 2.4, as older German systems write it: one document, or several below any root. */
export const hrXml: FeedAdapter = {
  format: 'hr-xml',
  syntax: 'xml',
  items: ['//PositionOpening'],
  fields: {
    externalId: ['PositionRecordInfo/Id/IdValue', `${POSTING}/Id/IdValue`],
    title: [`${DETAIL}/PositionTitle`, `${POSTING}/Title`],
    text: 'PositionProfile/FormattedPositionDescription',
    place: `${ADDRESS}/Municipality`,
    postalCode: `${ADDRESS}/PostalCode`,
    street: `${ADDRESS}/DeliveryAddress/StreetName`,
    country: `${ADDRESS}/CountryCode`,
    url: `${POSTING}/Link`,
    employerName: [`${DETAIL}/Company/Name`, 'PositionProfile/Organization/OrganizationName'],
    postedAt: `${POSTING}/Id/@validFrom`,
    expiresAt: `${POSTING}/Id/@validTo`,
    language: ['PositionProfile/@lang', '@lang', 'PositionProfile/@xml:lang', '@xml:lang'],
  },
  recognise(shape) {
    const paths = [...shape.counts.keys()];
    if (!paths.some((path) => `/${path}`.endsWith('/positionopening'))) return null;
    const isNamed = shape.namespaces.some((each) => each.includes('hr-xml.org'));
    const hasProfile =
      paths.some((path) => `/${path}`.endsWith('/positionopening/positionprofile')) || hasAny(shape, 'positionopening');
    return isNamed || hasProfile ? ['PositionOpening', ...(isNamed ? ['ns.hr-xml.org'] : ['PositionProfile'])] : null;
  },
  complete(job, item) {
    job.places = placesAt(item, ADDRESS, {
      city: 'Municipality',
      postalCode: 'PostalCode',
      region: 'Region',
      country: 'CountryCode',
      street: 'DeliveryAddress/StreetName',
    });
    const numbers = nodesAt(item, `${ADDRESS}/DeliveryAddress/BuildingNumber`);
    const [number] = numbers.map(({ text }) => text.trim());
    const [place] = job.places;
    if (place?.street && number && numbers.length === 1) place.street = `${place.street} ${number}`;
    const descriptions = ['PositionProfile', DETAIL, '.'].flatMap((path) =>
      nodesAt(item, `${path}/FormattedPositionDescription`),
    );
    job.sections = descriptions.flatMap((description) => {
      const heading = textAt(description, 'Name');
      const value = childOf(description, 'Value');
      const html = value ? toHtml(htmlOf(value)) : '';
      return html === '' ? [] : [{ kind: sectionKindOf(heading), heading, html }];
    });
  },
};
