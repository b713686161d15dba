import { RADII_KM } from '@stellenvisite/contract/jobs/places';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { LANGUAGE_LEVELS } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { TalentFacets } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { useLanguageName } from '../../seekers/profiles/shared/use-language-name.ts';
import { monthText } from '../talent-card.tsx';
import { type PoolFilters, toggled } from './pool-address.ts';

export type FilterName = 'occupation' | 'location' | 'hours' | 'language' | 'licence' | 'availableBy' | 'years';
/** In the order in which people of this trade narrow a list. The shifts stand among them as letters. */
export const FILTERS_BEFORE_SHIFTS = ['occupation', 'location'] as const;
export const FILTERS_AFTER_SHIFTS = ['hours', 'language', 'licence', 'years', 'availableBy'] as const;

const DEFAULT_RADIUS_KM = 30;

type FilterOptionsProps = {
  name: FilterName;
  filters: PoolFilters;
  facets: TalentFacets | undefined;
  onChange: (filters: Partial<PoolFilters>) => void;
};

/** Renders the choices of one filter, each with how many profiles it would find. */
export function FilterOptions({ name, filters, facets, onChange }: FilterOptionsProps) {
  const { t } = useTranslation('talent-pool');
  if (name === 'location') return <PlaceOptions filters={filters} facets={facets} onChange={onChange} />;
  if (name === 'language') return <LanguageOptions filters={filters} facets={facets} onChange={onChange} />;
  if (name === 'availableBy')
    return (
      <Radios
        label={t('filter.availableBy')}
        chosen={filters.availableBy}
        options={(facets?.availableBy ?? []).map(({ value, count }) => ({ value, count, label: monthText(value) }))}
        onChoose={(availableBy) => onChange({ availableBy })}
      />
    );
  if (name === 'occupation')
    return (
      <Ticks
        label={t('filter.occupation')}
        chosen={filters.occupation}
        options={facets?.occupation ?? []}
        onToggle={(value) => onChange({ occupation: toggled(filters.occupation, value) })}
      />
    );
  if (name === 'hours')
    return (
      <Ticks
        label={t('filter.hours')}
        chosen={filters.hours}
        options={(facets?.hours ?? []).map((each) => ({ ...each, label: t(`filter.hoursOf.${each.value}`) }))}
        onToggle={(value) => onChange({ hours: toggled(filters.hours, value) })}
      />
    );
  if (name === 'licence')
    return (
      <Ticks
        label={t('filter.licence')}
        chosen={filters.licence}
        options={(facets?.licence ?? []).map((each) => ({ ...each, label: t(`card.licence.${each.value}`) }))}
        onToggle={(value) => onChange({ licence: toggled(filters.licence, value) })}
      />
    );
  return (
    <Ticks
      label={t('filter.years')}
      chosen={filters.years}
      options={(facets?.years ?? []).map((each) => ({ ...each, label: t(`card.years.${each.value}`) }))}
      onToggle={(value) => onChange({ years: toggled(filters.years, value) })}
    />
  );
}

type Option<Value> = { value: Value; label: string; count: number };
type TicksProps<Value> = {
  label: string;
  chosen: readonly Value[];
  options: readonly Option<Value>[];
  onToggle: (value: Value) => void;
};

function Ticks<Value extends string>({ label, chosen, options, onToggle }: TicksProps<Value>) {
  const locale = useLocale();
  return (
    <fieldset className="fgroup">
      <legend>{label}</legend>
      {options.map(({ value, label: name, count }) => (
        <Checkbox
          key={value}
          dense
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
          label={name}
          count={formatNumber(count, locale)}
        />
      ))}
    </fieldset>
  );
}

type RadiosProps<Value> = {
  label: string;
  chosen: Value | null;
  options: readonly Option<Value>[];
  onChoose: (value: Value | null) => void;
};

function Radios<Value extends string>({ label, chosen, options, onChoose }: RadiosProps<Value>) {
  const { t } = useTranslation('talent-pool');
  const locale = useLocale();
  const name = useId();
  return (
    <fieldset className="fgroup">
      <legend>{label}</legend>
      {[{ value: null, label: t('filter.any'), count: null }, ...options].map((option) => (
        <label key={option.value ?? ''} className="opt opt-dense">
          <input
            type="radio"
            className="tick"
            name={name}
            checked={chosen === option.value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
          {option.count !== null && <b className="num">{formatNumber(option.count, locale)}</b>}
        </label>
      ))}
    </fieldset>
  );
}

type PartProps = Omit<FilterOptionsProps, 'name'>;

function PlaceOptions({ filters, facets, onChange }: PartProps) {
  const { t } = useTranslation('talent-pool');
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const location = String(form.get('location') ?? '').trim();
    onChange({ location, radius: location ? Number(form.get('radius')) : null });
  };
  return (
    <>
      {/* A new place set from outside resets the form. */}
      <form key={`${filters.location} ${filters.radius}`} className="grid gap-2" onSubmit={search}>
        <Field label={t('filter.place')}>
          <TextInput
            name="location"
            defaultValue={filters.location}
            placeholder={t('filter.placeHint')}
            maxLength={120}
          />
        </Field>
        <Field label={t('filter.radius')}>
          <Select
            name="radius"
            defaultValue={filters.radius ?? DEFAULT_RADIUS_KM}
            options={RADII_KM.map((km) => ({ value: String(km), label: t('filter.km', { km }) }))}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {t('filter.apply')}
        </Button>
      </form>
      {(facets?.location.length ?? 0) > 0 && (
        <Radios
          label={t('filter.regions')}
          chosen={filters.location || null}
          options={facets?.location ?? []}
          onChoose={(location) => onChange({ location: location ?? '', radius: null })}
        />
      )}
    </>
  );
}

function LanguageOptions({ filters, facets, onChange }: PartProps) {
  const { t } = useTranslation('talent-pool');
  const nameOf = useLanguageName();
  const locale = useLocale();
  return (
    <>
      <Radios
        label={t('filter.language')}
        chosen={filters.language}
        options={(facets?.language ?? []).map((each) => ({ ...each, label: nameOf(each.value) }))}
        onChoose={(language) => onChange({ language, languageLevel: language && filters.languageLevel })}
      />
      <Field label={t('filter.languageLevel')}>
        <Select
          value={filters.languageLevel ?? ''}
          onChange={({ target }) =>
            onChange({ languageLevel: LANGUAGE_LEVELS.find((level) => level === target.value) ?? null })
          }
          options={[
            { value: '', label: t('filter.any') },
            ...LANGUAGE_LEVELS.map((level) => {
              const count = facets?.languageLevel.find(({ value }) => value === level)?.count;
              const label = t(`filter.level.${level}`);
              return { value: level, label: count === undefined ? label : `${label} (${formatNumber(count, locale)})` };
            }),
          ]}
        />
      </Field>
    </>
  );
}
