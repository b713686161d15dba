import { formatNumber } from '@stellenvisite/contract/format-number';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';
import { scaleOf } from './chart-scale.ts';
import type { Point } from './time-chart.tsx';

type ChartLegendProps = { name: string; points: readonly Point[]; kind: 'line' | 'bars' };

/** What the marks of a chart of days mean; a line that does not begin at zero says so. */
export function ChartLegend({ name, points, kind }: ChartLegendProps) {
  const { t } = useTranslation('admin-overview');
  const locale = useLocale();
  if (points.length === 0) return null;
  const { from } = scaleOf(
    points.map(({ value }) => value),
    kind === 'bars',
  );
  return (
    <p className="chart-legend">
      <span>
        <svg width="18" height="10" aria-hidden="true">
          {kind === 'bars' ? (
            <rect className="plot-bar" width="18" height="10" rx="2" />
          ) : (
            <line className="plot-line" x1="2" x2="16" y1="5" y2="5" />
          )}
        </svg>
        {t(`legend.${name}`)}
      </span>
      {kind === 'bars' && (
        <span>
          <svg width="18" height="10" aria-hidden="true">
            <line className="plot-mean" x1="0" x2="18" y1="5" y2="5" />
          </svg>
          {t('legend.mean')}
        </span>
      )}
      <span>
        <svg width="14" height="14" aria-hidden="true">
          <rect className="plot-weekend" width="14" height="14" rx="2" />
        </svg>
        {t('legend.weekend')}
      </span>
      {from > 0 && <span>{t('legend.from', { value: formatNumber(from, locale) })}</span>}
    </p>
  );
}
