import { isCommonWord } from '../language/common-words.ts';
import type { Token } from '../sentence/read-tokens.ts';
import type { Group, Slot } from '../sentence/scope-reach.ts';
import type { Draft } from './draft-concepts.ts';
import { ABROAD_KINDS, type FilterMeaning, isNoise, type ReadFilter } from './read-filters.ts';
import type { ReadPlace } from './read-place.ts';

/** Something that tokens were read as. */
export type SlotItem =
  | { type: 'filter'; part: ReadFilter }
  | { type: 'place'; part: ReadPlace }
  | { type: 'draft'; part: Draft };

type FullSlot = Slot & { hasOccupation: boolean; isBenefit: boolean };

/** Filters that say something only where they are refused or the only thing; otherwise their words count. */
const SOFT: ReadonlySet<FilterMeaning['kind']> = new Set([
  'shiftWork',
  'weekend',
  'onCall',
  'agency',
  'training',
  'leadership',
  'benefit',
]);
/** Benefits that an employer may offer next to the work. */
const OFFERS: ReadonlySet<FilterMeaning['kind']> = new Set(['benefit', ...ABROAD_KINDS]);
const ROSTER: ReadonlySet<FilterMeaning['kind']> = new Set(['shift', 'dayTime', 'shiftWork', 'weekend', 'onCall']);
const REFUSED: ReadonlySet<FilterMeaning['kind']> = new Set(['shiftWork', 'weekend', 'onCall', 'agency', 'leadership']);
const ORDER: readonly Group[] = ['roster', 'contract', 'work', 'occupation', 'place', 'other'];

export function isSoft({ kind, polarity, isSoft: isOwn = false }: ReadFilter): boolean {
  return (isOwn || SOFT.has(kind)) && polarity === undefined;
}

/** Joins what shares tokens: one cue says the same of all of it. */
export function buildSlots(items: readonly SlotItem[], tokens: readonly Token[]) {
  const counted = items.filter((item) => isSlot(item, tokens));
  const slots: FullSlot[] = [];
  for (const item of counted.toSorted((a, b) => a.part.from - b.part.from || a.part.to - b.part.to)) {
    const last = slots.at(-1);
    if (last && item.part.from < last.to) slots[slots.length - 1] = join(last, toSlot(item));
    else slots.push(toSlot(item));
  }
  const slotOf = ({ part }: SlotItem) => slots.findIndex(({ from, to }) => part.from < to && from < part.to);
  return { slots, slotOf };
}

/** An everyday word is nothing that a cue could be about. */
function isSlot({ type, part }: SlotItem, tokens: readonly Token[]): boolean {
  if (type === 'filter') return part.kind !== 'ignored';
  if (type !== 'draft' || part.kind !== 'word') return true;
  const token = tokens[part.from];
  return !isNoise(token) && !isCommonWord(token?.folded ?? '');
}

function toSlot(item: SlotItem): FullSlot {
  const { from, to } = item.part;
  const isOccupation = item.type === 'draft' && item.part.kind === 'occupation';
  const own = item.type === 'filter' && item.part.polarity === 'excluded';
  return {
    from,
    to,
    group: groupOf(item),
    isOftenRefused: isOftenRefused(item) && !own,
    isSettled: own,
    isWord: item.type === 'draft' && item.part.kind === 'word',
    isPay: item.type === 'filter' && (item.part.kind === 'salaryMax' || item.part.kind === 'salaryMin'),
    hasOccupation: isOccupation,
    isBenefit: item.type === 'filter' && OFFERS.has(item.part.kind),
  };
}

function join(one: FullSlot, other: FullSlot): FullSlot {
  return {
    from: Math.min(one.from, other.from),
    to: Math.max(one.to, other.to),
    group: ORDER.find((group) => one.group === group || other.group === group) ?? one.group,
    isOftenRefused: one.isOftenRefused || other.isOftenRefused,
    isSettled: one.isSettled || other.isSettled,
    isWord: one.isWord && other.isWord,
    isPay: one.isPay || other.isPay,
    hasOccupation: one.hasOccupation || other.hasOccupation,
    isBenefit: one.isBenefit || other.isBenefit,
  };
}

function groupOf(item: SlotItem): Group {
  if (item.type === 'place') return 'place';
  const { kind } = item.part;
  if (item.type === 'filter') {
    if (ROSTER.has(item.part.kind)) return 'roster';
    if (kind === 'employmentType' || kind === 'contract' || kind === 'remote') return 'contract';
    return kind === 'agency' || kind === 'training' || kind === 'leadership' ? 'work' : 'other';
  }
  if (kind === 'occupation') return 'occupation';
  return kind === 'word' || kind === 'phrase' || kind === 'location' ? 'other' : 'work';
}

function isOftenRefused({ type, part }: SlotItem): boolean {
  if (type !== 'filter') return false;
  const isInternship = part.kind === 'employmentType' && part.values.includes('internship');
  return REFUSED.has(part.kind) || isInternship || (part.kind === 'shift' && part.values.includes('night'));
}
