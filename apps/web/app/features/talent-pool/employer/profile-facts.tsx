import type { TalentCard } from '@stellenvisite/contract/talent-card.schema';
import { useTranslation } from 'react-i18next';
import { useTalentWords } from '../use-talent-words.ts';

/** Everything the person shows. What they do not show is said so, where it is usual to ask. */
export function ProfileFacts({ card }: { card: TalentCard }) {
  const { t } = useTranslation(['talent-pool', 'job-fields']);
  const words = useTalentWords();
  const employment = card.employmentTypes.map((type) => t(`job-fields:employmentType.${type}`)).join(', ');
  const nights = card.maxNightsPerMonth !== null && t('pane.nights', { count: card.maxNightsPerMonth });
  const weekends = card.freeWeekendsOfFour !== null && t('pane.weekends', { count: card.freeWeekendsOfFour });
  const facts: { key: string; value: string | null; note?: string }[] = [
    {
      key: 'region',
      value: card.region.label || null,
      ...(card.radiusKm && { note: t('pane.radius', { km: card.radiusKm }) }),
    },
    { key: 'available', value: words.available(card) },
    { key: 'hours', value: words.hours(card), note: employment },
    { key: 'experience', value: words.years(card) },
    { key: 'licence', value: words.licence(card), note: t('card.unchecked') },
    { key: 'languages', value: words.languages(card) },
    { key: 'pay', value: words.pay(card), note: t('pane.payNote') },
    { key: 'limits', value: [nights, weekends].filter(Boolean).join(', ') || null },
    { key: 'drivingLicence', value: card.drivingLicence ? t('pane.yes') : null },
  ];
  const shown = facts.filter(({ value }) => value);
  if (shown.length === 0 && !card.text) return null;
  return (
    <div>
      <h3>{t('pane.facts')}</h3>
      {card.text && <p className="mb-4 text-fs-7">{t('pane.quote', { text: card.text })}</p>}
      <dl className="tp-kv">
        {shown.map(({ key, value, note }) => (
          <div key={key}>
            <dt>{t(`fact.${key}`)}</dt>
            <dd>
              {value}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
