/** The list with one item moved to another place; the places are those of the list before. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  const [moved] = next.splice(from, 1);
  if (moved === undefined) return next;
  next.splice(Math.min(items.length - 1, Math.max(0, to)), 0, moved);
  return next;
}
