/** Columns as wide as they need to be: the first to the left, figures to the right. */
export function printTable(title: string, header: string[], rows: string[][]): void {
  const lines = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const toLine = (line: string[]) =>
    widths
      .map((width, column) =>
        column === 0 ? (line[column] ?? '').padEnd(width) : (line[column] ?? '').padStart(width),
      )
      .join('   ')
      .trimEnd();
  console.log(`\n${title}\n`);
  console.log(toLine(header));
  console.log(widths.map((width) => '─'.repeat(width)).join('───'));
  for (const row of rows) console.log(toLine(row));
}

export const verdict = (isMet: boolean) => (isMet ? '✓' : '✗ missed');

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}
