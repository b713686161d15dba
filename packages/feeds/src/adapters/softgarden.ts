import { hasAny } from '../reading/document-shape.ts';
import { nodesAt } from '../reading/feed-node.ts';
import type { FeedAdapter } from './adapter.ts';
import { completeJsonLd, JSON_LD_FIELDS } from './json-ld.ts';

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
