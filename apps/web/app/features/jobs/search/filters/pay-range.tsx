import type { PayPeriod } from '@stellenvisite/contract/jobs/pay/pay';
import { CURRENCY_SIGN } from '@stellenvisite/contract/platform/format-money';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { languageOf } from '@stellenvisite/contract/platform/languages';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RangeHistogram } from '../../../../ui/forms/range-histogram.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import type { Option } from '../line/search-options.ts';
import { changeFilters, type SearchFilters } from '../search-filters.ts';
import { monthlyPay, PERIODS, payCurrency, payPer, payText } from './filter-chips.ts';
import { payScale, payTicks } from './pay-bars.ts';

const STEP = 100;

export type PayRangeProps = {
  filters: SearchFilters;
  counts: readonly Option[];
  onChange: (filters: SearchFilters) => void;
};

/** Lower and upper bound of pay: two sliders over the pay of the hits, and both figures as fields. The ends mean „any“. */
export function PayRange({ filters, counts, onChange }: PayRangeProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const [draft, setDraft] = useState<readonly [number, number] | null>(null);
  const [period, setPeriod] = useState<PayPeriod>('month');
  const chosen = { min: Number(filters.salaryMin) || 0, max: Number(filters.salaryMax) || 0 };
  const scale = payScale(counts, chosen);
  const [low, high] = draft ?? [chosen.min || scale.min, chosen.max || scale.max];
  const bounds = { min: low > scale.min ? low : 0, max: high < scale.max ? high : 0 };
  const currency = payCurrency(filters);
  const say = (min: number, max: number) => payText({ min, max }, { currency, period, locale, t });
  const choose = (min: number, max: number) => {
    setDraft(null);
    const [salaryMin, salaryMax] = [min, max].map((bound) => (bound > 0 ? String(bound) : '')) as [string, string];
    const isChanged = salaryMin !== filters.salaryMin || salaryMax !== filters.salaryMax;
    if (isChanged) onChange(changeFilters(filters, { salaryMin, salaryMax }));
  };
  const isBounded = bounds.min + bounds.max > 0;
  return (
    <div className="fgroup fpay">
      <RangeHistogram
        label={t('filter.payTitle')}
        head={
          <div className="range-head">
            <span>
              <span className="fgroup-name">{t('filter.payTitle')}</span>{' '}
              <PeriodSelect value={period} onChange={setPeriod} />
            </span>
            <output className="num">{say(bounds.min, bounds.max)}</output>
          </div>
        }
        className="fpay-scale"
        buckets={scale.bars}
        min={scale.min}
        max={scale.max}
        step={STEP}
        value={[low, high]}
        ticks={payTicks(scale)}
        format={(monthly) => formatNumber(payPer(period, monthly), languageOf(locale), HALVES)}
        describe={(monthly, end) =>
          end === 'from' ? say(monthly > scale.min ? monthly : 0, 0) : say(0, monthly < scale.max ? monthly : 0)
        }
        onValueChange={setDraft}
        onCommit={([from, to]) => choose(from > scale.min ? from : 0, to < scale.max ? to : 0)}
      />
      <div className="fpay-fields">
        <AmountField
          name="salaryMin"
          label={t('filter.from')}
          ariaLabel={t('filter.payField')}
          monthly={bounds.min}
          period={period}
          onCommit={(min) => choose(...inOrder(min, chosen.max))}
        />
        <AmountField
          name="salaryMax"
          label={t('filter.to')}
          ariaLabel={t('filter.payFieldTo')}
          monthly={bounds.max}
          period={period}
          onCommit={(max) => choose(...inOrder(chosen.min, max))}
        />
        <span aria-hidden="true">{CURRENCY_SIGN[currency]}</span>
      </div>
      {(isBounded || period === 'hour') && (
        <p className="fpay-note">{t(period === 'hour' ? 'filter.payHelpHour' : 'filter.payHelp')}</p>
      )}
    </div>
  );
}

/** Whoever types the bounds the wrong way round means the range between them. */
function inOrder(min: number, max: number): [number, number] {
  return max > 0 && min > max ? [max, min] : [min, max];
}

const HALVES = { min: 0, max: 1 };

type AmountFieldProps = {
  name: string;
  label: string;
  ariaLabel: string;
  /** 0 is none. */
  monthly: number;
  period: PayPeriod;
  onCommit: (monthly: number) => void;
};

/** Without script it is sent as it is, by the month. */
function AmountField({ name, label, ariaLabel, monthly, period, onCommit }: AmountFieldProps) {
  const shown = monthly > 0 ? String(payPer(period, monthly)) : '';
  const commit = (text: string) => {
    if (text !== shown) onCommit(monthlyPay(period, readAmount(text)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit(event.currentTarget.value);
  };
  return (
    <label>
      <span>{label}</span>
      <input
        key={`${period} ${shown}`}
        type="text"
        inputMode="decimal"
        name={name}
        maxLength={8}
        autoComplete="off"
        className="num"
        defaultValue={shown}
        aria-label={ariaLabel}
        onKeyDown={onKeyDown}
        onBlur={(event) => commit(event.target.value)}
      />
    </label>
  );
}

/** „3.500“, „3 500 €“ and „24,50“ as people type them. */
function readAmount(text: string): number {
  const [whole = '', cents = ''] = text.replace(/[^\d,.]/g, '').split(/[,.](?=\d{1,2}$)/);
  return Number(`${whole.replace(/\D/g, '')}.${cents}`) || 0;
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
