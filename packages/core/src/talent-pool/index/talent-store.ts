import type { TalentFacts } from './talent-facts.ts';

const LAST = '9999-12-31';

/** Who is available first; ids are random, so equal profiles stand in an order that tells nothing. */
function compare(a: TalentFacts, b: TalentFacts): number {
  const [from, to] = [a.availableFrom ?? LAST, b.availableFrom ?? LAST];
  if (from !== to) return from < to ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/** The visible profiles in the order in which they are listed. */
export class TalentStore {
  #byId = new Map<string, TalentFacts>();
  #listed: TalentFacts[] = [];
  /** Counts the changes: what was worked out from an earlier state is out of date. */
  version = 0;

  get listed(): readonly TalentFacts[] {
    return this.#listed;
  }

  load(all: readonly TalentFacts[]): void {
    this.#byId = new Map(all.map((facts) => [facts.id, facts]));
    this.#listed = all.toSorted(compare);
    this.version++;
  }

  /** What is given is there as it is given; of the ids, what is not given is gone. */
  replace(ids: readonly string[], present: readonly TalentFacts[]): void {
    if (ids.length === 0) return;
    for (const id of ids) this.#remove(id);
    for (const facts of present) this.#add(facts);
    this.version++;
  }

  #remove(id: string): void {
    const known = this.#byId.get(id);
    if (!known) return;
    this.#byId.delete(id);
    this.#listed.splice(this.#placeOf(known), 1);
  }

  #add(facts: TalentFacts): void {
    this.#byId.set(facts.id, facts);
    this.#listed.splice(this.#placeOf(facts), 0, facts);
  }

  /** Where it stands, or would stand. */
  #placeOf(facts: TalentFacts): number {
    let [low, high] = [0, this.#listed.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#listed[middle];
      if (other && compare(other, facts) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
