/** The elements that the beginning of a document has, by their path from the root in small letters. */
export type DocumentShape = {
  syntax: 'xml' | 'json' | 'html';
  /** In small letters, without prefix. */
  root: string;
  /** The namespaces that the root declares. */
  namespaces: readonly string[];
  /** The number of occurrences of each path. An attribute's path ends with `@name`. */
  counts: ReadonlyMap<string, number>;
  /** Each path as the document writes it. */
  written: ReadonlyMap<string, string>;
  /** The first text of each path. */
  samples: ReadonlyMap<string, string>;
};

export const hasAll = (shape: DocumentShape, ...paths: string[]): boolean =>
  paths.every((path) => shape.counts.has(path));
export const hasAny = (shape: DocumentShape, ...paths: string[]): boolean =>
  paths.some((path) => shape.counts.has(path));
