import { PAY_BAND_ADS } from '@stellenvisite/contract/jobs/pay/market-pay';
import type { OccupationSalary } from '@stellenvisite/contract/jobs/salaries.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Select } from '../../../ui/forms/select.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { useAmount } from './pay-histogram.tsx';
import { type SalaryChoice, salaryPath } from './salary-filter.tsx';
import { FinePrint, HATCHED, PANEL, SalarySection } from './salary-section.tsx';

const MONTHS = 12;

/** Where each Land appears in a grid of five columns, with the letters everybody knows. */
const GERMAN_TILES: readonly { slug: string; letters: string; column: number; row: number }[] = [
  { slug: 'schleswig-holstein', letters: 'SH', column: 2, row: 1 },
  { slug: 'hamburg', letters: 'HH', column: 3, row: 1 },
  { slug: 'mecklenburg-vorpommern', letters: 'MV', column: 4, row: 1 },
  { slug: 'bremen', letters: 'HB', column: 1, row: 2 },
  { slug: 'niedersachsen', letters: 'NI', column: 2, row: 2 },
  { slug: 'sachsen-anhalt', letters: 'ST', column: 3, row: 2 },
  { slug: 'brandenburg', letters: 'BB', column: 4, row: 2 },
  { slug: 'berlin', letters: 'BE', column: 5, row: 2 },
  { slug: 'nordrhein-westfalen', letters: 'NW', column: 1, row: 3 },
  { slug: 'hessen', letters: 'HE', column: 2, row: 3 },
  { slug: 'thueringen', letters: 'TH', column: 3, row: 3 },
  { slug: 'sachsen', letters: 'SN', column: 4, row: 3 },
  { slug: 'rheinland-pfalz', letters: 'RP', column: 1, row: 4 },
  { slug: 'baden-wuerttemberg', letters: 'BW', column: 2, row: 4 },
  { slug: 'bayern', letters: 'BY', column: 3, row: 4 },
  { slug: 'saarland', letters: 'SL', column: 1, row: 5 },
];

type RegionSectionProps = { salary: OccupationSalary; choice: SalaryChoice };

/** A bar is never empty: it begins a little below the lowest middle, and says so nowhere, so the figure appears next to it. */
const LEAST_SHARE = 0.3;

export function RegionSection({ salary, choice }: RegionSectionProps) {
  const { t } = useTranslation('salaries', { keyPrefix: 'regions' });
  const amount = useAmount(salary.currency);
  const known = salary.regions.flatMap(({ name, sample: { figures } }) => (figures ? [{ name, ...figures }] : []));
  const [best, least] = [known[0], known.at(-1)];
  if (!best || !least) return null;
  const text =
    best === least
      ? t('one', { region: best.name })
      : t('between', { best: best.name, least: least.name, amount: amount(best.median - least.median) });
  return (
    <SalarySection id="regions" title={t('title')} text={text} count={salary.countrySample.count}>
      <div
        className={clsx(
          PANEL,
          'grid grid-cols-[26rem_minmax(0,1fr)] items-start gap-12 max-lg:grid-cols-1 max-md:gap-6',
        )}
      >
        <div>
          {salary.country === 'DE' && (
            <TileMap salary={salary} choice={choice} best={best.median} least={least.median} />
          )}
          <MoveTable salary={salary} />
        </div>
        <RegionBars salary={salary} choice={choice} best={best.median} least={least.median} />
      </div>
    </SalarySection>
  );
}

type Range = { best: number; least: number };

const SHADES = [
  'bg-c-tint text-c-ink shadow-[inset_0_0_0_1px_var(--c-mid)]',
  'bg-c-mid text-c-ink',
  'bg-[color-mix(in_srgb,var(--c)_62%,var(--c-mid))] text-[light-dark(#0b2e1d,#0b112d)]',
  'bg-c-ink text-c-tint',
] as const;

