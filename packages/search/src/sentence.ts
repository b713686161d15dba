/** The reading of sentences that the search, job alerts and the assistant share. */
export { readSentence } from './question/read-sentence.ts';
export type { HoursRange, Polarity, SentenceReading, Wish, WishKind } from './sentence/wish.ts';
export { tradeVocabulary, type Vocabulary } from './taxonomy/vocabulary.ts';
