/** „1.2.27“, „01.02.2027“ and „2027-02-01“ as a day; undefined when there is no such day. */
export function parseDate(text: string): string | undefined {
  const [, isoYear, isoMonth, isoDay] = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text) ?? [];
  const [, ownDay, ownMonth, ownYear = ''] = /^\s*(\d{1,2})[./]\s*(\d{1,2})[./]\s*(\d{4}|\d{2})\s*$/.exec(text) ?? [];
  const year = isoYear ?? (ownYear.length === 2 ? `20${ownYear}` : ownYear);
  const date = [year, isoMonth ?? ownMonth ?? '', isoDay ?? ownDay ?? '']
    .map((part) => part.padStart(2, '0'))
    .join('-');
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : undefined;
}
