import { WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { ChevronDown, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import type { LoadOptions } from '../../../ui/forms/use-combobox.ts';
import { MarkerStroke } from '../../../ui/marker-stroke.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { formatPayRange } from '../../jobs/display/pay.ts';
import { RosterFrame, RosterHead, RosterRow } from '../../jobs/display/roster.tsx';
import { useCount } from './employer-street.tsx';
import type { LandingMarket } from './landing-market.ts';
import { marketWeekOf } from './market-week.ts';

const USUAL_RADIUS = 30;

const ROWS_ON_PHONE = 2;

type SuggestionWords = { occupations: string; fields: string; employers: string; count: (count: number) => string };

/** Proposals come from the search; the route brings them here. */
type Suggest = {
  words: (query: string, signal: AbortSignal, words: SuggestionWords) => ReturnType<LoadOptions>;
  places: LoadOptions;
};

type HeroSearchProps = { jobs: number; radii: readonly number[]; suggest: Suggest };

export type HeroRosterProps = Pick<HeroSearchProps, 'radii' | 'suggest'> & { market: LandingMarket };

/** Renders the searching person's row, with the marker on it, and this week's roster from live jobs. */
export function HeroRoster({ market, radii, suggest }: HeroRosterProps) {
  const { t } = useTranslation('landing');
  const { week, dates, today } = marketWeekOf(new Date(market.asOf));
  return (
    <RosterFrame>
      <h2 className="visually-hidden">{t('roster.label')}</h2>
      <div className="max-md:hidden">
        <RosterHead
          label={
            <>
              <span className="num">{t('roster.week', { week })}</span> · {t('roster.line')}
            </>
          }
          dates={dates}
          today={today}
          payLabel={t('roster.pay')}
        />
      </div>
      <div className="rsearch">
        <div className="rcols" aria-hidden="true">
          {['name', ...WEEKDAYS, 'pay'].map((column) => (
            <i key={column} />
          ))}
        </div>
        <MarkerStroke />
        <HeroSearch jobs={market.jobs} radii={radii} suggest={suggest} />
      </div>
      {market.roster.map((job, index) => (
        <HeroRow key={job.id} job={job} {...(index >= ROWS_ON_PHONE && { className: 'max-md:hidden' })} />
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

/** Renders a plain form to /jobs; with script it proposes, and the address stays free of empty fields. */
function HeroSearch({ jobs, radii, suggest }: HeroSearchProps) {
  const { t } = useTranslation('landing');
  const navigate = useNavigate();
  const format = useCount();
  const words = {
    occupations: t('search.occupations'),
    fields: t('search.fields'),
    employers: t('search.employers'),
    count: format,
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate({ pathname: '/jobs', search: filledParams(new FormData(event.currentTarget)) });
  };
  return (
    <Form
      className="wrap relative grid grid-cols-[minmax(0,19.5fr)_minmax(0,21fr)_minmax(0,14fr)_minmax(0,25.5fr)] max-md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_auto] max-[32.5rem]:grid-cols-[1.35fr_1fr]"
      data-keep-clear
      role="search"
      aria-label={t('search.label')}
      action="/jobs"
      onSubmit={search}
    >
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the combobox renders the input */}
      <label className="sf h-20 max-md:h-16 max-md:px-4 rounded-l-control rounded-r-none max-[32.5rem]:col-span-full max-[32.5rem]:rounded-t-control max-[32.5rem]:rounded-b-none max-[32.5rem]:border-r-0 max-[32.5rem]:border-b max-[32.5rem]:border-b-line">
        <span className="sf-label">{t('search.what')}</span>
        <Combobox
          look="row"
          name="q"
          maxLength={200}
          placeholder={t('search.whatHint')}
          aria-label={t('search.what')}
          loadOptions={(query, signal) => suggest.words(query, signal, words)}
        />
      </label>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the combobox renders the input */}
      <label className="sf h-20 max-md:h-16 max-md:px-4 max-[32.5rem]:rounded-[0_0_0_var(--r-control)]">
        <span className="sf-label">{t('search.where')}</span>
        <Combobox
          look="row"
          name="location"
          maxLength={100}
          placeholder={t('search.whereHint')}
          aria-label={t('search.where')}
          loadOptions={suggest.places}
        />
      </label>
      <label className="sf h-20 max-md:h-16 max-md:px-4 border-r-0 min-[32.5rem]:max-md:hidden max-[32.5rem]:rounded-[0_0_var(--r-control)_0]">
        <span className="sf-label">{t('search.radius')}</span>
        <select name="radius" defaultValue={USUAL_RADIUS}>
          {radii.map((km) => (
            <option key={km} value={km}>
              {t('search.km', { km })}
            </option>
          ))}
        </select>
        <ChevronDown size={20} />
      </label>
      <Button
        type="submit"
        className="h-20 gap-3 rounded-l-none rounded-r-control text-[1.25rem] focus-visible:rounded-l-none focus-visible:rounded-r-control focus-visible:z-2 max-lg:text-[1.125rem] max-lg:px-3 min-[32.5rem]:max-md:h-16 min-[32.5rem]:max-md:text-[1rem] min-[32.5rem]:max-md:[&_svg]:hidden max-[32.5rem]:col-span-full max-[32.5rem]:mt-2 max-[32.5rem]:h-15 max-[32.5rem]:rounded-control max-[32.5rem]:focus-visible:rounded-control"
        icon={<Search size={22} />}
      >
        {t('search.go', { count: jobs })}
      </Button>
    </Form>
  );
}

/** The fields someone filled, as a query string; a radius says nothing without a place. */
export function filledParams(form: FormData): string {
  const params = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  }
  if (!params.has('location')) params.delete('radius');
  return params.toString();
}
