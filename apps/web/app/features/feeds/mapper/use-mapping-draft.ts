import type { FeedMapping } from '@stellenvisite/contract/feeds/feed-mapping.schema';
import { useEffect, useRef, useState } from 'react';
import { useMappingPreview, useSaveMapping } from '../use-feed-changes.ts';

const SAVE_AFTER_MS = 800;
/** Preview and sums follow within 200 ms, so a burst of keys asks once. */
const PREVIEW_AFTER_MS = 120;

function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

export type MappingDraft = { savedAt: string | null; error: unknown };

/** Keeps the mapping as a draft of the feed shortly after each change, and at once when the page is left. */
export function useMappingDraft(feedId: string, mapping: FeedMapping): MappingDraft {
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const settled = useSettled(mapping, SAVE_AFTER_MS);
  const saved = useRef(mapping);
  const latest = useRef(mapping);
  const { mutate, error } = useSaveMapping();
  useEffect(() => {
    if (settled === saved.current) return;
    saved.current = settled;
    mutate({ feedId, mapping: settled, isDraft: true }, { onSuccess: () => setSavedAt(new Date().toISOString()) });
  }, [feedId, settled, mutate]);
  useEffect(() => {
    latest.current = mapping;
  }, [mapping]);
  useEffect(
    () => () => {
      if (latest.current === saved.current) return;
      saved.current = latest.current;
      mutate({ feedId, mapping: latest.current, isDraft: true });
    },
    [feedId, mutate],
  );
  return { savedAt, error };
}

export function useSettledPreview(feedId: string, mapping: FeedMapping, at: number) {
  return useMappingPreview(feedId, useSettled(mapping, PREVIEW_AFTER_MS), at);
}
