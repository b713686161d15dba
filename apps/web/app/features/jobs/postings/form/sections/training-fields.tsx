import { CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import type { Training } from '@stellenvisite/contract/jobs/jobs.schema';
import { CURRENCY_SIGN } from '@stellenvisite/contract/platform/format-money';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../../ui/forms/checkbox.tsx';
import { targetId } from '../form-fields.ts';
import { useFieldError } from '../place-field.tsx';
import { usePosting } from '../use-posting.ts';
import { NumberField, TextField } from '../value-fields.tsx';

export const USUAL_TRAINING: Training = { school: null, months: 36, payByYear: [] };
const MONTHS_A_YEAR = 12;

/** Makes the job one of training, with its school and its length. */
export function TrainingFields() {
  const { t } = useTranslation('job-postings');
  const { content, change } = usePosting();
  const { training } = content;
  return (
    <div className="pj-wide pj-grid">
      <Checkbox
        className="pj-wide"
        label={t('form.training.is')}
        help={t('form.training.isHelp')}
        checked={Boolean(training)}
        onChange={(event) => change({ training: event.target.checked ? USUAL_TRAINING : null })}
      />
      {training && (
        <>
          <TextField
            label={t('form.training.school')}
            value={training.school}
            input={{ maxLength: 160 }}
            onChange={(school) => change({ training: { ...training, school } })}
          />
          <NumberField
            label={t('form.training.months')}
            whole
            min={3}
            max={72}
            value={training.months}
            onChange={(months) => months !== null && change({ training: { ...training, months } })}
          />
        </>
      )}
    </div>
  );
}

/** Edits the pay for each year of training, which replaces the salary range of other jobs. */
export function TrainingPay({ training }: { training: Training }) {
  const { t } = useTranslation('job-postings');
  const { content, change } = usePosting();
  const error = useFieldError('salary');
  const sign = CURRENCY_SIGN[CURRENCY_OF[content.location?.country ?? 'DE']];
  const years = Math.ceil(training.months / MONTHS_A_YEAR);
  const { payByYear } = training;
  const set = (year: number, amount: number | null) => {
    const next = Array.from({ length: years }, (_, index) => (index === year ? amount : payByYear[index]) ?? null);
    // The years are stated in their order: what comes after the first gap is not stated yet.
    const gap = next.indexOf(null);
    const stated = gap < 0 ? next : next.slice(0, gap);
    change({ training: { ...training, payByYear: stated.filter((each) => each !== null) } });
  };
  return Array.from({ length: Math.min(years, payByYear.length + 1) }, (_, year) => (
    <NumberField
      // biome-ignore lint/suspicious/noArrayIndexKey: the year is what the field is about
      key={year}
      label={t('form.training.pay', { year: year + 1, sign })}
      {...(year === 0 && { id: targetId('salary'), error })}
      max={20_000}
      value={payByYear[year] ?? null}
      onChange={(amount) => set(year, amount)}
    />
  ));
}
