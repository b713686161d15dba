import { COUNTRIES, type Currency } from '@stellenvisite/contract/jobs/countries';
import { EXPERIENCE_LEVELS } from '@stellenvisite/contract/jobs/job-fields';
import { PAY_BAND_ADS } from '@stellenvisite/contract/jobs/pay/market-pay';
import type { SalaryList } from '@stellenvisite/contract/jobs/salaries.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import { ChevronDown, ChevronRight, Search } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { MarkerStroke } from '../../../ui/marker-stroke.tsx';
import { useAmount } from './pay-histogram.tsx';
import {
  FIRST_FIELD,
  SALARIES,
  SALARY_BAR,
  SALARY_FIELD,
  SALARY_SEND,
  SALARY_STROKE,
  salaryPath,
} from './salary-filter.tsx';
import { FinePrint, HATCHED } from './salary-section.tsx';

type Span = { lower: number; upper: number };

const STEPS = [250, 500, 1000, 2000, 2500, 3000, 4000, 5000];

const TICKS = 6;

const ROW = 'grid grid-cols-[minmax(0,20.5rem)_minmax(0,1fr)_7.5rem_10.5rem_2.75rem] items-center gap-x-5 pr-4 pl-6';
const RANGE = 'relative h-9 max-md:col-span-full max-md:row-[2] max-md:h-7';

type Group = SalaryList['groups'][number];

export function SalaryListPage({ salaries, unknown }: { salaries: SalaryList; unknown: string | null }) {
  const { t } = useTranslation('salaries', { keyPrefix: 'list' });
  const { country, currency, groups, asOf } = salaries;
  return (
    <div>
      <header className="wrap pt-12 pb-8 max-md:pt-6 max-md:pb-5">
        <h1 className="text-[clamp(2.5rem,5vw,4.5rem)] leading-none tracking-[-0.035em]">{t('title')}</h1>
        <p className="mt-4 max-w-[42rem] text-fs-5 text-ink-2 leading-[1.5]">{t('lead')}</p>
      </header>
      <SalarySearch salaries={salaries} />
      <div className="wrap pb-24">
        {unknown && <Note tone="warn">{t('unknown', { words: unknown })}</Note>}
        <div className="mt-8 mb-5 flex items-center justify-between gap-6 max-md:mt-5 max-md:mb-4 max-md:flex-col max-md:items-stretch max-md:gap-3">
          <p className="text-fs-7 text-ink-2">{t('basis')}</p>
          <nav
            className="inline-grid auto-cols-[1fr] grid-flow-col gap-[3px] rounded-control border-[1.5px] border-field-line bg-sheet p-[3px]"
            aria-label={t('country')}
          >
            {COUNTRIES.map((each) => (
              <Link
                key={each}
                className="grid min-h-11 place-items-center rounded-[5px] px-4 font-medium text-fs-7 text-ink-2 aria-[current]:bg-marker aria-[current]:font-semibold aria-[current]:text-on-marker max-md:px-2"
                to={each === 'DE' ? SALARIES : `${SALARIES}?land=${each}`}
                aria-current={each === country ? 'page' : undefined}
              >
                {t(`countries.${each}`)}
              </Link>
            ))}
          </nav>
        </div>
        <div className="overflow-hidden rounded-sheet border border-line bg-sheet max-md:mx-[calc(-1*var(--gutter))] max-md:rounded-none max-md:border-x-0">
          <div
            className={clsx(
              ROW,
              'min-h-11 border-line border-b font-medium text-fs-8 text-ink-2 leading-[1.2] max-md:hidden',
            )}
            aria-hidden="true"
          >
            <span>{t('occupation')}</span>
            <span>{t('middleHalf')}</span>
            <span className="text-right">{t('median')}</span>
            <span className="text-right">{t('source')}</span>
          </div>
          {groups.map((group) => (
            <GroupSection key={group.category} group={group} salaries={salaries} currency={currency} />
          ))}
        </div>
        <FinePrint>{t('asOf', { date: formatDate(asOf) })}</FinePrint>
        <section
          className="mt-12 grid grid-cols-[repeat(3,1fr)] gap-8 max-md:mt-10 max-md:grid-cols-1 max-md:gap-6"
          aria-label={t('how.label')}
        >
          {(['real', 'median', 'fullTime'] as const).map((key) => (
            <div key={key} className="border-wall border-t-4 pt-4">
              <h2 className="text-fs-4">{t(`how.${key}.title`)}</h2>
              <p className="mt-1.5 text-fs-7 text-ink-2 leading-[1.5]">{t(`how.${key}.text`)}</p>
            </div>
          ))}
        </section>
      </div>
    </div>
  );
}

function SalarySearch({ salaries: { country, regions, groups } }: { salaries: SalaryList }) {
  const { t } = useTranslation('salaries', { keyPrefix: 'list' });
  const { t: fields } = useTranslation('job-fields');
  const options = groups.flatMap(({ items }) => items);
  return (
    <div className={SALARY_BAR}>
      <MarkerStroke className={SALARY_STROKE} />
      <Form
        className="wrap relative grid grid-cols-[minmax(0,1.5fr)_minmax(0,1.2fr)_minmax(0,1fr)_15rem] max-md:grid-cols-[1fr_1fr]"
        role="search"
        aria-label={t('search.label')}
        action={SALARIES}
      >
        {country !== 'DE' && <input type="hidden" name="land" value={country} />}
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the combobox renders the input */}
        <label className={clsx('sf', SALARY_FIELD, FIRST_FIELD)}>
          <span className="sf-label">{t('occupation')}</span>
          <Combobox
            look="row"
            name="beruf"
            maxLength={100}
            placeholder={t('search.hint')}
            aria-label={t('occupation')}
            loadOptions={async (query) =>
              options
                .filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
                .slice(0, 6)
                .map(({ slug, label }) => ({ value: slug, label }))
            }
          />
        </label>
        <label className={clsx('sf', SALARY_FIELD, 'max-md:rounded-bl-control')}>
          <span className="sf-label">{t('search.region')}</span>
          <select name="region" defaultValue="">
            <option value="">{t(`countries.${country}`)}</option>
            {regions.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown size={20} />
        </label>
        <label className={clsx('sf', SALARY_FIELD, 'max-md:rounded-br-control max-md:border-r-0')}>
          <span className="sf-label">{t('search.level')}</span>
          <select name="erfahrung" defaultValue="">
            <option value="">{t('search.noLevel')}</option>
            {EXPERIENCE_LEVELS.map((level) => (
              <option key={level} value={level}>
                {fields(`experienceLevel.${level}`)}
              </option>
            ))}
          </select>
          <ChevronDown size={20} />
        </label>
        <Button type="submit" className={SALARY_SEND} icon={<Search size={22} />}>
          {t('search.show')}
        </Button>
      </Form>
    </div>
  );
}

