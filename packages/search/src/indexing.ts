/** Keeping the search index: what the indexer of every server, the rebuild and the filling of a market call. */
export { dropDeadRuns, pruneChanges } from './index/drop-dead-runs.ts';
export { type IndexContext, indexAllPending, indexPending } from './index/index-pending.ts';
export { mergeRuns } from './index/merge-runs.ts';
export { rebuildIndex } from './index/rebuild-index.ts';
export { reindexForVocabulary } from './index/reindex-for-vocabulary.ts';
export { vocabularyFingerprint } from './index/vocabulary-fingerprint.ts';
