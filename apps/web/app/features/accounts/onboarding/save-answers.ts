import type { ChangeAccount, Onboarding } from '@stellenvisite/contract/accounts.schema';
import type { ProblemCode } from '@stellenvisite/contract/problems';
import { outcomeOf } from '../../../api/outcome.ts';
import { accountApi } from '../../../session/api.ts';

/** As it goes over the wire, where nothing is undefined. */
type Said<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };
export type Answers = Said<Onboarding>;
export type ProfileChange = Said<ChangeAccount>;

/** Keeps what was said so far, and says that it is all when it is. Null when it worked. */
export async function saveAnswers(
  answers: Answers,
  profile: ProfileChange,
  isComplete: boolean,
): Promise<ProblemCode | null> {
  const api = await accountApi();
  if (Object.keys(profile).length > 0) {
    const { code } = await outcomeOf(api.PATCH('/api/account', { body: profile }));
    if (code) return code;
  }
  const { code } = await outcomeOf(api.PUT('/api/account/onboarding', { body: answers }));
  if (code || !isComplete) return code;
  return (await outcomeOf(api.POST('/api/account/onboarding/completion'))).code;
}
