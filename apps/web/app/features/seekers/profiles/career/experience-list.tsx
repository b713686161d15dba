import { PROFILE_LIMITS } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../ui/forms/field.tsx';
import { TextArea, TextInput } from '../../../../ui/forms/text-input.tsx';
import { useTextValue } from '../../../../ui/forms/use-text-value.ts';
import { targetOf } from '../shared/field-target.ts';
import { useProfile } from '../use-profile.ts';
import { EntryList } from './entry-list.tsx';
import { useEntries } from './use-entries.ts';

/** „03/2019“. */
export const formatMonth = (month: string | null): string =>
  month === null ? '' : `${month.slice(5)}/${month.slice(0, 4)}`;

type Work = SeekerProfileData['experience'][number];
const NEW: Work = { position: '', employer: '', department: '', from: null, to: null, text: '' };
const hasPosition = ({ position }: Work) => position.trim() !== '';

export function ExperienceList() {
  const { t } = useTranslation('seeker-profiles');
  const { data, change } = useProfile();
  const { entries, ...list } = useEntries(data.experience, hasPosition, (experience) => change({ experience }));
  return (
    <EntryList
      title={t('career.experience')}
      addText={t('career.addExperience')}
      id={targetOf('experience')}
      max={PROFILE_LIMITS.experience}
      onAdd={() => list.add(NEW)}
      onRemove={list.remove}
      entries={entries.map((work, index) => ({
        name: work.position,
        fields: <WorkFields work={work} onChange={(next) => list.change(index, next)} />,
      }))}
    />
  );
}

function WorkFields({ work, onChange }: { work: Work; onChange: (work: Work) => void }) {
  const { t } = useTranslation('seeker-profiles');
  const isBegun = [work.employer, work.department, work.text, work.from, work.to].some(Boolean);
  const lineOf = (name: 'position' | 'employer' | 'department') => ({
    value: work[name],
    maxLength: PROFILE_LIMITS.line,
    onChange: (event: { target: { value: string } }) => onChange({ ...work, [name]: event.target.value }),
  });
  return (
    <div className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] items-start gap-x-3 gap-y-4">
      <Field label={t('career.work.position')} error={isBegun && !hasPosition(work) && t('career.work.positionError')}>
        <TextInput {...lineOf('position')} />
      </Field>
      <Field label={t('career.work.employer')}>
        <TextInput {...lineOf('employer')} autoComplete="off" />
      </Field>
      <Field label={t('career.work.department')}>
        <TextInput {...lineOf('department')} />
      </Field>
      <div className="grid grid-cols-2 gap-3 max-md:gap-2.5">
        <MonthField label={t('career.work.from')} value={work.from} onChange={(from) => onChange({ ...work, from })} />
        <MonthField
          label={t('career.work.to')}
          hint={t('career.work.today')}
          value={work.to}
          onChange={(to) => onChange({ ...work, to })}
        />
      </div>
      <Field label={t('career.work.text')} className="col-span-full">
        <TextArea
          className="[&>textarea]:min-h-18"
          rows={2}
          maxLength={PROFILE_LIMITS.text}
          value={work.text}
          onChange={(event) => onChange({ ...work, text: event.target.value })}
        />
      </Field>
    </div>
  );
}

type MonthFieldProps = {
  label: string;
  hint?: string;
  value: string | null;
  onChange: (month: string | null) => void;
};

function MonthField({ label, hint, value, onChange }: MonthFieldProps) {
  const { t } = useTranslation('seeker-profiles');
  const [isUnreadable, setIsUnreadable] = useState(false);
  const month = useTextValue<string | null>({
    value,
    format: formatMonth,
    parse: (text) => (text.trim() === '' ? null : parseMonth(text)),
    onChange: (next) => {
      setIsUnreadable(false);
      onChange(next);
    },
    onUnreadable: () => setIsUnreadable(true),
  });
  return (
    <Field label={label} hint={hint} error={isUnreadable && t('career.work.monthError')}>
      <TextInput {...month} className="num" inputMode="numeric" maxLength={7} placeholder={t('career.work.month')} />
    </Field>
  );
}

/** „03/2019“, „3.2019“ and „2019-03“ as a month; undefined when it is none. */
export function parseMonth(text: string): string | undefined {
  const [, month, year] = /^\s*(\d{1,2})\s*[./-]\s*(\d{4})\s*$/.exec(text) ?? [];
  const [, isoYear, isoMonth] = /^\s*(\d{4})-(\d{2})\s*$/.exec(text) ?? [];
  const number = Number(month ?? isoMonth);
  if (!(number >= 1 && number <= 12)) return undefined;
  return `${year ?? isoYear}-${String(number).padStart(2, '0')}`;
}