type GroupProps = { group: Group; salaries: SalaryList; currency: Currency };

function GroupSection({ group: { category, items }, salaries, currency }: GroupProps) {
  const { t } = useTranslation('salaries', { keyPrefix: 'list' });
  const { t: fields } = useTranslation('job-fields');
  const amount = useAmount(currency);
  const scale = scaleOf(items.flatMap(({ sample }) => (sample.figures ? [sample.figures] : [])));
  const place = (value: number) => `${scale.share(value) * 100}%`;
  return (
    <section className={`tint-${category}`} aria-labelledby={`group-${category}`}>
      <div
        className={clsx(
          ROW,
          'min-h-11 border-line border-t bg-c-tint font-display font-semibold text-c-ink text-fs-6 leading-none max-md:grid-cols-1 max-md:gap-y-1.5 max-md:px-gutter max-md:py-2.5',
        )}
      >
        <h2 id={`group-${category}`} className="[font:inherit]">
          {fields(`category.${category}`)}
        </h2>
        <div className="relative h-5" aria-hidden="true">
          {scale.ticks.slice(0, -1).map((tick) => (
            <span
              key={tick}
              className="absolute -translate-x-1/2 whitespace-nowrap font-medium text-fs-9 leading-5 first:translate-x-0 last:-translate-x-full max-md:even:hidden"
              style={{ left: place(tick) }}
            >
              {amount(tick)}
            </span>
          ))}
        </div>
      </div>
      <ul>
        {items.map(({ slug, label, sample: { count, figures } }) => (
          <li
            key={slug}
            className={clsx(
              ROW,
              'group relative min-h-15 border-line border-t text-fs-7 leading-[1.3] hover:bg-sheet-2 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1.5 max-md:px-gutter max-md:py-3',
            )}
          >
            <Link
              className="font-semibold text-fs-6 leading-[1.3] underline-offset-[0.2em] after:absolute after:inset-0 group-hover:underline"
              to={salaryPath(slug, { country: salaries.country })}
            >
              {label}
            </Link>
            {figures ? (
              <div
                className={clsx(
                  RANGE,
                  'bg-[repeating-linear-gradient(90deg,var(--line)_0_1px,transparent_1px_calc((100%-1px)/6))]',
                )}
                role="img"
                aria-label={t('range', { lower: amount(figures.lower), upper: amount(figures.upper) })}
                style={
                  {
                    '--a': place(figures.lower),
                    '--b': place(figures.upper),
                    '--m': place(figures.median),
                  } as CSSProperties
                }
              >
                <i className="absolute inset-y-2.5 left-(--a) w-[calc(var(--b)-var(--a))] rounded-cell bg-c-mid shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--c)_60%,transparent)] max-md:inset-y-[7px]" />
                <u className="absolute inset-y-1 left-(--m) -ml-0.5 w-1 rounded-[2px] bg-c-ink max-md:inset-y-0.5" />
              </div>
            ) : (
              <div className={clsx(RANGE, HATCHED, 'rounded-cell shadow-[inset_0_0_0_1px_var(--line)]')} />
            )}
            <b
              className={clsx(
                'text-right max-md:col-[2] max-md:row-[1]',
                figures
                  ? 'whitespace-nowrap font-display text-[1.1875rem] leading-none'
                  : 'font-medium text-fs-8 text-ink-2 leading-[1.3] max-md:whitespace-nowrap',
              )}
            >
              {figures ? amount(figures.median) : t(count < PAY_BAND_ADS ? 'tooFew' : 'tooFewEmployers')}
            </b>
            <span className="text-right text-fs-8 text-ink-2 max-md:col-span-full max-md:row-[3] max-md:-mt-0.5 max-md:text-left">
              {t(figures || count >= PAY_BAND_ADS ? 'ads' : 'fewAds', { count })}
            </span>
            <span className="grid place-items-center text-ink-3 max-md:hidden">
              <ChevronRight size={20} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns a scale in round steps on which all spans lie: six steps from its first tick to its last. */
export function scaleOf(spans: readonly Span[]): { ticks: number[]; share: (amount: number) => number } {
  const low = Math.min(...spans.map(({ lower }) => lower));
  const high = Math.max(...spans.map(({ upper }) => upper));
  if (spans.length === 0) return { ticks: [], share: () => 0 };
  const step = STEPS.find((width) => Math.floor(low / width) * width + TICKS * width >= high) ?? 10_000;
  const first = Math.floor(low / step) * step;
  const ticks = Array.from({ length: TICKS + 1 }, (_, index) => first + index * step);
  return { ticks, share: (amount) => Math.min(Math.max((amount - first) / (TICKS * step), 0), 1) };
}
