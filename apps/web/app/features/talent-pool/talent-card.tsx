import { hasWeek } from '@stellenvisite/contract/seeker-profiles';
import type { TalentCard } from '@stellenvisite/contract/talent-card.schema';
import type { TalentItem } from '@stellenvisite/contract/talent-pool.schema';
import { clsx } from 'clsx';
import { BadgeCheck, CalendarDays, Check, Globe, MapPin, Minus, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WeekStrip } from '../jobs/shared/week-strip.tsx';
import { useTalentWords } from './use-talent-words.ts';
import { wishedWeek } from './wished-week.ts';

type TalentCardViewProps = {
  card: TalentCard;
  match?: TalentItem['match'];
  /** The name as a link, where the card leads somewhere. */
  link?: (name: string) => ReactNode;
  /** Stands beside the match. */
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
        {hasWeek(card.week) && <WeekStrip week={wishedWeek(card.week)} />}
        <ul className="tc-facts">
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
      </div>
      {match && <Reasons match={match} />}
      {actions && <div className="tc-actions">{actions}</div>}
    </article>
  );
}

/** What speaks for it first; what does not is named. */
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
