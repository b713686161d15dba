import { formatNumber } from '@stellenvisite/contract/format-number';
import { PAY_BAND_ADS } from '@stellenvisite/contract/pay-band';
import type { OccupationSalary } from '@stellenvisite/contract/salaries.schema';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../ui/use-locale.ts';
import { MoveTable } from './move-table.tsx';
import { GERMAN_TILES } from './region-tiles.ts';
import { type SalaryChoice, salaryPath } from './salary-address.ts';
import { SalarySection } from './salary-section.tsx';
import { useAmount } from './use-amount.ts';

type RegionSectionProps = { salary: OccupationSalary; choice: SalaryChoice };

/** A bar is never empty: it begins a little below the lowest middle, and says so nowhere, so the figure stands beside it. */
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
      <div className="sal-panel sal-geo">
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

/** One of four shades, the highest quarter of the range the darkest. */
const shadeOf = (median: number, { best, least }: Range) =>
  `q${Math.min(Math.floor(((median - least) / Math.max(best - least, 1)) * 4), 3) + 1}`;

function TileMap({ salary, choice, ...range }: RegionSectionProps & Range) {
  const { t } = useTranslation('salaries', { keyPrefix: 'regions' });
  const amount = useAmount(salary.currency);
  const locale = useLocale();
  return (
    <nav className="sal-tiles" aria-label={t('map')}>
      {GERMAN_TILES.map(({ slug, letters, column, row }) => {
        const region = salary.regions.find((each) => each.slug === slug);
        if (!region) return null;
        const { figures, count } = region.sample;
        return (
          <Link
            key={slug}
            to={salaryPath(salary.occupation.slug, { ...choice, region: slug })}
            className={clsx(
              'sal-tile',
              figures ? shadeOf(figures.median, range) : 'is-few',
              salary.region?.slug === slug && 'is-you',
            )}
            style={{ gridColumn: column, gridRow: row }}
          >
            <b aria-hidden="true">{letters}</b>
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
    <ul className="sal-bars">
      {salary.regions.map(({ slug, name, sample: { count, figures } }) => (
        <li key={slug} className={clsx(!figures && 'is-few', salary.region?.slug === slug && 'is-you')}>
          <Link to={salaryPath(salary.occupation.slug, { ...choice, region: slug })}>
            <span>{name}</span>
          </Link>
          <div className="sal-track">{figures && <i style={{ '--w': share(figures.median) } as CSSProperties} />}</div>
          {figures ? (
            <>
              <b>{amount(figures.median)}</b>
              <small>{t('ads', { count })}</small>
            </>
          ) : (
            <b>{t(count < PAY_BAND_ADS ? 'few' : 'fewEmployers', { count })}</b>
          )}
        </li>
      ))}
    </ul>
  );
}
