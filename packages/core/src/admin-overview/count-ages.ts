const DAY_MS = 86_400_000;
/** From so many whole days on a thing stands in this column. */
const COLUMNS = [0, 1, 2, 3, 4, 8] as const;

/** How many wait since so many days, and how many of them longer than they should. */
export function countAges(since: readonly Date[], now: Date, targetDays: number) {
  const ages = COLUMNS.map(() => 0);
  let late = 0;
  for (const at of since) {
    const days = Math.max(0, Math.floor((now.getTime() - at.getTime()) / DAY_MS));
    const column = COLUMNS.findLastIndex((from) => days >= from);
    ages[column] = (ages[column] ?? 0) + 1;
    if (days > targetDays) late += 1;
  }
  return { ages, late, total: since.length };
}
