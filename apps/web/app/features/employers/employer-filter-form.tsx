import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { useAddressKey } from '../../ui/forms/use-address-key.ts';
import { useLocale } from '../../ui/use-locale.ts';

/** The filters of the employer list as its address holds them. Which values make sense is the API's to say. */
export const LIST_FILTERS = ['employerType', 'companySize', 'country'] as const;

type ListFilter = (typeof LIST_FILTERS)[number];

const VALUE_FILTERS = ['q', 'location', 'radius', 'sort'] as const;

export type EmployerFilters = Record<ListFilter, readonly string[]> & Record<(typeof VALUE_FILTERS)[number], string>;

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

/** Renders a plain form; with script a choice applies at once and the address stays free of empty fields. */
export function EmployerFilterForm({ filters, facets, radii, action }: FilterFormProps) {
  const { t } = useTranslation('employers');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const words = useAddressKey(filters.q);
  const place = useAddressKey(filters.location);
  const apply = () => {
    if (!form.current) return;
    const chosen = readEmployerFilters(new URLSearchParams(toPairs(new FormData(form.current))));
    words.noteSent(chosen.q);
    place.noteSent(chosen.location);
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
        <TextInput name="q" defaultValue={filters.q} key={words.key} maxLength={200} placeholder={t('list.nameHint')} />
      </Field>
      <div className="grid gap-3">
        <Field label={t('list.place')}>
          <TextInput
            name="location"
            defaultValue={filters.location}
            key={place.key}
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

export function readEmployerFilters(params: URLSearchParams): EmployerFilters {
  const list = (name: ListFilter) => [
    ...new Set(
      params
        .getAll(name)
        .flatMap((value) => value.split(','))
        // A "+" typed into an address arrives as a space, and "1000+" is the one value that ends in it.
        .map((value) => value.replace(/^(\d+) $/, '$1+').trim())
        .filter(Boolean),
    ),
  ];
  const value = (name: string) => params.get(name)?.trim() ?? '';
  return {
    employerType: list('employerType'),
    companySize: list('companySize'),
    country: list('country'),
    q: value('q'),
    location: value('location'),
    radius: value('radius'),
    sort: value('sort'),
  };
}

/** Returns the query of these filters on a page; what is empty or usual is not stated. */
export function employerSearch(filters: EmployerFilters, page = 1): string {
  const params = new URLSearchParams();
  if (filters.q) params.set('q', filters.q);
  if (filters.location) params.set('location', filters.location);
  if (filters.location && filters.radius) params.set('radius', filters.radius);
  for (const name of LIST_FILTERS) for (const value of filters[name]) params.append(name, value);
  if (filters.sort && filters.sort !== 'relevance') params.set('sort', filters.sort);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

export function withoutFilter(filters: EmployerFilters, name: keyof EmployerFilters, value?: string): EmployerFilters {
  const isList = (LIST_FILTERS as readonly string[]).includes(name);
  if (!isList) return { ...filters, [name]: '' };
  return { ...filters, [name]: filters[name as ListFilter].filter((each) => each !== value) };
}

export function countFilters(filters: EmployerFilters): number {
  const lists = LIST_FILTERS.reduce((sum, name) => sum + filters[name].length, 0);
  return lists + (filters.q ? 1 : 0) + (filters.location ? 1 : 0);
}
