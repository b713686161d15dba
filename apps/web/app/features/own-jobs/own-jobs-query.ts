import { CERTAINTIES, type Certainty } from '@stellenvisite/contract/own-jobs';

type OwnJobsQuery = { q?: string; certainty?: Certainty; page: number };

/** The query from the address; invalid values are ignored. */
export function readOwnJobsQuery(params: URLSearchParams): OwnJobsQuery {
  const q = params.get('q')?.trim();
  const certainty = CERTAINTIES.find((each) => each === params.get('certainty'));
  const page = Math.floor(Number(params.get('page')));
  return {
    ...(q && { q }),
    ...(certainty && { certainty }),
    page: page >= 1 && page <= 10_000 ? page : 1,
  };
}
