/** Fields with the values they are to have. */
type Change<Data> = Partial<Data>;

export const fieldsOf = <Data extends object>(change: Change<Data>): (keyof Data)[] =>
  Object.keys(change) as (keyof Data)[];

/** Values are plain JSON with their keys in one order, that of their schema. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the changes of a draft that differ from the stored data. */
export function openChanges<Data extends object>(draft: Change<Data>, stored: Change<Data>): Change<Data> {
  return pick(
    draft,
    fieldsOf(draft).filter((field) => !isSame(draft[field], stored[field])),
  );
}

/** Fields that are waiting to be saved and were changed elsewhere, to something else, since they were last read. */
export function findConflicts<Data extends object>(
  draft: Change<Data>,
  before: Change<Data>,
  stored: Change<Data>,
): (keyof Data)[] {
  return fieldsOf(draft).filter(
    (field) => !isSame(before[field], stored[field]) && !isSame(draft[field], stored[field]),
  );
}

export function pick<Data extends object>(change: Change<Data>, fields: readonly (keyof Data)[]): Change<Data> {
  return Object.fromEntries(
    fields.filter((field) => field in change).map((field) => [field, change[field]]),
  ) as Change<Data>;
}

export function omit<Data extends object>(change: Change<Data>, fields: readonly (keyof Data)[]): Change<Data> {
  return pick(
    change,
    fieldsOf(change).filter((field) => !fields.includes(field)),
  );
}
