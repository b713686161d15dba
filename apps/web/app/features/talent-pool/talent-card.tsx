import { SHIFTS, WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { hasWeek, type OwnWeek } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { TalentCard } from '@stellenvisite/contract/talent-pool/talent-card.schema';
import { talentNumber } from '@stellenvisite/contract/talent-pool/talent-pool';
import type { TalentItem } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { clsx } from 'clsx';
import { BadgeCheck, CalendarDays, Check, Globe, MapPin, Minus, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';
import { formatAmount } from '../jobs/display/pay.ts';
import { WeekChips } from '../jobs/display/week-chips.tsx';
import { type WeekCells, WeekStrip } from '../jobs/display/week-strip.tsx';
import { useLanguageName } from '../seekers/profiles/shared/use-language-name.ts';

/** „01/2027“ for 2027-01. */
export const monthText = (month: string): string => month.split('-').reverse().join('/');

type TalentCardViewProps = {
  card: TalentCard;
  match?: TalentItem['match'];
  /** The name as a link, where the card leads somewhere. */
  link?: (name: string) => ReactNode;
  /** Appears next to the match. */
  status?: ReactNode;
  actions?: ReactNode;
  isCurrent?: boolean;
  as?: 'h2' | 'h3';
};

/** An anonymous profile as employers see it; its owner sees the same. */
export function TalentCardView({
  card,
  match,
  link,
  status,
  actions,
  isCurrent,
  as: Heading = 'h3',
}: TalentCardViewProps) {
  const { t } = useTranslation('talent-pool');
  const words = useTalentWords();
  const name = words.title(card);
  const facts = [
    { key: 'region', icon: <MapPin size={16} />, text: words.region(card) },
    { key: 'languages', icon: <Globe size={16} />, text: words.languages(card) },
    { key: 'licence', icon: <BadgeCheck size={16} />, text: words.licence(card) },
    { key: 'available', icon: <CalendarDays size={16} />, text: words.available(card) },
  ].filter(({ text }) => text);
  return (
    <article className={clsx('tc', `tint-${card.category}`, isCurrent && 'tc-current')}>
      <span className="tc-mono" aria-hidden="true">
        <UserRound size={20} />
      </span>
      <div>
        <Heading>{link ? link(name) : name}</Heading>
        <p>{[words.fields(card), words.years(card), words.number(card.number)].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="tc-right">
        {status}
        {typeof match?.score === 'number' && <b className="tp-pct">{t('percent', { score: match.score })}</b>}
      </div>
      <div className="tc-week">
        {hasLiked(card.week) && <WeekStrip week={wishedWeek(card.week)} />}
        <ul className={clsx('tc-facts', !hasLiked(card.week) && 'col-span-full')}>
          {facts.map(({ key, icon, text }) => (
            <li key={key}>
              {icon}
              <span>
                <span className="visually-hidden">{t(`fact.${key}`)}: </span>
                {text}
              </span>
            </li>
          ))}
        </ul>
        <div className="col-span-full empty:hidden">
          <WeekChips week={card.week} maxNights={card.maxNightsPerMonth} freeWeekends={card.freeWeekendsOfFour} />
        </div>
      </div>
      {match && <Reasons match={match} />}
      {actions && <div className="tc-actions">{actions}</div>}
    </article>
  );
}

/** Lists the reasons for the match first, then those against it. */
function Reasons({ match: { plus, minus } }: { match: NonNullable<TalentItem['match']> }) {
  const { t } = useTranslation('talent-pool');
  if (plus.length + minus.length === 0) return null;
  return (
    <ul className="tc-reasons">
      {plus.map((reason) => (
        <li key={reason}>
          <Check size={16} />
          <span>
            <span className="visually-hidden">{t('card.plus')} </span>
            {reason}
          </span>
        </li>
      ))}
      {minus.map((reason) => (
        <li key={reason} className="tc-minus">
          <Minus size={16} />
          <span>
            <span className="visually-hidden">{t('card.minus')} </span>
            {reason}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Checks whether a shift is liked anywhere: a strip of shifts that are merely possible would hide the others. */
const hasLiked = (week: OwnWeek | null): week is OwnWeek =>
  hasWeek(week) && week.some((day) => SHIFTS.some((shift) => day[shift] === 'like'));

/** Returns one liked shift a day; null for a day without any. */
function wishedWeek(week: OwnWeek): WeekCells {
  return WEEKDAYS.map((_, index) => {
    const shift = SHIFTS.find((each) => week[index]?.[each] === 'like');
    return shift ? { shift } : null;
  });
}

/** Returns functions for the texts of a card. Each returns null where the owner does not show the detail. */
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
