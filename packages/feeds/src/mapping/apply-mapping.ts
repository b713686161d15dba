import type { MappingField } from '@stellenvisite/contract/feed-mapping';
import type { FeedMapping, FieldSource } from '@stellenvisite/contract/feed-mapping.schema';
import { assembleJob } from '../adapters/assemble-job.ts';
import type { FeedJob } from '../feed-job.ts';
import { type FeedNode, htmlAt, nodesAt, textsAt } from '../reading/feed-node.ts';

/** An item of an unknown format as the employer mapped it. Only what is mapped becomes part of the job. */
export function applyMapping(item: FeedNode, { fields, dateOrder }: FeedMapping): FeedJob {
  const text = (field: MappingField) => wordsOf(fields[field], (path) => textsAt(item, path).join(', ') || null);
  const html = (field: MappingField) => wordsOf(fields[field], (path) => htmlAt(item, path));
  return assembleJob({ text, html, dateOrder });
}

function wordsOf(source: FieldSource | undefined, read: (path: string) => string | null): string | null {
  if (!source) return null;
  const found = source.elements.flatMap((path) => read(path) ?? []);
  const words = found.length > 0 ? found.join(source.separator) : (source.constant?.trim() ?? '');
  return words === '' ? null : translate(words, source.translations);
}

function translate(words: string, translations: FieldSource['translations']): string {
  if (!translations) return words;
  const folded = words.trim().toLowerCase();
  const found = Object.entries(translations).find(([said]) => said.trim().toLowerCase() === folded);
  return found ? found[1] : words;
}

export function lineOfMapped(item: FeedNode, { fields }: FeedMapping, field: MappingField): number {
  const [node] = fields[field]?.elements.flatMap((path) => nodesAt(item, path)) ?? [];
  return node?.line ?? item.line;
}
