import { dataOf } from '../../../api/data-of.ts';
import { api } from '../../../session/api.ts';

type Asked = { accountId: string; changes: number; answer: Promise<boolean> };
let asked: Asked | null = null;

/** Whether a job seeker has hidden anybody; asked once, and again after a change. */
export function hidesAnything(accountId: string, changes: number): Promise<boolean> {
  if (asked?.accountId === accountId && asked.changes === changes) return asked.answer;
  const answer = dataOf(api.GET('/api/hidden-employers')).then(({ total, agencies }) => total > 0 || agencies);
  asked = { accountId, changes, answer };
  answer.catch(() => {
    if (asked?.answer === answer) asked = null;
  });
  return answer;
}
