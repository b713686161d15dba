import type { MappingField } from '@stellenvisite/contract/feeds/feed-mapping';
import type { FeedJob } from '../feed-job.ts';
import { type FeedNode, firstText, htmlAt, nodesAt, type Segments, segmentsOf, textsAt } from '../reading/feed-node.ts';
import type { FeedAdapter, FeedDocument } from './adapter.ts';
import { assembleJob } from './assemble-job.ts';
import { deriveEmployment } from './read-terms.ts';

export const pathsOf = (adapter: FeedAdapter, field: MappingField): readonly string[] => {
  const paths = adapter.fields[field];
  return paths === undefined ? [] : typeof paths === 'string' ? [paths] : paths;
};

/** The fields that may have several values, which count together. */
const LISTS: ReadonlySet<MappingField> = new Set(['employmentType', 'contract']);

/** Elements that systems add to a format of others, each with a name that means one thing only. */
const ADDED: Partial<Record<MappingField, readonly string[]>> = {
  startsOn: [
    'eintritt',
    'eintrittsdatum',
    'eintrittstermin',
    'stellenantritt',
    'antritt',
    'dienstantritt',
    'arbeitsbeginn',
  ],
  contract: ['befristung', 'vertragsart', 'contracttype', 'contract_type'],
  hours: ['wochenstunden', 'wochenarbeitszeit', 'weeklyhours', 'weekly_hours', 'hoursperweek', 'hours_per_week'],
  remote: ['homeoffice', 'remotetype', 'workplacetype', 'remote'],
};

type CompiledPaths = Partial<Record<MappingField, { path: string; segments: Segments }[]>>;

const compiled = new WeakMap<FeedAdapter, CompiledPaths>();

/** A feed has up to hundreds of thousands of items, so the paths of an adapter are compiled once. */
function compile(adapter: FeedAdapter): CompiledPaths {
  const known = compiled.get(adapter);
  if (known) return known;
  const fields = [...new Set([...Object.keys(adapter.fields), ...Object.keys(ADDED)])] as MappingField[];
  const paths: CompiledPaths = {};
  for (const field of fields) {
    paths[field] = [...pathsOf(adapter, field), ...(ADDED[field] ?? [])].map((path) => ({
      path,
      segments: segmentsOf(path),
    }));
  }
  compiled.set(adapter, paths);
  return paths;
}

export function adaptItem(adapter: FeedAdapter, item: FeedNode, document: FeedDocument): FeedJob {
  const paths = compile(adapter);
  const job = assembleJob({
    find(field) {
      for (const { path, segments } of paths[field] ?? []) {
        const words = LISTS.has(field) ? textsAt(item, path).join(', ') || null : firstText(item, segments);
        if (words !== null) return { words, element: path };
      }
      return null;
    },
    html(field) {
      for (const { path } of paths[field] ?? []) {
        const html = htmlAt(item, path);
        if (html !== null) return html;
      }
      return null;
    },
    dateOrder: adapter.dateOrder ?? 'day_first',
  });
  adapter.complete?.(job, item, document);
  deriveEmployment(job);
  return job;
}

/** Returns the line of the first element that a field may be read from. */
export function lineOfField(adapter: FeedAdapter, item: FeedNode, field: MappingField): number {
  for (const path of pathsOf(adapter, field)) {
    const [node] = nodesAt(item, path);
    if (node) return node.line;
  }
  return item.line;
}
