import type { Specialty } from '@stellenvisite/contract/jobs/job-fields';
import { PROFILE_LIMITS } from '@stellenvisite/contract/seekers/seeker-profiles';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../../../ui/forms/combobox.tsx';
import type { ComboboxOption } from '../../../../ui/forms/use-combobox.ts';
import { useSpecialtyOptions } from '../../../jobs/display/use-specialty-options.ts';
import { targetOf } from '../shared/field-target.ts';
import { useOccupationChoices } from '../shared/use-occupation-choices.ts';
import { useProfile } from '../use-profile.ts';

type ListField = 'occupations' | 'departments' | 'specialties';
const SHOWN = 12;
const fold = (text: string) => text.trim().toLocaleLowerCase('de');

/** Occupations, departments and specialties as one row of tags: people do not sort them into three lists. */
export function OccupationField() {
  const { t } = useTranslation('seeker-profiles');
  const { t: fields } = useTranslation('job-fields');
  const { data, change } = useProfile();
  const { choices, occupationLabel, departmentLabel } = useOccupationChoices();
  const specialties = useSpecialtyOptions();
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const tags = [
    ...data.occupations.map((key) => ({ field: 'occupations' as const, key, label: occupationLabel(key) ?? key })),
    ...data.specialties.map((key) => ({ field: 'specialties' as const, key, label: fields(`specialty.${key}`) })),
    ...data.departments.map((key) => ({ field: 'departments' as const, key, label: departmentLabel(key) ?? key })),
  ];
  // The button is the link target of the field that is missing first, and the row that of the other one.
  const asked = data.occupations.length === 0 ? 'occupations' : 'departments';
  const isFull = (field: ListField) => data[field].length >= PROFILE_LIMITS[field];
  const isTaken = (label: string) => tags.some((tag) => fold(tag.label) === fold(label));
  const options: ComboboxOption[] = [
    ...choices.occupations.map(({ key, label }) => optionOf('occupations', key, label)),
    ...specialties.map(({ value, label }) => optionOf('specialties', value, label)),
    ...choices.departments.map(({ key, label }) => optionOf('departments', key, label)),
  ]
    .filter(({ field, label }) => !isFull(field) && !isTaken(label))
    // A department and a specialty of one name mean the same to whoever reads them.
    .filter(({ label }, index, all) => all.findIndex((other) => fold(other.label) === fold(label)) === index)
    .map(({ field, ...option }) => ({ ...option, group: t(`wishes.group.${field}`) }));
  const find = (typed: string) => options.filter(({ label }) => fold(label).includes(fold(typed))).slice(0, SHOWN);

  const put = (field: ListField, keys: string[]) =>
    change(field === 'specialties' ? { specialties: keys as Specialty[] } : { [field]: keys });
  const add = ({ value }: ComboboxOption) => {
    const [field, key = ''] = value.split(' ') as [ListField, string];
    put(field, [...data[field], key]);
    setIsAdding(false);
    setTimeout(() => addButton.current?.focus());
  };
  const remove = (field: ListField, key: string) => {
    put(
      field,
      data[field].filter((each) => each !== key),
    );
    addButton.current?.focus();
  };
  const open = () => {
    setIsAdding(true);
    setTimeout(() => input.current?.focus());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of tags in every browser
    <div
      className="fld"
      role="group"
      aria-labelledby="occupation-label"
      id={targetOf(asked === 'occupations' ? 'departments' : 'occupations')}
      tabIndex={-1}
    >
      <span className="fld-label" id="occupation-label">
        {t('wishes.occupation')}
      </span>
      <ul className="flex flex-wrap gap-1.5">
        {tags.map(({ field, key, label }) => (
          <li
            key={`${field} ${key}`}
            className="inset-ring inset-ring-marker-2 inline-flex min-h-tap max-w-full items-center rounded-control bg-marker-soft pl-3 font-medium text-fs-8 leading-[1.2]"
          >
            <span className="wrap-anywhere min-w-0">{label}</span>
            <button
              className="grid h-(--tap) w-10 flex-none place-items-center text-ink-2 hover:text-ink"
              type="button"
              aria-label={t('remove', { name: label })}
              onClick={() => remove(field, key)}
            >
              <X size={16} />
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="inset-ring inset-ring-line-2 inline-flex min-h-tap max-w-full items-center gap-1.5 rounded-control bg-transparent px-3 font-medium text-fs-8 text-link leading-[1.2] hover:inset-ring-ink-3"
            id={targetOf(asked)}
            ref={addButton}
            aria-expanded={isAdding}
            onClick={() => (isAdding ? setIsAdding(false) : open())}
          >
            <Plus size={16} />
            {t('add')}
          </button>
        </li>
      </ul>
      {isAdding && (
        <Combobox
          name="occupation"
          aria-label={t('wishes.addOccupation')}
          placeholder={t('wishes.addPlaceholder')}
          inputRef={input}
          openOnFocus
          loadOptions={find}
          onSelect={add}
          emptyText={t('wishes.noOccupation')}
        />
      )}
    </div>
  );
}

const optionOf = (field: ListField, key: string, label: string) => ({ field, value: `${field} ${key}`, label });
