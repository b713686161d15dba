import type { Choice, ClassChoices, CorrectJobClass, JobClassView } from '@stellenvisite/contract/job-classes';
import { SPECIALTIES } from '@stellenvisite/contract/job-fields';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { findChoice, matchOccupations } from './match-occupations.ts';

export type ClassValues = CorrectJobClass;

type ClassFormProps = {
  id: string;
  read: JobClassView | null;
  choices: ClassChoices;
  onSave: (values: ClassValues) => Promise<void>;
};

export function ClassForm({ id, read, choices, onSave }: ClassFormProps) {
  const { t } = useTranslation('own-jobs');
  const { t: fields } = useTranslation('job-fields');
  const [occupation, setOccupation] = useState(read?.occupation?.label ?? '');
  const [isUnknown, setIsUnknown] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textOf = (name: string) => String(form.get(name) ?? '') || null;
    const found = findChoice(choices.occupations, occupation);
    const isMissed = occupation.trim() !== '' && !found;
    setIsUnknown(isMissed);
    if (isMissed) return document.getElementById(`${id}-occupation`)?.focus();
    void onSave({
      occupation: found?.key ?? null,
      level: textOf('level'),
      specialty: SPECIALTIES.find((each) => each === form.get('specialty')) ?? null,
      department: textOf('department'),
    });
  };
  const options = (list: readonly Choice[]) => [
    { value: '', label: t('dialog.none') },
    ...list.map(({ key, label }) => ({ value: key, label })),
  ];
  return (
    <form id={id} className="grid gap-5 sm:grid-cols-2" onSubmit={submit} noValidate>
      <Field
        id={`${id}-occupation`}
        label={t('dialog.occupation')}
        help={t('dialog.occupationHelp')}
        error={isUnknown && t('dialog.occupationError')}
        className="sm:col-span-2"
      >
        <Combobox
          name="occupation"
          defaultValue={occupation}
          maxLength={120}
          openOnFocus
          onTextChange={setOccupation}
          loadOptions={(query) =>
            matchOccupations(choices.occupations, query).map(({ key, label, category }) => ({
              value: key,
              label,
              group: fields(`category.${category}`),
            }))
          }
        />
      </Field>
      <Field label={t('dialog.level')}>
        <Select name="level" defaultValue={read?.level?.key ?? ''} options={options(choices.levels)} />
      </Field>
      <Field label={t('dialog.specialty')}>
        <Select
          name="specialty"
          defaultValue={read?.specialty ?? ''}
          options={options(SPECIALTIES.map((key) => ({ key, label: fields(`specialty.${key}`) })))}
        />
      </Field>
      <Field label={t('dialog.department')} className="sm:col-span-2">
        <Select name="department" defaultValue={read?.department?.key ?? ''} options={options(choices.departments)} />
      </Field>
    </form>
  );
}
