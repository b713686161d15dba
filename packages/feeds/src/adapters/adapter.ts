import type { DateOrder, MappingField } from '@stellenvisite/contract/feed-mapping';
import type { FeedFormat, FeedJob } from '../feed-job.ts';
import type { DocumentShape } from '../reading/document-shape.ts';
import type { FeedNode } from '../reading/feed-node.ts';

export type FeedSyntax = 'xml' | 'json' | 'html';

/** What the document says outside of its items, by path in small letters, and where it was fetched from. */
export type FeedDocument = { url: string | null; values: ReadonlyMap<string, string> };

/** The paths a field may be read from, the first with a text counts. */
export type FieldPaths = Partial<Record<MappingField, string | readonly string[]>>;

/** One format: its items and fields as data, and what cannot be said as data in `complete`. */
export type FeedAdapter = {
  format: FeedFormat;
  syntax: FeedSyntax;
  /** The elements that are one job each: from the root, or anywhere as `//name`. */
  items: readonly string[];
  /** The elements that name a job which is gone. */
  deletions?: readonly string[];
  /** Where the document tells how many items it has. */
  expectedItems?: string;
  publisher?: string;
  loadOf?: (document: FeedDocument) => 'full' | 'difference';
  /** How days with slashes are written. */
  dateOrder?: DateOrder;
  /** The jobs inside of one item, where an item is not a job itself. */
  split?: (item: FeedNode) => FeedNode[];
  fields: FieldPaths;
  complete?: (job: FeedJob, item: FeedNode, document: FeedDocument) => void;
  /** What makes a document one of this format, as the elements that prove it; null where it is none. */
  recognise: (shape: DocumentShape) => string[] | null;
};
