/** Limits a document. Counted in characters once it is decoded, in bytes before. */
export type FeedLimits = {
  bytes: number;
  items: number;
  depth: number;
  /** Of one item with all its markup. An item above it is left out. */
  itemCharacters: number;
  /** Of one text, attribute or comment. The parser buffers it whole, so a longer one ends the reading. */
  textCharacters: number;
};

export const FEED_LIMITS: FeedLimits = {
  bytes: 1_000_000_000,
  items: 250_000,
  depth: 40,
  itemCharacters: 1_000_000,
  textCharacters: 2_000_000,
};
