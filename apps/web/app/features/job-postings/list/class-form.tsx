import { SPECIALTIES } from '@stellenvisite/contract/job-fields';
import type { Choice, ClassChoices } from '@stellenvisite/contract/occupations.schema';
import type { CorrectJobClass, JobClassView } from '@stellenvisite/contract/own-jobs.schema';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { findChoice, matchOccupations } from './match-occupations.ts';

export type ClassValues = CorrectJobClass;

type ClassFormProps = {
  id: string;
  read: JobClassView | null;
  choices: ClassChoices;
  onSave: (values: ClassValues) => void;
};

export function ClassForm({ id, read, choices, onSave }: ClassFormProps) {
  const { t } = useTranslation('own-jobs');
  const { t: fields } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const [occupation, setOccupation] = useState(read?.occupation?.label ?? '');
  const field = useRef<HTMLInputElement>(null);
  /** How often a name was sent that is not of the list; the field takes the focus each time. */
  const [misses, setMisses] = useState(0);
  useEffect(() => {
    if (misses > 0) field.current?.focus();
  }, [misses]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textOf = (name: string) => String(form.get(name) ?? '') || null;
    const found = findChoice(choices.occupations, occupation);
    if (occupation.trim() !== '' && !found) return setMisses(misses + 1);
    setMisses(0);
    onSave({
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
        label={t('dialog.occupation')}
        help={t('dialog.occupationHelp')}
        error={misses > 0 && t('dialog.occupationError')}
        className="sm:col-span-2"
      >
        <Combobox
          name="occupation"
          emptyText={ui('select.none')}
          defaultValue={occupation}
          maxLength={120}
          inputRef={field}
          // The list would lie over what went wrong.
          openOnFocus={misses === 0}
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
