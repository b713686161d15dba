import { DomainError } from '../domain-error.ts';
import { canonicalQuery, readAddress } from './canonical-query.ts';

/** The one address of the search that an alert is made for. All jobs there are is no criterion. */
export function readCriteria(query: string): string {
  const search = readAddress(query);
  if (!search) throw new DomainError('request.invalid', 'query holds no search');
  const canonical = canonicalQuery(search);
  if (canonical === '') throw new DomainError('job_alert.no_criteria');
  return canonical;
}
