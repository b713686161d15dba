import type { FeedProblemCode } from '../feed-job.ts';
import type { FeedNode } from './feed-node.ts';

/** Receives what a reader finds, in the order of the document. */
export type DocumentHandler = {
  root: (name: string, attributes: Record<string, string>) => void;
  /** A value outside of items, by its path from the root. */
  outerValue: (path: string, text: string) => void;
  /** An object outside of items; only JSON reports it. */
  outerElement?: (path: string, name: string) => void;
  itemBegins: () => void;
  item: (node: FeedNode, path: string) => void;
  problem: (code: FeedProblemCode, line: number, detail: string | null) => void;
};

/** Receives the document piece by piece. After a fatal problem it is stopped and ignores the rest. */
export type DocumentReader = {
  readonly isStopped: boolean;
  write: (text: string) => void;
  close: () => void;
};
