const PAGE_SIZE = 100;
/** What one act may be done to at once; the server takes no more either. */
const MAX_BULK = 500;

type Page<Row> = { items: readonly Row[]; total: number };

/** The rows of a list behind its first page. */
export async function readAllPages<Row>(
  readPage: (at: { page: number; pageSize: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length < MAX_BULK; page += 1) {
    const { items, total } = await readPage({ page, pageSize: PAGE_SIZE });
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) break;
  }
  return rows.slice(0, MAX_BULK);
}
