import { PROFILE_LIMITS } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../ui/forms/field.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useTextValue } from '../../../../ui/forms/use-text-value.ts';
import { targetOf } from '../shared/field-target.ts';
import { useProfile } from '../use-profile.ts';
import { EntryList } from './entry-list.tsx';
import { useEntries } from './use-entries.ts';

type Education = SeekerProfileData['education'][number];
const NEW: Education = { title: '', school: '', year: null };
const hasTitle = ({ title }: Education) => title.trim() !== '';
const YEAR = /^(19[5-9]\d|20\d\d)$/;

export function EducationList() {
  const { t } = useTranslation('seeker-profiles');
  const { data, change } = useProfile();
  const { entries, ...list } = useEntries(data.education, hasTitle, (education) => change({ education }));
  return (
    <EntryList
      title={t('career.education')}
      addText={t('career.addEducation')}
      id={targetOf('education')}
      max={PROFILE_LIMITS.education}
      onAdd={() => list.add(NEW)}
      onRemove={list.remove}
      entries={entries.map((education, index) => ({
        name: education.title,
        fields: <EducationFields education={education} onChange={(next) => list.change(index, next)} />,
      }))}
    />
  );
}

type EducationFieldsProps = { education: Education; onChange: (education: Education) => void };

function EducationFields({ education, onChange }: EducationFieldsProps) {
  const { t } = useTranslation('seeker-profiles');
  const [isUnreadable, setIsUnreadable] = useState(false);
  const isBegun = education.school !== '' || education.year !== null;
  const year = useTextValue<number | null>({
    value: education.year,
    format: (value) => (value === null ? '' : String(value)),
    parse: (text) => (text.trim() === '' ? null : YEAR.test(text.trim()) ? Number(text) : undefined),
    onChange: (next) => {
      setIsUnreadable(false);
      onChange({ ...education, year: next });
    },
    onUnreadable: () => setIsUnreadable(true),
  });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1.2fr)_minmax(0,1.2fr)_7rem] items-start gap-x-3 gap-y-4 max-md:grid-cols-1">
      <Field label={t('career.school.title')} error={isBegun && !hasTitle(education) && t('career.school.titleError')}>
        <TextInput
          value={education.title}
          maxLength={PROFILE_LIMITS.line}
          onChange={(event) => onChange({ ...education, title: event.target.value })}
        />
      </Field>
      <Field label={t('career.school.school')}>
        <TextInput
          value={education.school}
          maxLength={PROFILE_LIMITS.line}
          onChange={(event) => onChange({ ...education, school: event.target.value })}
        />
      </Field>
      <Field label={t('career.school.year')} error={isUnreadable && t('career.school.yearError')}>
        <TextInput {...year} className="num" inputMode="numeric" maxLength={4} />
      </Field>
    </div>
  );
}
