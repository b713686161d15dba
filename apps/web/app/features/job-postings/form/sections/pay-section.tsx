import { CURRENCY_OF } from '@stellenvisite/contract/countries';
import { CURRENCY_SIGN } from '@stellenvisite/contract/format-money';
import { PAY_PERIODS, type PayPeriod } from '@stellenvisite/contract/pay';
import { isTariffInForce } from '@stellenvisite/contract/tariff-tables';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../../ui/note.tsx';
import { targetId } from '../form-fields.ts';
import { useFieldError } from '../problems-context.ts';
import { SectionFrame } from '../section-frame.tsx';
import { TariffHelp } from '../tariff-help.tsx';
import { usePosting } from '../use-posting.ts';
import { NumberField, SelectField, TextField } from '../value-fields.tsx';
import { TrainingPay } from './training-fields.tsx';

/** The pay with its period, and the tariff it comes from. */
export function PaySection() {
  const { t } = useTranslation('job-postings');
  const { content } = usePosting();
  const country = content.location?.country ?? 'DE';
  const today = new Date().toISOString().slice(0, 10);
  return (
    <SectionFrame name="pay">
      {country === 'AT' && (
        <Note className="mb-5">
          <p>{t('form.pay.austria')}</p>
        </Note>
      )}
      {country === 'DE' && content.category === 'nursing' && !content.training && isTariffInForce(today) && (
        <TariffHelp />
      )}
      <div className="pj-grid">
        {content.training ? <TrainingPay training={content.training} /> : <SalaryFields />}
        <TariffFields />
      </div>
    </SectionFrame>
  );
}

function SalaryFields() {
  const { t } = useTranslation('job-postings');
  const { t: fields } = useTranslation('job-fields');
  const { content, change } = usePosting();
  const error = useFieldError('salary');
  const { salary } = content;
  const currency = CURRENCY_OF[content.location?.country ?? 'DE'];
  const period = salary?.period ?? 'month';
  const max = salary && salary.max !== salary.min ? salary.max : null;
  const set = (from: number | null, to: number | null, next: PayPeriod = period) => {
    const [least, most] = [from ?? to, to ?? from];
    change({ salary: least === null || most === null ? null : { min: least, max: most, currency, period: next } });
  };
  const sign = CURRENCY_SIGN[currency];
  return (
    <>
      <NumberField
        label={t('form.pay.min', { sign })}
        id={targetId('salary')}
        error={error}
        value={salary?.min ?? null}
        onChange={(from) => set(from, max)}
      />
      <NumberField
        label={t('form.pay.max', { sign })}
        help={t('form.pay.maxHelp')}
        value={max}
        onChange={(to) => set(salary?.min ?? null, to)}
      />
      <SelectField<PayPeriod>
        label={t('form.pay.period')}
        value={period}
        options={PAY_PERIODS.map((value) => ({ value, label: fields(`payPeriod.${value}`) }))}
        onChange={(next) => next && set(salary?.min ?? null, max, next)}
      />
      {period !== 'hour' && (
        <NumberField
          label={t('form.pay.hours')}
          help={t('form.pay.hoursHelp')}
          min={1}
          max={80}
          value={content.salaryHours ?? null}
          onChange={(salaryHours) => change({ salaryHours })}
        />
      )}
    </>
  );
}

function TariffFields() {
  const { t } = useTranslation('job-postings');
  const { content, change } = usePosting();
  const { tariff } = content;
  return (
    <>
      <TextField
        label={t('form.pay.tariff')}
        help={t('form.pay.tariffHelp')}
        value={tariff?.name ?? null}
        input={{ maxLength: 80, placeholder: 'TVöD-P, TV-Ärzte/VKA, AVR Caritas' }}
        onChange={(name) => change({ tariff: name ? { grade: null, steps: null, ...tariff, name } : null })}
      />
      {tariff && (
        <div className="pj-pair">
          <TextField
            label={t('form.pay.grade')}
            value={tariff.grade}
            input={{ maxLength: 40 }}
            onChange={(grade) => change({ tariff: { ...tariff, grade } })}
          />
          <TextField
            label={t('form.pay.steps')}
            value={tariff.steps}
            input={{ maxLength: 40 }}
            onChange={(steps) => change({ tariff: { ...tariff, steps } })}
          />
        </div>
      )}
    </>
  );
}
