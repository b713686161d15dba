/** First, last, and the pages around the current one; null stands for a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const wanted = new Set([1, pageCount]);
  for (let near = page - 1; near <= page + 1; near += 1) wanted.add(near);
  if (page <= 3) for (const early of [2, 3, 4]) wanted.add(early);
  if (page >= pageCount - 2) for (const late of [1, 2, 3]) wanted.add(pageCount - late);
  const pages = [...wanted].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const previous = pages[index - 1];
    if (previous === undefined || each === previous + 1) return [each];
    return each === previous + 2 ? [previous + 1, each] : [null, each];
  });
}
