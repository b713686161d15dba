import { SHIFTS, WEEKDAYS } from '@stellenvisite/contract/duty';
import type { TalentExample } from '@stellenvisite/contract/talent-pool.schema';
import { clsx } from 'clsx';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { withNext } from '../../../session/safe-next.ts';
import { CategoryBadge } from '../../jobs/shared/job-badges.tsx';
import { isWeekend } from '../../jobs/shared/shift.ts';
import { useShiftLetters } from '../../jobs/shared/use-shift-letters.ts';
import { LockedRow } from '../locked-row.tsx';

/** What is most frequent among many profiles of one kind. */
export function ExampleCard({ example }: { example: TalentExample }) {
  const { t } = useTranslation('talent-pool-preview');
  return (
    <article>
      <div>
        <CategoryBadge category={example.category} />
        <h3>{example.occupation.label}</h3>
        <p>{[example.region.label, t('examples.from', { count: example.profiles })].filter(Boolean).join(' · ')}</p>
      </div>
      <ExampleWeek week={example.week} />
      <ExampleFacts example={example} />
      <div className="tv-locks">
        <ul className="tp-locks">
          <LockedRow>{t('locked.languages')}</LockedRow>
          <LockedRow>{t('locked.profiles')}</LockedRow>
        </ul>
        <p>
          <Trans
            t={t}
            i18nKey="locked.how"
            components={{ signIn: <Link className="link" to={withNext('/login', '/talentpool')} /> }}
          />
        </p>
      </div>
    </article>
  );
}

function ExampleFacts({ example: { years, hours, available } }: { example: TalentExample }) {
  const { t } = useTranslation('talent-pool-preview');
  const facts = [
    years && { key: 'experience', text: t(`examples.years.${years.band}`), share: years.share },
    hours && { key: 'hours', text: t(`examples.hoursOf.${hours.band}`), share: hours.share },
    available && { key: 'available', text: t('examples.within', { count: available.months }), share: available.share },
  ].filter((fact) => fact !== null);
  return (
    <dl>
      {facts.map(({ key, text, share }) => (
        <div key={key}>
          <dt>{t(`examples.${key}`)}</dt>
          <dd>{t('examples.sharing', { text, share })}</dd>
        </div>
      ))}
    </dl>
  );
}

function ExampleWeek({ week }: Pick<TalentExample, 'week'>) {
  const { t } = useTranslation(['talent-pool-preview', 'ui']);
  const letters = useShiftLetters();
  const days = WEEKDAYS.map((day, index) => ({
    day: t(`ui:week.day.${day}`),
    shift: shiftOf(week[index]?.wish),
    share: week[index]?.share ?? 0,
  }));
  const words = days.map(({ day, shift, share }) =>
    t('examples.weekDay', { day, wish: shift ? t(`ui:shift.${shift}.name`) : t('examples.free'), share }),
  );
  return (
    <div>
      <div className="tv-week" role="img" aria-label={t('examples.week', { days: words.join('; ') })}>
        {days.map(({ day, shift, share }, index) => (
          <span key={day} className={clsx(isWeekend(index) && 'we')} aria-hidden="true">
            <i>{day}</i>
            <b className={clsx('cell', shift ? `sh-${shift}` : 'cell-free')}>
              {shift ? letters[shift] : t('examples.free')}
            </b>
            <em>{t('examples.share', { share })}</em>
          </span>
        ))}
      </div>
      <p className="tv-week-note">{t('examples.weekNote')}</p>
    </div>
  );
}

const shiftOf = (wish: string | undefined) => SHIFTS.find((shift) => shift === wish) ?? null;
