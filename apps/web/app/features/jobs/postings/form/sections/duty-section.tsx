import { ON_CALL_KINDS, SHIFTS, type Shift } from '@stellenvisite/contract/jobs/duty';
import type { Duty } from '@stellenvisite/contract/jobs/duty.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../../ui/forms/checkbox.tsx';
import { Field } from '../../../../../ui/forms/field.tsx';
import { TextInput } from '../../../../../ui/forms/text-input.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { useIsShort } from '../short/arrangement.ts';
import { usePosting } from '../use-posting.ts';
import { NumberField, SelectField } from '../value-fields.tsx';
import { type ShiftTimes, shiftsOf, timesOf, WeekEditor, withTimes } from '../week-editor.tsx';
import { OnCallField } from './condition-fields.tsx';

const NUMBERS = [
  { key: 'maxNightsPerMonth', max: 31, whole: true },
  { key: 'rosterWeeksAhead', max: 52, whole: true },
  { key: 'patientsPerNurseDay', max: 200, whole: false },
  { key: 'patientsPerNurseNight', max: 200, whole: false },
  { key: 'inductionWeeks', max: 104, whole: true },
] as const;

/** Renders the week and what else is known of the duties; everything optional, nothing guessed. */
export function DutySection() {
  const { t } = useTranslation('job-postings');
  const { t: fields } = useTranslation('job-fields');
  const { content, change } = usePosting();
  const isShort = useIsShort();
  const duty = content.duty ?? {};
  const [ownTimes, setOwnTimes] = useState<Partial<ShiftTimes>>({});
  const times = { ...timesOf(duty.week), ...ownTimes };
  const set = (part: Partial<Duty>) => change({ duty: { ...duty, ...part } });
  const setTimes = (shift: Shift, next: { start: string; end: string }) => {
    setOwnTimes({ ...ownTimes, [shift]: next });
    if (duty.week) set({ week: withTimes(duty.week, shift, next) });
  };
  return (
    <SectionFrame name="duty">
      {!isShort && (
        <WeekEditor
          week={duty.week ?? null}
          times={times}
          onChange={(week) => set({ week, shifts: mergeShifts(duty.shifts ?? [], duty.week ?? null, week) })}
        />
      )}
      <details className="pj-more">
        <summary>{t('form.week.times')}</summary>
        <div className="pj-times">
          {SHIFTS.map((shift) => (
            <ClockPair
              key={shift}
              label={fields(`shift.${shift}`)}
              value={times[shift]}
              onChange={(next) => setTimes(shift, next)}
            />
          ))}
        </div>
      </details>
      <fieldset className="pj-shifts">
        <legend className="fld-label">{t('form.shifts')}</legend>
        {SHIFTS.map((shift) => (
          <Checkbox
            key={shift}
            label={fields(`shift.${shift}`)}
            checked={duty.shifts?.includes(shift) ?? false}
            onChange={(event) => {
              const others = (duty.shifts ?? []).filter((each) => each !== shift);
              set({
                shifts: SHIFTS.filter((each) => others.includes(each) || (each === shift && event.target.checked)),
              });
            }}
          />
        ))}
      </fieldset>
      <div className="pj-grid">
        <SelectField
          label={t('form.freeWeekends')}
          value={
            duty.freeWeekendsOfFour === null || duty.freeWeekendsOfFour === undefined
              ? null
              : String(duty.freeWeekendsOfFour)
          }
          none={t('form.none')}
          options={[0, 1, 2, 3, 4].map((count) => ({
            value: String(count),
            label: fields(`facts.freeWeekends.${count}`),
          }))}
          onChange={(value) => set({ freeWeekendsOfFour: value === null ? null : Number(value) })}
        />
        <SelectField<(typeof ON_CALL_KINDS)[number]>
          label={t('form.onCall')}
          value={duty.onCall}
          none={t('form.none')}
          options={ON_CALL_KINDS.map((value) => ({ value, label: fields(`onCall.${value}`) }))}
          onChange={(onCall) => set({ onCall })}
        />
        <OnCallField />
        {NUMBERS.map(({ key, max, whole }) => (
          <NumberField
            key={key}
            label={t(`form.${key}`)}
            max={max}
            min={whole ? 0 : 0.1}
            whole={whole}
            value={duty[key] ?? null}
            onChange={(value) => set({ [key]: value })}
          />
        ))}
      </div>
    </SectionFrame>
  );
}

/** Returns the job with the shifts of its week; one that left the week leaves the job, unless it was never in the week. */
export function mergeShifts(shifts: readonly Shift[], before: Duty['week'], week: Duty['week']): Shift[] {
  const left = before ? shiftsOf(before) : [];
  const now = week ? shiftsOf(week) : [];
  return SHIFTS.filter((shift) => now.includes(shift) || (shifts.includes(shift) && !left.includes(shift)));
}

type ClockPairProps = {
  label: string;
  value: { start: string; end: string };
  onChange: (value: { start: string; end: string }) => void;
};

export function ClockPair({ label, value, onChange }: ClockPairProps) {
  const { t } = useTranslation('job-postings');
  return (
    <>
      {(['start', 'end'] as const).map((end) => (
        <Field key={end} label={t(`form.week.${end}`, { shift: label })}>
          <TextInput
            type="time"
            className="num"
            value={value[end]}
            onChange={(event) => event.target.value && onChange({ ...value, [end]: event.target.value })}
          />
        </Field>
      ))}
    </>
  );
}
