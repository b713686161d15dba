import { MAX_SAMPLED_JOBS } from '@stellenvisite/contract/feeds/feed-mapping';
import type { FeedEntry } from '../feed-job.ts';
import { type ReadFeedOptions, readEntries } from '../read-feed.ts';
import { type FeedNode, htmlOf, TEXT_KEY } from '../reading/feed-node.ts';
import type { ItemPlan } from '../reading/plan-items.ts';

/** One element below the item, over all items of the document. */
export type ElementInfo = {
  /** The way from the item, as it is written: `einsatzort/plz`, `@ref`. */
  path: string;
  name: string;
  depth: number;
  /** It only groups others and has no text. */
  isGroup: boolean;
  /** In how many items it has a text. */
  items: number;
  /** The most times it occurs in one item. */
  mostInItem: number;
  /** The first different texts, cut. */
  samples: string[];
  /** All texts with their counts, where they are few and short as the words of a list are. */
  values: { value: string; count: number }[] | null;
};

/** The values of one item, element by element in its order. */
export type ItemSample = { line: number; values: { path: string; value: string }[] };

export type ElementList = {
  item: string;
  items: number;
  isComplete: boolean;
  elements: ElementInfo[];
  /** The first items, to look through. */
  samples: ItemSample[];
  problem: Extract<FeedEntry, { kind: 'problem' }> | null;
};

const MAX_ELEMENTS = 300;
const MAX_SAMPLES = 5;
const MAX_SAMPLE_LENGTH = 300;
const MAX_VALUES = 30;
const MAX_VALUE_LENGTH = 60;

type Collected = Omit<ElementInfo, 'values'> & { values: Map<string, number> | null };

/** Lists the elements of a document whose items are at a path, with counts and samples, for the mapper. */
export async function listElements(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { item, ...options }: { item: string } & Omit<ReadFeedOptions, 'as'>,
): Promise<ElementList> {
  const collected = new Map<string, Collected>();
  const list: ElementList = { item, items: 0, isComplete: false, elements: [], samples: [], problem: null };
  const plan: ItemPlan = {
    format: 'mapped',
    items: [item],
    loadOf: () => 'full',
    publisherOf: () => null,
    expectedItems: () => null,
    entriesOf(node) {
      list.items += 1;
      const sample = collectItem(collected, node);
      if (list.samples.length < MAX_SAMPLED_JOBS) list.samples.push(sample);
      return [];
    },
  };
  for await (const entry of readEntries(chunks, options, (syntax) => (syntax === 'html' ? null : plan))) {
    if (entry.kind === 'problem') list.problem ??= entry;
    if (entry.kind === 'end') list.isComplete = entry.isComplete;
  }
  list.elements = [...collected.values()].map((element) => ({ ...element, values: wordsOf(element, list.items) }));
  return list;
}

function collectItem(collected: Map<string, Collected>, item: FeedNode): ItemSample {
  const sample: ItemSample = { line: item.line, values: [] };
  const inItem = new Map<string, number>();
  const add = (path: string, name: string, depth: number, text: string | null) => {
    const key = path.toLowerCase();
    const element = collected.get(key) ?? newElement(collected, key, { path, name, depth });
    if (!element || text === null) return;
    const words = text.trim();
    element.isGroup = false;
    const times = (inItem.get(key) ?? 0) + 1;
    inItem.set(key, times);
    element.mostInItem = Math.max(element.mostInItem, times);
    if (words === '') return;
    if (times === 1) element.items += 1;
    addValue(element, words);
    if (sample.values.length < MAX_ELEMENTS) sample.values.push({ path, value: words.slice(0, MAX_SAMPLE_LENGTH) });
  };
  const visit = (node: FeedNode, path: string, depth: number) => {
    for (const [name, value] of Object.entries(node.attributes ?? {})) add(`${path}@${name}`, `@${name}`, depth, value);
    for (const child of node.children) {
      if (child.key === TEXT_KEY) continue;
      const isMixed =
        child.children.some(({ key }) => key === TEXT_KEY) || (child.text.trim() !== '' && child.children.length > 0);
      const isGroup = child.children.length > 0 && !isMixed;
      add(path + child.name, child.name, depth, isGroup ? null : htmlOf(child));
      if (!isMixed) visit(child, `${path}${child.name}/`, depth + 1);
    }
  };
  if (item.text.trim() !== '') add('.', item.name, 0, item.text);
  visit(item, '', 0);
  return sample;
}

function newElement(
  collected: Map<string, Collected>,
  key: string,
  { path, name, depth }: Pick<Collected, 'path' | 'name' | 'depth'>,
): Collected | null {
  if (collected.size >= MAX_ELEMENTS) return null;
  const element = { path, name, depth, isGroup: true, items: 0, mostInItem: 0, samples: [], values: new Map() };
  collected.set(key, element);
  return element;
}

function addValue(element: Collected, words: string): void {
  const sample = words.slice(0, MAX_SAMPLE_LENGTH);
  if (element.samples.length < MAX_SAMPLES && !element.samples.includes(sample)) element.samples.push(sample);
  if (element.values === null) return;
  if (words.length > MAX_VALUE_LENGTH) element.values = null;
  else element.values.set(words, (element.values.get(words) ?? 0) + 1);
  if (element.values !== null && element.values.size > MAX_VALUES) element.values = null;
}

/** Words of a list repeat; where every item says something else they are none, unless there are only a few items. */
function wordsOf({ values, items }: Collected, all: number): ElementInfo['values'] {
  if (values === null || values.size === 0) return null;
  if (all > 10 && values.size > items / 2) return null;
  return [...values].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count);
}
