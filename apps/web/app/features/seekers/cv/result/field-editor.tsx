import type { Specialty } from '@stellenvisite/contract/jobs/job-fields';
import { z } from '@stellenvisite/contract/platform/zod';
import { DRIVING_CLASS } from '@stellenvisite/contract/seekers/cv-analyses';
import { type CvField, type CvValue, cvValueSchema } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import { LANGUAGE_LEVELS, LICENCES } from '@stellenvisite/contract/seekers/seeker-profiles';
import { useTranslation } from 'react-i18next';
import { $publicApi } from '../../../../api/public-queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { useSpecialtyOptions } from '../../../jobs/display/use-specialty-options.ts';
import { useLanguageName } from '../../profiles/shared/use-language-name.ts';

const month = (value: string | null) => (value === null ? null : `${value.slice(5)}/${value.slice(0, 4)}`);

const schema = z.object({
  value: cvValueSchema.refine(({ kind, value }) => kind !== 'place' || value !== ''),
});

type FieldEditorProps = { field: CvField; onDone: (value: CvValue) => void };

/** The value as the person would have it; the profile's own fields say the rest. */
export function FieldEditor({ field, onDone }: FieldEditorProps) {
  const { t } = useTranslation('cv-analyses');
  const { labelFor } = useFieldWords();
  const form = useZodForm({
    schema,
    defaultValues: { value: field.changed ?? field.found },
    fields: ['value'],
    errorText: () => t('row.wrong', { field: labelFor(field.found) }),
    onSubmit: ({ value }) => onDone(value),
  });
  return (
    <form
      className="col-[2/-1] mt-1.5 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 text-fs-8 leading-[1.4] max-md:col-span-full max-md:row-auto max-md:grid-cols-1"
      id={form.field('value').id}
      tabIndex={-1}
      aria-label={labelFor(field.found)}
      onSubmit={form.submit}
      noValidate
    >
      {form.summary.problems.length > 0 && (
        <div className="col-span-full">
          <ErrorSummary {...form.summary} />
        </div>
      )}
      <ValueInput
        value={form.watch('value')}
        onChange={(value) => form.setValue('value', value, { shouldValidate: form.formState.isSubmitted })}
      />
      <Button type="submit">{t('row.finish')}</Button>
    </form>
  );
}

type ValueInputProps = { value: CvValue; onChange: (value: CvValue) => void };

function ValueInput({ value, onChange }: ValueInputProps) {
  const { t } = useTranslation('cv-analyses');
  const { textFor, labelFor, choices } = useFieldWords();
  const specialties = useSpecialtyOptions();
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
          onChange={(event) => onChange({ ...value, value: event.target.value as Specialty })}
          options={specialties}
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
    case 'place':
      return (
        <TextInput
          aria-label={name}
          value={value.value}
          required
          onChange={(event) => onChange({ ...value, value: event.target.value })}
        />
      );
    case 'yearsOfExperience':
      return (
        <TextInput
          aria-label={name}
          type="number"
          min={0}
          max={60}
          required
          defaultValue={value.value}
          onChange={(event) => onChange({ ...value, value: event.target.valueAsNumber })}
        />
      );
    case 'driversLicence':
      return (
        <TextInput
          aria-label={name}
          defaultValue={value.value.join(', ')}
          required
          onChange={(event) => {
            const classes = event.target.value.toUpperCase().split(/[\s,]+/);
            onChange({ ...value, value: classes.filter((each) => DRIVING_CLASS.test(each)) });
          }}
        />
      );
    case 'education':
      return (
        <div className="grid grid-cols-2 gap-2 max-md:grid-cols-1">
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
            defaultValue={value.value.year ?? ''}
            onChange={(event) =>
              onChange({
                ...value,
                value: { ...value.value, year: event.target.value.trim() === '' ? null : Number(event.target.value) },
              })
            }
          />
        </div>
      );
    case 'experience':
      return (
        <div className="grid grid-cols-2 gap-2 max-md:grid-cols-1">
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

/** Returns functions for the label and the text of a field in the current language. */
export function useFieldWords() {
  const { t } = useTranslation('cv-analyses');
  const { t: fields } = useTranslation('job-fields');
  const { t: profile } = useTranslation('seeker-profiles');
  const languageName = useLanguageName();
  const { data: choices } = $publicApi.useQuery('get', '/api/occupations');
  const labelOf = (list: readonly { key: string; label: string }[] | undefined, key: string) =>
    list?.find((choice) => choice.key === key)?.label ?? key;

  const labelFor = (found: CvValue): string => {
    if (found.kind !== 'experience') return t(`fields.${found.kind}`);
    const { from, to } = found.value;
    if (from === null) return t('fields.experience');
    return to === null
      ? t('fields.since', { from: month(from) })
      : t('fields.span', { from: month(from), to: month(to) });
  };
  const textFor = (found: CvValue): string => {
    switch (found.kind) {
      case 'occupation':
        return labelOf(choices?.occupations, found.value);
      case 'level':
        return labelOf(choices?.levels, found.value);
      case 'department':
        return labelOf(choices?.departments, found.value);
      case 'specialty':
        return fields(`specialty.${found.value}`);
      case 'licence':
        return profile(`career.licences.${found.value}`);
      case 'education':
        return [found.value.year, found.value.title, found.value.school].filter(Boolean).join(', ');
      case 'experience':
        return [found.value.position, found.value.department, found.value.employer].filter(Boolean).join(', ');
      case 'language':
        return found.value.level
          ? t('fields.languageLevel', {
              language: languageName(found.value.language),
              level: profile(`career.levels.${found.value.level}`),
            })
          : languageName(found.value.language);
      case 'skills':
        return found.value.join(', ');
      case 'place':
        return found.value;
      case 'yearsOfExperience':
        return t('fields.years', { count: found.value });
      case 'driversLicence':
        return t('fields.classes', { classes: found.value.join(', ') });
    }
  };
  return { labelFor, textFor, choices };
}
