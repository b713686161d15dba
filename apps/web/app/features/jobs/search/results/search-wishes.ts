import type { Understood } from '@stellenvisite/contract/jobs/job-search.schema';
import type { TFunction } from 'i18next';
import { type ChipWords, type FilterChip, facetOf, filterChips } from '../filters/filter-chips.ts';
import { isWritten, writtenParts } from '../filters/written-filters.ts';
import type { SearchFilters } from '../search-filters.ts';
import { isAskedFor, partLabel } from './understood-words.ts';

/** A wish that narrows a search, as the headline names it. */
export type SearchWish = {
  label: string;
  /** Set of wishes about the roster: the noun for „keine nennt …“. */
  roster?: string;
};

/** Kinds that narrow nothing, or are part of the place. */
const NO_WISHES: ReadonlySet<string> = new Set(['location', 'radius', 'sort', 'unsure', 'unsearchable']);
/** Wishes for the roster that have phrases of their own. */
const DUTY_KINDS: ReadonlySet<string> = new Set(['shift', 'withoutShift', 'weekendFree']);
/** Wishes for the roster that are named by their label. */
const ROSTER_KINDS: ReadonlySet<string> = new Set(['onlyShift', 'weekendOnly']);

/** Lists every filter that narrows a search, those written among the words first. */
export function listWishes(filters: SearchFilters, understood: readonly Understood[], words: ChipWords): SearchWish[] {
  const written: readonly Understood[] = writtenParts(understood, filters);
  const parts = understood.filter(
    (part) =>
      !part.isLeftOut && !isAskedFor(part) && !NO_WISHES.has(part.kind) && (written.includes(part) || !isWritten(part)),
  );
  const valuesOf = (kind: string) => parts.filter((part) => part.kind === kind).map(({ value }) => value ?? '');
  const shifts = filters.shift.length > 0 ? filters.shift : valuesOf('shift');
  const named = parts
    .filter(({ kind }) => !DUTY_KINDS.has(kind))
    .map((part) => ({ name: nameOf(part), label: partLabel(part, words) }));
  return [
    ...dutyWishes({ shifts, without: valuesOf('withoutShift') }, words.search),
    ...(filters.weekendFree || valuesOf('weekendFree').length > 0 ? [weekendWish(words.search)] : []),
    ...joinAlternatives(named, words.search),
    ...chosenWishes(filters, words),
  ];
}

function dutyWishes({ shifts, without }: { shifts: readonly string[]; without: readonly string[] }, search: TFunction) {
  const wishes: SearchWish[] = [];
  if (shifts.length > 0) {
    const duties = dutiesText(shifts, search);
    wishes.push({ label: search('headline.with', { duties }), roster: duties });
  }
  if (without.length > 0) {
    const duties = dutiesText(without, search);
    wishes.push({
      label: search('headline.without', { duties }),
      roster: search('headline.rosterWithout', { duties }),
    });
  }
  return wishes;
}

function weekendWish(search: TFunction): SearchWish {
  return { label: search('headline.weekends'), roster: search('headline.rosterWeekends') };
}

/** Names shifts as one phrase: „Früh-, Spät- oder Nachtdienst“. */
export function dutiesText(shifts: readonly string[], search: TFunction): string {
  const distinct = [...new Set(shifts)];
  const last = distinct.pop() ?? '';
  const before = distinct.map((shift) => search(`headline.dutyPart.${shift}`));
  const duty = search(`headline.duty.${last}`);
  return before.length > 0 ? before.join(', ') + search('chip.or') + duty : duty;
}

function chosenWishes(filters: SearchFilters, words: ChipWords): SearchWish[] {
  const [, secondCategory] = filters.category;
  const isNamed = (name: string) => DUTY_KINDS.has(name) || (name === 'category' && secondCategory === undefined);
  const chips = filterChips(filters, words).filter(({ name }) => !isNamed(name));
  const employers = filters.employerId.map((id) => ({ name: 'employerId', label: employerText(id, words) }));
  const others = chips.filter(({ name }) => name !== 'employerId');
  return joinAlternatives(
    [...others.map((chip) => ({ ...chip, label: chosenText(chip, filters, words.search) })), ...employers],
    words.search,
  );
}

/** Chips have labels of their own; in a sentence some read otherwise. */
function chosenText({ name, label }: FilterChip, filters: SearchFilters, search: TFunction): string {
  if (name === 'postedWithin') return search(`headline.posted.${filters.postedWithin}`);
  return name === 'featured' || name === 'training' ? search(`headline.${name}`) : label;
}

function employerText(id: string, { search, employerNames }: ChipWords): string {
  const name = employerNames[id];
  return name ? search('headline.employer', { name }) : search('headline.oneEmployer');
}

/** Values of one filter are alternatives: „Vollzeit oder Teilzeit“. */
function joinAlternatives(labels: readonly { name: string; label: string }[], search: TFunction): SearchWish[] {
  const byName = new Map<string, string[]>();
  for (const { name, label } of labels) {
    const known = byName.get(name) ?? [];
    if (!known.includes(label)) byName.set(name, [...known, label]);
  }
  return [...byName].map(([name, values]) => {
    const label = values.join(search('chip.or'));
    return ROSTER_KINDS.has(name) ? { label, roster: label } : { label };
  });
}

/** Returns the name that groups alternatives; each exclusion has its own. */
function nameOf({ kind, text }: Understood): string {
  return kind === 'excluded' ? `${kind} ${text}` : kind === 'salaryMax' ? kind : facetOf(kind);
}
