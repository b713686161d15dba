import type { DateOrder, MappingField } from '@stellenvisite/contract/feeds/feed-mapping';
import type { FeedFormat, FeedJob } from '../feed-job.ts';
import type { DocumentShape } from '../reading/document-shape.ts';
import type { FeedNode } from '../reading/feed-node.ts';

export type FeedSyntax = 'xml' | 'json' | 'html';

/** The values of the document outside of its items, by path in small letters, and its address. */
export type FeedDocument = { url: string | null; values: ReadonlyMap<string, string> };

/** The paths a field may be read from, the first with a text counts. */
export type FieldPaths = Partial<Record<MappingField, string | readonly string[]>>;

/** One format: its items and fields as data, and what cannot be stated as data in `complete`. */
export type FeedAdapter = {
  format: FeedFormat;
  syntax: FeedSyntax;
  /** The elements that are one job each: from the root, or anywhere as `//name`. */
  items: readonly string[];
  /** The elements that name a job which is gone. */
  deletions?: readonly string[];
  /** The path of the number of items that the document states. */
  expectedItems?: string;
  publisher?: string;
  loadOf?: (document: FeedDocument) => 'full' | 'difference';
  /** The order of days with slashes. */
  dateOrder?: DateOrder;
  /** The jobs inside of one item, where an item is not a job itself. */
  split?: (item: FeedNode) => FeedNode[];
  fields: FieldPaths;
  complete?: (job: FeedJob, item: FeedNode, document: FeedDocument) => void;
  /** Returns the elements that prove this format; null where the document has another one. */
  recognise: (shape: DocumentShape) => string[] | null;
};
