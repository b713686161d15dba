import { IDEA_SORTS, IDEA_STATUSES, type IdeaStatus } from '@stellenvisite/contract/ideas';

export const IDEAS = '/ideen';
export type IdeaSort = (typeof IDEA_SORTS)[number];
export type IdeasAddress = { status: IdeaStatus | null; sort: IdeaSort; page?: number };

/** The status in the address: `/ideen?stand=geplant`. */
export const STATUS_SLUGS: Record<IdeaStatus, string> = {
  review: 'pruefung',
  planned: 'geplant',
  working: 'in-arbeit',
  done: 'umgesetzt',
  declined: 'abgelehnt',
};

export function ideasPath({ status, sort, page = 1 }: IdeasAddress): string {
  const query = new URLSearchParams();
  if (status) query.set('stand', STATUS_SLUGS[status]);
  if (sort !== 'votes') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? IDEAS : `${IDEAS}?${query}`;
}

export function readIdeasAddress(query: URLSearchParams): IdeasAddress {
  return {
    status: IDEA_STATUSES.find((each) => STATUS_SLUGS[each] === query.get('stand')) ?? null,
    sort: IDEA_SORTS.find((each) => each === query.get('sort')) ?? 'votes',
  };
}
