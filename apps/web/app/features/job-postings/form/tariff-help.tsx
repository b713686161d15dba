import { formatDate } from '@stellenvisite/contract/format-date';
import { formatMoney, formatWholeAmount } from '@stellenvisite/contract/format-money';
import { languageOf } from '@stellenvisite/contract/languages';
import { stepsOf, TVOED_GRADES, TVOED_P, type TvoedGrade } from '@stellenvisite/contract/tariff-tables';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { usePosting } from './use-posting.ts';

/** The table of the TVöD for nursing: grade and steps become an amount that one takes over with one press. */
export function TariffHelp() {
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
