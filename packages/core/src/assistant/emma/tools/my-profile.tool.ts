import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import { formatWholeAmount } from '@stellenvisite/contract/platform/format-money';
import { z } from '@stellenvisite/contract/platform/zod';
import type { ProfileItem } from '@stellenvisite/contract/seekers/seeker-profiles';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import { tool, zodSchema } from 'ai';
import { DomainError } from '../../../domain-error.ts';
import { getProfile } from '../../../seekers/profiles/get-profile.ts';
import { runTool, type Turn } from '../turn.ts';
import { EMPLOYMENT_NAMES, SHIFT_NAMES } from '../wish-texts.ts';

export type ProfileResult = {
  occupations: string[];
  location: string | null;
  radiusKm: number | null;
  yearsOfExperience: number | null;
  employment: string[];
  hoursMin: number | null;
  hoursMax: number | null;
  /** The shifts of the wished week. */
  shifts: string[];
  maxNightsPerMonth: number | null;
  /** The wished pay a month, such as “3.900 €”. */
  payWish: string | null;
  earliestStart: string | null;
  /** The items missing in the profile, the most useful first. */
  missing: ProfileItem[];
  source: number;
};

const CENTS = 100;

/** Made once: every step of an answer asks for it. */
const inputSchema = zodSchema(z.object({}));

export const myProfileTool = (turn: Turn) =>
  tool({
    description:
      'Reads the own profile of the person who is signed in: occupation, place, hours, nights, and what is missing.',
    inputSchema,
    execute: () =>
      runTool(turn, 'profile', async (): Promise<ProfileResult> => {
        const { ctx, settings } = turn;
        if (!ctx.actor) turn.write('sign-in', { reason: 'profile', jobId: null });
        if (ctx.actor && !settings.usesProfile) throw new DomainError('emma.profile_unused');
        const { data, missing } = await getProfile(ctx);
        return {
          occupations: data.occupations.flatMap((key) => occupationByKey.get(key)?.label[ctx.language] ?? []),
          location: data.location,
          radiusKm: data.radiusKm,
          yearsOfExperience: data.yearsOfExperience,
          employment: data.employmentTypes.map((type) => EMPLOYMENT_NAMES[ctx.language][type]),
          hoursMin: data.hoursMin,
          hoursMax: data.hoursMax,
          shifts: SHIFTS.filter((shift) => data.week?.some((day) => day[shift] === 'like' || day[shift] === 'ok')).map(
            (shift) => SHIFT_NAMES[ctx.language][shift],
          ),
          maxNightsPerMonth: data.maxNightsPerMonth,
          payWish:
            data.payWish &&
            formatWholeAmount(data.payWish.amount / CENTS, {
              language: ctx.language,
              currency: data.payWish.currency,
            }),
          earliestStart: data.earliestStart,
          missing: missing.map(({ item }) => item),
          source: turn.cite('profile', ctx.language === 'de' ? 'Ihr Profil' : 'Your profile', '/dashboard/profil'),
        };
      }),
  });
