import type { CvField, CvValue } from '@stellenvisite/contract/cv-analyses.schema';
import { SPECIALTIES } from '@stellenvisite/contract/job-fields';
import { LANGUAGE_LEVELS, LICENCES } from '@stellenvisite/contract/seeker-profiles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useFieldWords } from './use-field-words.ts';

type FieldEditorProps = { field: CvField; onDone: (value: CvValue) => void };

/** The value as the person would have it; the profile's own fields say the rest. */
export function FieldEditor({ field, onDone }: FieldEditorProps) {
  const { t } = useTranslation('cv-analyses');
  const [value, setValue] = useState<CvValue>(field.changed ?? field.found);
  return (
    <form
      className="cv-edit"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(value);
      }}
    >
      <ValueInput value={value} onChange={setValue} />
      <Button type="submit">{t('row.finish')}</Button>
    </form>
  );
}

type ValueInputProps = { value: CvValue; onChange: (value: CvValue) => void };

function ValueInput({ value, onChange }: ValueInputProps) {
  const { t } = useTranslation('cv-analyses');
  const { textFor, labelFor, choices } = useFieldWords();
  const name = labelFor(value);
  switch (value.kind) {
    case 'occupation':
    case 'level':
    case 'department': {
      const list = { occupation: choices?.occupations, level: choices?.levels, department: choices?.departments }[
        value.kind
      ];
      return (
        <Select
          aria-label={name}
          value={value.value}
          onChange={(event) => onChange({ ...value, value: event.target.value })}
          options={(list ?? []).map(({ key, label }) => ({ value: key, label }))}
        />
      );
    }
    case 'specialty':
      return (
        <Select
          aria-label={name}
          value={value.value}
          onChange={(event) => onChange({ ...value, value: event.target.value as (typeof SPECIALTIES)[number] })}
          options={SPECIALTIES.map((each) => ({ value: each, label: textFor({ kind: 'specialty', value: each }) }))}
        />
      );
    case 'licence':
      return (
        <Select
          aria-label={name}
          value={value.value}
          onChange={(event) => onChange({ ...value, value: event.target.value as (typeof LICENCES)[number] })}
          options={LICENCES.map((each) => ({ value: each, label: textFor({ kind: 'licence', value: each }) }))}
        />
      );
    case 'language':
      return (
        <Select
          aria-label={name}
          value={value.value.level ?? ''}
          onChange={(event) =>
            onChange({
              ...value,
              value: { ...value.value, level: LANGUAGE_LEVELS.find((level) => level === event.target.value) ?? null },
            })
          }
          options={[
            { value: '', label: t('row.noLevel') },
            ...LANGUAGE_LEVELS.map((level) => ({
              value: level,
              label: textFor({ kind: 'language', value: { ...value.value, level } }),
            })),
          ]}
        />
      );
    case 'skills':
      return (
        <TextInput
          aria-label={name}
          defaultValue={value.value.join(', ')}
          onChange={(event) =>
            onChange({ ...value, value: event.target.value.split(/\s*,\s*/).filter((skill) => skill !== '') })
          }
        />
      );
    case 'education':
      return (
        <div className="cv-edit-grid">
          <TextInput
            aria-label={t('row.title')}
            value={value.value.title}
            required
            onChange={(event) => onChange({ ...value, value: { ...value.value, title: event.target.value } })}
          />
          <TextInput
            aria-label={t('row.school')}
            value={value.value.school}
            onChange={(event) => onChange({ ...value, value: { ...value.value, school: event.target.value } })}
          />
          <TextInput
            aria-label={t('row.year')}
            inputMode="numeric"
            pattern="(19[5-9]|20)\d{1,2}"
            defaultValue={value.value.year ?? ''}
            onChange={(event) =>
              onChange({ ...value, value: { ...value.value, year: Number(event.target.value) || null } })
            }
          />
        </div>
      );
    case 'experience':
      return (
        <div className="cv-edit-grid">
          {(['position', 'employer', 'department'] as const).map((part) => (
            <TextInput
              key={part}
              aria-label={t(`row.${part}`)}
              value={value.value[part]}
              required={part === 'position'}
              onChange={(event) => onChange({ ...value, value: { ...value.value, [part]: event.target.value } })}
            />
          ))}
          {(['from', 'to'] as const).map((part) => (
            <TextInput
              key={part}
              type="month"
              aria-label={t(`row.${part}`)}
              defaultValue={value.value[part] ?? ''}
              onChange={(event) =>
                onChange({ ...value, value: { ...value.value, [part]: event.target.value || null } })
              }
            />
          ))}
        </div>
      );
  }
}
