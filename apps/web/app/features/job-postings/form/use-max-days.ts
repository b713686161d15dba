import { POSTING_DAYS } from '@stellenvisite/contract/job-postings';
import { $api } from '../../../session/queries.ts';
import { useActingEmployer } from '../../employer-area/shared/use-acting-employer.ts';

const LONGEST = Math.max(...POSTING_DAYS);

/** How many days the employer's plan lets a job be public; all of them until it is known, as publishing cuts what is too long. */
export function useMaxDays(): number {
  const { employerId } = useActingEmployer();
  const { data } = $api.useQuery('get', '/api/employer/jobs', { params: { query: { employerId, pageSize: 1 } } });
  return data?.figures.plan?.maxDays ?? LONGEST;
}
