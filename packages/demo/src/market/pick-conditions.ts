import type { JobConditions } from '@stellenvisite/contract/jobs/job-conditions.schema';
import type { Random } from '../random.ts';
import type { JobPlan } from './job-facts.ts';

type Texts = {
  benefits: readonly { title: string; text: string }[];
  requirements: readonly { text: string }[];
};

/** Returns what a job says to physicians and to people from abroad: what its texts say, and what they leave open. */
export function pickConditions(
  { duty, occupation, employer }: JobPlan,
  { benefits, requirements }: Texts,
  random: Random,
): Partial<JobConditions> {
  const offers = benefits.map(({ title, text }) => `${title}: ${text}`).join(' ');
  const months = offers.match(/Weiterbildungsbefugnis (\d+) Monate/)?.[1];
  const isRecognitionPendingWelcome = offers.includes('Anerkennung wird begleitet');
  const statedGerman = requirements.map(({ text }) => text.match(/(?:Deutsch|German) (B1|B2|C1)/)?.[1]).find(Boolean);
  const german = statedGerman ?? (isRecognitionPendingWelcome && random.chance(0.6) && random.pick(['B1', 'B2']));
  const hasOnCall = duty?.onCall === 'on_site' || duty?.onCall === 'standby';
  const isFull =
    !months && occupation.key === 'assistenzarzt' && employer.model.type === 'hospital' && random.chance(0.4);
  return {
    ...(hasOnCall && random.chance(0.6) && { onCallPerMonth: random.int(2, duty.onCall === 'on_site' ? 5 : 8) }),
    ...(months && { furtherTraining: 'partial', furtherTrainingMonths: Number(months) }),
    ...(isFull && { furtherTraining: 'full' }),
    ...(isRecognitionPendingWelcome && { isRecognitionPendingWelcome, hasVisaHelp: random.chance(0.6) }),
    ...(german && { germanLevel: german as NonNullable<JobConditions['germanLevel']> }),
    ...(/Wohnung/i.test(offers) && { hasHousingHelp: true }),
  };
}
