type GridPlace = { column: number; row: number };

const clamp = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));

/** Where an arrow, Home or End leads in a grid with one tab stop; null for any other key. */
export function gridTarget(
  key: string,
  { column, row }: GridPlace,
  { columns, rows }: { columns: number; rows: number },
): GridPlace | null {
  const at = (nextColumn: number, nextRow: number) => ({
    column: clamp(nextColumn, columns),
    row: clamp(nextRow, rows),
  });
  switch (key) {
    case 'ArrowRight':
      return at(column + 1, row);
    case 'ArrowLeft':
      return at(column - 1, row);
    case 'ArrowDown':
      return at(column, row + 1);
    case 'ArrowUp':
      return at(column, row - 1);
    case 'Home':
      return at(0, row);
    case 'End':
      return at(columns - 1, row);
    default:
      return null;
  }
}
