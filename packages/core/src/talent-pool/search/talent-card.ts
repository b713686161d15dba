import { toBerlinClock } from '@stellenvisite/contract/berlin-time';
import type { Language } from '@stellenvisite/contract/languages';
import type { TalentCard } from '@stellenvisite/contract/talent-card.schema';
import { departmentByKey, levelByKey, occupationByKey } from '@stellenvisite/search/taxonomy';
import type { ShownValues, TalentRow } from '../membership/shown-values.ts';
import { toTalentRegion } from './talent-regions.ts';

type Labelled = { label: Record<Language, string> };

const termOf = (terms: ReadonlyMap<string, Labelled>, key: string, language: Language) => ({
  key,
  label: terms.get(key)?.label[language] ?? key,
});

export const occupationTerm = (key: string, language: Language) => termOf(occupationByKey, key, language);

export type CardRow = ShownValues & Pick<TalentRow, 'id' | 'number' | 'text' | 'consentedAt'>;

const monthIn = (moment: Date) => toBerlinClock(moment).toISOString().slice(0, 7);

/** The one way in which somebody is shown, to employers and in the own preview. `region` is the one this viewer may know. */
export function toTalentCard(
  row: CardRow,
  { region, language, now }: { region: string; language: Language; now: Date },
): TalentCard {
  const hasHours = row.hoursMin !== null || row.hoursMax !== null;
  const from = row.availableFrom?.slice(0, 7) ?? null;
  return {
    id: row.id,
    number: row.number,
    occupation: occupationTerm(row.occupation, language),
    category: row.category,
    specialties: row.specialties,
    departments: row.departments.map((key) => termOf(departmentByKey, key, language)),
    level: row.level === null ? null : termOf(levelByKey, row.level, language),
    years: row.years,
    region: toTalentRegion(region, language),
    radiusKm: row.radiusKm,
    languages: row.languages,
    licence: row.licence,
    drivingLicence: row.drivingLicence,
    week: row.week === null ? null : row.week.map((day) => ({ ...day })),
    shifts: row.shifts,
    maxNightsPerMonth: row.maxNightsPerMonth,
    freeWeekendsOfFour: row.freeWeekendsOfFour,
    employmentTypes: row.employmentTypes,
    hours: hasHours ? { min: row.hoursMin, max: row.hoursMax } : null,
    payWish:
      row.payWish === null || row.payCurrency === null
        ? null
        : { amount: row.payWish / 100, currency: row.payCurrency },
    available: from === null ? null : from <= monthIn(now) ? 'now' : from,
    text: row.text,
    confirmedIn: monthIn(row.consentedAt),
  };
}
