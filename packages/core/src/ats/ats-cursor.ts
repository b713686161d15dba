import { DomainError } from '../domain-error.ts';

/** Where the next page begins. Opaque to who calls, so that its meaning may change. */
export const toCursor = (position: string | number) => Buffer.from(String(position)).toString('base64url');

export function readCursor(cursor: string, pattern: RegExp): string {
  const position = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!pattern.test(position)) throw new DomainError('ats.cursor_invalid');
  return position;
}

/** One row more than was asked for says that there is another page. */
export function toPage<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => string | number,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last !== undefined ? toCursor(positionOf(last)) : null };
}