/** One of four shades, the highest quarter of the range the darkest. */
const shadeOf = (median: number, { best, least }: Range) =>
  SHADES[Math.min(Math.floor(((median - least) / Math.max(best - least, 1)) * 4), 3)];

/** Returns the look of a tile; `shade` is null where there are too few ads. */
function tileLook(shade: string | null | undefined, isOwn: boolean): string {
  if (isOwn)
    return clsx(
      'bg-marker text-on-marker outline-[3px] outline-ink -outline-offset-3',
      shade === SHADES[0] && 'shadow-[inset_0_0_0_1px_var(--c-mid)]',
      !shade && 'shadow-[inset_0_0_0_1px_var(--line-2)]',
    );
  return shade ?? clsx(HATCHED, 'bg-sheet text-ink-2 shadow-[inset_0_0_0_1px_var(--line-2)]');
}

function TileMap({ salary, choice, ...range }: RegionSectionProps & Range) {
  const { t } = useTranslation('salaries', { keyPrefix: 'regions' });
  const amount = useAmount(salary.currency);
  const locale = useLocale();
  return (
    <nav className="grid grid-cols-[repeat(5,1fr)] gap-[5px] max-md:max-w-[22rem]" aria-label={t('map')}>
      {GERMAN_TILES.map(({ slug, letters, column, row }) => {
        const region = salary.regions.find((each) => each.slug === slug);
        if (!region) return null;
        const { figures, count } = region.sample;
        return (
          <Link
            key={slug}
            to={salaryPath(salary.occupation.slug, { ...choice, region: slug })}
            className={clsx(
              'grid aspect-square content-center justify-items-center gap-[3px] rounded-cell font-display font-medium text-fs-9 leading-none',
              tileLook(figures ? shadeOf(figures.median, range) : null, salary.region?.slug === slug),
            )}
            style={{ gridColumn: column, gridRow: row }}
          >
            <b className="font-bold text-fs-5" aria-hidden="true">
              {letters}
            </b>
            <span aria-hidden="true">{figures ? formatNumber(figures.median, locale) : '–'}</span>
            <span className="visually-hidden">
              {figures
                ? t('tile', { region: region.name, amount: amount(figures.median), count })
                : t('tileFew', { region: region.name, count })}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

function RegionBars({ salary, choice, best, least }: RegionSectionProps & Range) {
  const { t } = useTranslation('salaries', { keyPrefix: 'regions' });
  const amount = useAmount(salary.currency);
  const share = (median: number) =>
    (LEAST_SHARE + (1 - LEAST_SHARE) * ((median - least) / Math.max(best - least, 1))) * 94;
  return (
    <ul>
      {salary.regions.map(({ slug, name, sample: { count, figures } }) => {
        const isOwn = salary.region?.slug === slug;
        return (
          <li
            key={slug}
            className={clsx(
              'relative grid min-h-11 grid-cols-[13rem_minmax(0,1fr)_4.5rem_7rem] items-center gap-4 border-line px-3 text-fs-7 leading-[1.25] not-first:border-t max-md:min-h-0 max-md:gap-x-3 max-md:gap-y-1 max-md:py-2.5',
              figures ? 'max-md:grid-cols-[minmax(0,1fr)_auto]' : 'max-md:grid-cols-1',
              isOwn ? 'rounded-cell bg-marker-soft max-md:-mx-3' : 'max-md:px-0',
            )}
          >
            <Link
              className="flex min-h-tap items-center underline-offset-[0.2em] after:absolute after:inset-0 hover:underline max-md:min-h-0"
              to={salaryPath(salary.occupation.slug, { ...choice, region: slug })}
            >
              <span className={clsx(isOwn && 'font-semibold')}>{name}</span>
            </Link>
            <div
              className={clsx(
                'relative h-5 rounded-[2px] max-md:col-span-full max-md:row-[2] max-md:h-3.5',
                figures ? 'bg-sheet-2' : [HATCHED, 'shadow-[inset_0_0_0_1px_var(--line)]'],
              )}
            >
              {figures && (
                <i
                  className={clsx(
                    'absolute inset-y-0 left-0 w-[calc(var(--w)*1%)] rounded-[2px] border-r-4',
                    isOwn ? 'border-ink bg-marker' : 'border-c-ink bg-c-mid',
                  )}
                  style={{ '--w': share(figures.median) } as CSSProperties}
                />
              )}
            </div>
            {figures ? (
              <>
                <b className="whitespace-nowrap text-right font-display text-fs-6 leading-none">
                  {amount(figures.median)}
                </b>
                <small className="whitespace-nowrap text-right text-ink-2 max-md:col-span-full max-md:row-[3] max-md:text-left">
                  {t('ads', { count })}
                </small>
              </>
            ) : (
              <b className="col-[3/5] whitespace-nowrap text-right font-medium text-fs-8 text-ink-2 leading-[1.2] max-md:col-[1]">
                {t(count < PAY_BAND_ADS ? 'few' : 'fewEmployers', { count })}
              </b>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Shows the effect of a move: the difference between the medians of two regions, per month and per year. */
function MoveTable({ salary }: { salary: OccupationSalary }) {
  const { t } = useTranslation('salaries', { keyPrefix: 'move' });
  const amount = useAmount(salary.currency);
  const id = useId();
  const known = salary.regions.flatMap(({ slug, name, sample: { figures } }) =>
    figures ? [{ slug, name, median: figures.median }] : [],
  );
  const country = salary.countrySample.figures && {
    slug: '',
    name: t(`countries.${salary.country}`),
    median: salary.countrySample.figures.median,
  };
  const places = country ? [country, ...known] : known;
  const [from, setFrom] = useState('');
  const [to, setTo] = useState(salary.region?.slug ?? known[0]?.slug ?? '');
  const placeOf = (slug: string) => places.find((place) => place.slug === slug) ?? places[0];
  const [here, there] = [placeOf(from), placeOf(to)];
  if (!here || !there || places.length < 2) return null;
  const difference = there.median - here.median;
  const options = places.map(({ slug, name }) => ({ value: slug, label: name }));
  const signed = (value: number) => `${value < 0 ? '−' : '+'} ${amount(Math.abs(value))}`;
  return (
    <section className="mt-6" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="text-fs-5">
        {t('title')}
      </h3>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 text-fs-8">
        <label htmlFor={`${id}-from`}>{t('from')}</label>
        <Select
          id={`${id}-from`}
          size="s"
          value={here.slug}
          options={options}
          onChange={(event) => setFrom(event.target.value)}
        />
        <label htmlFor={`${id}-to`}>{t('to')}</label>
        <Select
          id={`${id}-to`}
          size="s"
          value={there.slug}
          options={options}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <dl className="mt-6 border-line border-t" aria-live="polite">
        <MoveRow name={here.name}>{amount(here.median)}</MoveRow>
        <MoveRow name={there.name}>{amount(there.median)}</MoveRow>
        <MoveRow name={t('year')}>{signed(difference * MONTHS)}</MoveRow>
        <MoveRow name={t('month')} isSum>
          <b className="rounded-cell bg-marker px-2 py-0.5 text-on-marker">{signed(difference)}</b>
        </MoveRow>
      </dl>
      <FinePrint>{t('note')}</FinePrint>
    </section>
  );
}

type MoveRowProps = { name: string; isSum?: boolean; children: ReactNode };

function MoveRow({ name, isSum = false, children }: MoveRowProps) {
  return (
    <div
      className={clsx(
        'flex justify-between gap-4 py-2.5 text-fs-7',
        isSum ? '-mt-px border-ink border-t-2 font-semibold' : 'border-line border-b',
      )}
    >
      <dt>{name}</dt>
      <dd className="whitespace-nowrap font-display font-semibold text-fs-6 leading-[1.3]">{children}</dd>
    </div>
  );
}
