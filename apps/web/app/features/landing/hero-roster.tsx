import { monthName } from '@stellenvisite/contract/berlin-time';
import { WEEKDAYS } from '@stellenvisite/contract/duty';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { useTranslation } from 'react-i18next';
import { MarkerStroke } from '../../ui/marker-stroke.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { JobTitle } from '../jobs/shared/job-title.tsx';
import { formatPayRange } from '../jobs/shared/pay.ts';
import { RosterFrame, RosterHead, RosterRow } from '../jobs/shared/roster.tsx';
import { HeroSearch, type HeroSearchProps } from './hero-search.tsx';
import type { LandingMarket } from './landing-market.ts';
import { marketWeekOf } from './market-week.ts';

export type HeroRosterProps = Pick<HeroSearchProps, 'radii' | 'suggest'> & { market: LandingMarket };

/** This week's roster from live jobs; the searching person's row is the one with the marker on it. */
export function HeroRoster({ market, radii, suggest }: HeroRosterProps) {
  const { t } = useTranslation('landing');
  const locale = useLocale();
  const { week, monday, dates, today } = marketWeekOf(new Date(market.asOf));
  const { above, below } = market.roster;
  return (
    <RosterFrame>
      <h2 className="visually-hidden">{t('roster.label')}</h2>
      <RosterHead
        label={
          <>
            <span className="num">{t('roster.week', { week })}</span> · {monthName(monday, locale)}
          </>
        }
        dates={dates}
        today={today}
        payLabel={t('roster.pay')}
      />
      {above.map((job, index) => (
        <HeroRow key={job.id} job={job} {...(index > 0 && { className: 'max-md:hidden' })} />
      ))}
      <div className="rsearch">
        <div className="rcols" aria-hidden="true">
          {['name', ...WEEKDAYS, 'pay'].map((column) => (
            <i key={column} />
          ))}
        </div>
        <MarkerStroke />
        <HeroSearch jobs={market.jobs} radii={radii} suggest={suggest} />
      </div>
      {below.map((job) => (
        <HeroRow key={job.id} job={job} />
      ))}
    </RosterFrame>
  );
}

function HeroRow({ job, className }: { job: JobItem; className?: string }) {
  const { t } = useTranslation('landing');
  const locale = useLocale();
  return (
    <RosterRow
      to={`/jobs/${job.id}`}
      title={<JobTitle title={job.title} />}
      subtitle={`${job.employer.name}, ${job.location.city}`}
      week={job.week ?? []}
      pay={job.salary ? formatPayRange(job.salary, locale) : t('roster.payOpen')}
      {...(className && { className })}
    />
  );
}
