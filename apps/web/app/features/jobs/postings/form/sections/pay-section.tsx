import { CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import { PAY_PERIODS, type PayPeriod } from '@stellenvisite/contract/jobs/pay/pay';
import {
  isTariffInForce,
  stepsOf,
  TVOED_GRADES,
  TVOED_P,
  type TvoedGrade,
} from '@stellenvisite/contract/jobs/pay/tariff-tables';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { CURRENCY_SIGN, formatMoney, formatWholeAmount } from '@stellenvisite/contract/platform/format-money';
import { languageOf } from '@stellenvisite/contract/platform/languages';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../ui/button.tsx';
import { Note } from '../../../../../ui/feedback/note.tsx';
import { Field } from '../../../../../ui/forms/field.tsx';
import { Select } from '../../../../../ui/forms/select.tsx';
import { useLocale } from '../../../../../ui/use-locale.ts';
import { targetId } from '../form-fields.ts';
import { useFieldError } from '../place-field.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { useIsShort } from '../short/arrangement.ts';
import { usePosting } from '../use-posting.ts';
import { NumberField, SelectField, TextField } from '../value-fields.tsx';
import { TrainingPay } from './training-fields.tsx';

/** The pay with its period, and the tariff it comes from. */
export function PaySection() {
  const { t } = useTranslation('job-postings');
  const { content } = usePosting();
  const isShort = useIsShort();
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
        {!content.training && <SalaryFields />}
        {content.training && !isShort && <TrainingPay training={content.training} />}
        <TariffFields />
      </div>
    </SectionFrame>
  );
}

/** Returns the two ends of the salary and how to set them. */
function useSalary() {
  const { content, change } = usePosting();
  const { salary } = content;
  const currency = CURRENCY_OF[content.location?.country ?? 'DE'];
  const period = salary?.period ?? 'month';
  const min = salary?.min ?? null;
  const max = salary && salary.max !== salary.min ? salary.max : null;
  const set = (from: number | null, to: number | null, next: PayPeriod = period) => {
    const [least, most] = [from ?? to, to ?? from];
    change({ salary: least === null || most === null ? null : { min: least, max: most, currency, period: next } });
  };
  return { min, max, period, set, sign: CURRENCY_SIGN[currency] };
}

type SalaryRangeProps = { help?: ReactNode; labels?: { min: string; max: string } };

export function SalaryRange({ help, labels }: SalaryRangeProps) {
  const { t } = useTranslation('job-postings');
  const { min, max, set, sign } = useSalary();
  const error = useFieldError('salary');
  return (
    <>
      <NumberField
        label={labels?.min ?? t('form.pay.min', { sign })}
        id={targetId('salary')}
        error={error}
        value={min}
        onChange={(from) => set(from, max)}
      />
      <NumberField
        label={labels?.max ?? t('form.pay.max', { sign })}
        help={help}
        value={max}
        onChange={(to) => set(min, to)}
      />
    </>
  );
}

function SalaryFields() {
  const { t } = useTranslation('job-postings');
  const { t: fields } = useTranslation('job-fields');
  const { content, change } = usePosting();
  const { min, max, period, set } = useSalary();
  const isShort = useIsShort();
  return (
    <>
      {!isShort && <SalaryRange help={t('form.pay.maxHelp')} />}
      <SelectField<PayPeriod>
        label={t('form.pay.period')}
        value={period}
        options={PAY_PERIODS.map((value) => ({ value, label: fields(`payPeriod.${value}`) }))}
        onChange={(next) => next && set(min, max, next)}
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

/** Renders the table of the TVöD for nursing: grade and steps become an amount that one takes over with one press. */
function TariffHelp() {
  const { t } = useTranslation('job-postings');
  const language = languageOf(useLocale());
  const { content, change } = usePosting();
  const [grade, setGrade] = useState<TvoedGrade>(
    () => TVOED_GRADES.find((each) => each === content.tariff?.grade) ?? 'P7',
  );
  const steps = stepsOf(grade);
  const [range, setRange] = useState<readonly [number, number]>([2, 6]);
  const chosen = steps.filter(({ step }) => step >= range[0] && step <= range[1]);
  const [first, last] = [chosen[0], chosen.at(-1)];
  const amount = (value: number) => formatMoney(Math.round(value * 100), { language });
  const highest = steps.at(-1)?.amount ?? 1;
  const takeOver = () => {
    if (!first || !last) return;
    change({
      salary: { min: Math.round(first.amount), max: Math.round(last.amount), currency: 'EUR', period: 'month' },
      tariff: {
        name: TVOED_P.name,
        grade,
        steps: first.step === last.step ? `${first.step}` : `${first.step}–${last.step}`,
      },
    });
  };
  const stepOptions = steps.map(({ step }) => ({ value: String(step), label: t('form.tariff.step', { step }) }));
  return (
    <div className="pj-tariff">
      <div className="pj-tariff-choice">
        <Field label={t('form.tariff.grade')}>
          <Select
            value={grade}
            onChange={(event) => setGrade(event.target.value as TvoedGrade)}
            options={TVOED_GRADES.map((value) => ({ value, label: t(`form.tariff.gradeName.${value}`) }))}
          />
        </Field>
        <Field label={t('form.tariff.from')}>
          <Select
            value={String(first?.step ?? 2)}
            options={stepOptions}
            onChange={(event) => setRange([Number(event.target.value), Math.max(range[1], Number(event.target.value))])}
          />
        </Field>
        <Field label={t('form.tariff.to')}>
          <Select
            value={String(last?.step ?? 6)}
            options={stepOptions}
            onChange={(event) => setRange([Math.min(range[0], Number(event.target.value)), Number(event.target.value)])}
          />
        </Field>
      </div>
      <ol className="pj-tariff-steps" aria-label={t('form.tariff.table', { grade })}>
        {steps.map(({ step, amount: value }) => (
          <li key={step} className={step >= range[0] && step <= range[1] ? 'in' : undefined}>
            <b className="num">{formatWholeAmount(value, { language })}</b>
            <i style={{ height: `${Math.round(((value - 2400) / (highest - 2400)) * 56) + 8}px` }} />
            <span>{t('form.tariff.step', { step })}</span>
          </li>
        ))}
      </ol>
      <div className="pj-tariff-take">
        <p>
          <span>{t('form.tariff.source', { date: formatDate(`${TVOED_P.validFrom}T12:00:00Z`) })}</span>
          <b className="num">
            {first &&
              last &&
              (first === last ? amount(first.amount) : `${amount(first.amount)} – ${amount(last.amount)}`)}
          </b>{' '}
          {t('form.tariff.month')}
        </p>
        <Button size="s" onClick={takeOver}>
          {t('form.tariff.take')}
        </Button>
      </div>
    </div>
  );
}
