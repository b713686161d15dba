const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[";\n\r]/;

export type CsvCell = string | number | null | undefined;

/** Formats a CSV cell. Text that a spreadsheet would run as a formula is marked as text (OWASP, CSV injection); fractions have a comma. */
export function toCsvCell(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The mark is taken off again when a file of ours is read. */
export function fromCsvCell(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith("'") && FORMULA.test(trimmed.slice(1)) ? trimmed.slice(1) : trimmed;
}

/** Semicolons and a byte order mark: a spreadsheet of this region opens it with its umlauts. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(toCsvCell).join(';')).join('\r\n')}\r\n`;
}
