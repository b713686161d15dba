import type { ChangeAccount, Onboarding } from '@stellenvisite/contract/accounts.schema';
import { dataOf } from '../../../api/data-of.ts';
import { api } from '../../../session/api.ts';

/** As it goes over the wire, where nothing is undefined. */
type Said<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };
export type Answers = Said<Onboarding>;
export type ProfileChange = Said<ChangeAccount>;
export type OnboardingAnswers = { answers: Answers; profile: ProfileChange; isComplete: boolean };

/** Keeps what was said so far, and says that it is all when it is. */
export async function saveAnswers({ answers, profile, isComplete }: OnboardingAnswers): Promise<void> {
  if (Object.keys(profile).length > 0) await dataOf(api.PATCH('/api/account', { body: profile }));
  await dataOf(api.PUT('/api/account/onboarding', { body: answers }));
  if (isComplete) await dataOf(api.POST('/api/account/onboarding/completion'));
}
