import type { PayPeriod } from '@stellenvisite/contract/pay';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';
import { formatPayRange } from '../jobs/shared/pay.ts';
import { payCurrency } from './filter-chips.ts';
import { payScale } from './pay-bars.ts';
import { PERIODS, payPer } from './pay-period.ts';
import { changeFilters, type SearchFilters } from './search-filters.ts';
import type { Option } from './search-options.ts';

const STEP = 100;

export type PayMinimumProps = {
  filters: SearchFilters;
  counts: readonly Option[];
  onChange: (filters: SearchFilters) => void;
};

/** A slider over the pay of the hits. At its left end pay does not matter; without script it is a number field. */
export function PayMinimum({ filters, counts, onChange }: PayMinimumProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const id = useId();
  const [draft, setDraft] = useState<number | null>(null);
  const [period, setPeriod] = useState<PayPeriod>('month');
  const chosen = Number(filters.salaryMin) || 0;
  const { min, max, bars } = payScale(counts, chosen);
  const value = draft ?? (chosen || min);
  const amountPer = (by: PayPeriod, monthly: number) => {
    const amount = payPer(by, monthly);
    return formatPayRange({ min: amount, max: amount, currency: payCurrency(filters), period: by }, locale);
  };
  const say = (amount: number) =>
    amount > min ? t('filter.payFrom', { amount: amountPer(period, amount) }) : t('filter.payAny');
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const salaryMin = draft > min ? String(draft) : '';
    if (salaryMin !== filters.salaryMin) onChange(changeFilters(filters, { salaryMin }));
  };
  const share = ((value - min) / (max - min)) * 100;
  return (
    <div className="fgroup">
      <div className="range-head">
        <span>
          <label htmlFor={id}>{t('filter.payTitle')}</label> <PeriodSelect value={period} onChange={setPeriod} />
        </span>
        <output htmlFor={id} className="num">
          {say(value)}
        </output>
      </div>
      <div className="script-only">
        <Bars bars={bars} from={share} />
        <div className="rail">
          <svg aria-hidden="true">
            <rect className="rail-all" width="100%" height="3" rx="2" />
            <rect className="rail-in" x={`${share}%`} width={`${100 - share}%`} height="3" />
          </svg>
          <input
            id={id}
            type="range"
            min={min}
            max={max}
            step={STEP}
            value={value}
            aria-valuetext={`${say(value)} ${t(`filter.period.${period}`)}`}
            onChange={(event) => setDraft(event.target.valueAsNumber)}
            onPointerUp={commit}
            onKeyUp={commit}
            onBlur={commit}
          />
        </div>
      </div>
      {(chosen > 0 || period === 'hour') && (
        <p className="text-fs-9 text-ink-2">{t(period === 'hour' ? 'filter.payHelpHour' : 'filter.payHelp')}</p>
      )}
      <noscript>
        <span className="inp inp-s">
          <input
            type="number"
            name="salaryMin"
            min={0}
            max={100_000}
            defaultValue={filters.salaryMin}
            aria-label={t('filter.payField')}
          />
        </span>
      </noscript>
    </div>
  );
}

/** Shows the amounts by another period; the search itself stays with the month. */
function PeriodSelect({ value, onChange }: { value: PayPeriod; onChange: (period: PayPeriod) => void }) {
  const { t } = useTranslation('search');
  return (
    <span className="pay-period">
      <select
        value={value}
        aria-label={t('filter.payPeriod')}
        onChange={(event) => onChange(event.target.value as PayPeriod)}
      >
        {PERIODS.map((period) => (
          <option key={period} value={period}>
            {t(`filter.period.${period}`)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} />
    </span>
  );
}

function Bars({ bars, from }: { bars: readonly number[]; from: number }) {
  const most = Math.max(1, ...bars);
  const width = 100 / Math.max(1, bars.length);
  return (
    <svg className="hist" aria-hidden="true">
      {bars.map((count, index) => {
        const height = count === 0 ? 0 : Math.max(3, (count / most) * 100);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            data-in={(index + 0.5) * width >= from || undefined}
            x={`${index * width + width * 0.06}%`}
            y={`${100 - height}%`}
            width={`${width * 0.88}%`}
            height={`${height}%`}
            rx="1"
          />
        );
      })}
    </svg>
  );
}
