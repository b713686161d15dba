import { formatNumber } from '@stellenvisite/contract/format-number';
import type { TalentCard } from '@stellenvisite/contract/talent-card.schema';
import { talentNumber } from '@stellenvisite/contract/talent-pool';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';
import { formatAmount } from '../jobs/shared/pay.ts';
import { useLanguageName } from '../seeker-profiles/shared/use-language-name.ts';

/** „01/2027“ for 2027-01. */
export const monthText = (month: string): string => month.split('-').reverse().join('/');

/** What a card says, in words. Each is null where its owner shows nothing of it. */
export function useTalentWords() {
  const { t } = useTranslation(['talent-pool', 'job-fields']);
  const nameOf = useLanguageName();
  const locale = useLocale();
  const number = (of: number) => t('number', { number: talentNumber(of) });
  return {
    number,
    title: ({ occupation, level }: TalentCard) => [occupation.label, level?.label].filter(Boolean).join(', '),
    fields: ({ departments, specialties }: TalentCard) =>
      [
        ...new Set([
          ...departments.map(({ label }) => label),
          ...specialties.map((key) => t(`job-fields:specialty.${key}`)),
        ]),
      ]
        .slice(0, 2)
        .join(', ') || null,
    years: ({ years }: TalentCard) => years && t(`card.years.${years}`),
    region: ({ region, radiusKm }: TalentCard) => {
      if (!region.label) return null;
      return radiusKm && region.kind !== 'country' && region.kind !== 'state'
        ? t('card.within', { region: region.label, km: radiusKm })
        : region.label;
    },
    languages: ({ languages }: TalentCard) =>
      languages
        .map(({ language, level }) =>
          level && level !== 'native'
            ? t('card.languageLevel', { language: nameOf(language), level })
            : nameOf(language),
        )
        .join(', ') || null,
    licence: ({ licence }: TalentCard) => licence && t(`card.licence.${licence}`),
    available: ({ available }: TalentCard) =>
      available && (available === 'now' ? t('card.now') : t('card.from', { month: monthText(available) })),
    hours: ({ hours }: TalentCard) => {
      const [from, to] = [hours?.min, hours?.max].map((value) => value && formatNumber(value, locale, { max: 1 }));
      if (from && to && from !== to) return t('pane.hoursRange', { from, to });
      return from || to ? t('pane.hoursOne', { hours: from || to }) : null;
    },
    pay: ({ payWish }: TalentCard) =>
      payWish && t('pane.payFrom', { amount: formatAmount(payWish.amount, payWish.currency, locale) }),
  };
}
