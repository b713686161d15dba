import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { type Api, requireData } from '../../api/client.ts';

const PAGE_SIZE = 100;
/** An employer with more open jobs than this is shown with its newest ones. */
const MAX_PAGES = 5;

/** Newest first. */
export async function listAllEmployerJobs(api: Api, id: string): Promise<JobItem[]> {
  const read = async (page: number) =>
    requireData(
      await api.GET('/api/employers/{id}/jobs', {
        params: { path: { id }, query: { sort: 'newest', page, pageSize: PAGE_SIZE } },
      }),
    );
  const first = await read(1);
  const pages = Math.min(Math.ceil(first.total / PAGE_SIZE), MAX_PAGES);
  const others = await Promise.all(Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => read(index + 2)));
  return [first, ...others].flatMap(({ items }) => items);
}
