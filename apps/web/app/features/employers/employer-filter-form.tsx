import { formatNumber } from '@stellenvisite/contract/format-number';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { type EmployerFilters, employerSearch, type ListFilter, readEmployerFilters } from './employer-filters.ts';

export type Facets = Record<string, { value: string; count: number }[]>;

type FilterFormProps = {
  filters: EmployerFilters;
  facets: Facets;
  radii: readonly number[];
  action: string;
};

const USUAL_RADIUS = '30';
const FACETS = [
  { name: 'employerType', label: 'kind' },
  { name: 'country', label: 'country' },
  { name: 'companySize', label: 'size' },
] as const;

/** A plain form; with script a choice applies at once and the address stays free of empty fields. */
export function EmployerFilterForm({ filters, facets, radii, action }: FilterFormProps) {
  const { t } = useTranslation('employers');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const apply = () => {
    if (!form.current) return;
    const chosen = readEmployerFilters(new URLSearchParams(toPairs(new FormData(form.current))));
    void navigate({ pathname: action, search: employerSearch(chosen) }, { preventScrollReset: true });
  };
  const applyChoice = (event: FormEvent) => {
    if (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox') return;
    apply();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <Form ref={form} action={action} className="grid gap-5" onChange={applyChoice} onSubmit={submit}>
      {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
      <Field label={t('list.name')}>
        <TextInput name="q" defaultValue={filters.q} key={filters.q} maxLength={200} placeholder={t('list.nameHint')} />
      </Field>
      <div className="grid gap-3">
        <Field label={t('list.place')}>
          <TextInput
            name="location"
            defaultValue={filters.location}
            key={filters.location}
            maxLength={100}
            placeholder={t('list.placeHint')}
          />
        </Field>
        <Field label={t('list.radius')}>
          <Select
            name="radius"
            defaultValue={filters.radius || USUAL_RADIUS}
            key={filters.radius}
            options={radii.map((km) => ({ value: String(km), label: t('list.km', { km }) }))}
          />
        </Field>
      </div>
      {FACETS.map(({ name, label }) => (
        <FacetGroup key={name} name={name} legend={t(`list.${label}`)} chosen={filters[name]} counts={facets[name]} />
      ))}
      <Button type="submit" wide>
        {t('list.apply')}
      </Button>
    </Form>
  );
}

type FacetGroupProps = {
  name: ListFilter;
  legend: string;
  chosen: readonly string[];
  counts: Facets[string] | undefined;
};

function FacetGroup({ name, legend, chosen, counts = [] }: FacetGroupProps) {
  const { t } = useTranslation('job-fields');
  const locale = useLocale();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-fs-8">{legend}</legend>
      {counts.map(({ value, count }) => (
        <Checkbox
          key={`${value} ${chosen.includes(value)}`}
          dense
          name={name}
          value={value}
          defaultChecked={chosen.includes(value)}
          label={t(`${name}.${value}`)}
          count={formatNumber(count, locale)}
        />
      ))}
    </fieldset>
  );
}

function toPairs(data: FormData): [string, string][] {
  return [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : []));
}
