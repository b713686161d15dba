/** „03/2019“, „3.2019“ and „2019-03“ as a month; undefined when it is none. */
export function parseMonth(text: string): string | undefined {
  const [, month, year] = /^\s*(\d{1,2})\s*[./-]\s*(\d{4})\s*$/.exec(text) ?? [];
  const [, isoYear, isoMonth] = /^\s*(\d{4})-(\d{2})\s*$/.exec(text) ?? [];
  const number = Number(month ?? isoMonth);
  if (!(number >= 1 && number <= 12)) return undefined;
  return `${year ?? isoYear}-${String(number).padStart(2, '0')}`;
}

/** „03/2019“. */
export const formatMonth = (month: string | null): string =>
  month === null ? '' : `${month.slice(5)}/${month.slice(0, 4)}`;
