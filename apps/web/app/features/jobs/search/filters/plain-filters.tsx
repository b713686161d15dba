import { JOB_LIST_FILTERS } from '@stellenvisite/contract/jobs/job-search';
import type { JobList } from '@stellenvisite/contract/jobs/job-search.schema';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { listOptions, topOptions } from '../line/search-options.ts';
import type { ListFilter, SearchFilters } from '../search-filters.ts';

/** Shifts and home office have controls of their own; an employer is chosen on its own page. */
const LISTS = JOB_LIST_FILTERS.filter((name) => name !== 'shift' && name !== 'remote' && name !== 'employerId');

/** Filters that are set or not, with their labels. */
const FLAGS = [
  ['recognition', 'recognition'],
  ['visaHelp', 'visaHelp'],
  ['housingHelp', 'housingHelp'],
  ['training', 'onlyTraining'],
  ['featured', 'featured'],
] as const;

/** Filters of one value. */
const CHOICES = ['germanLevel', 'postedWithin'] as const;

export type PlainFiltersProps = {
  filters: SearchFilters;
  facets: JobList['facets'];
  /** Filters that the bar already offers; they are not repeated. */
  barGroups: readonly ListFilter[];
  barLimit: number;
};

/** Without script: the filters that otherwise wait in the sheet, and the button that sends them all. */
export function PlainFilters({ filters, facets, barGroups, barLimit }: PlainFiltersProps) {
  const { t } = useTranslation('search');
  const { t: field } = useTranslation('job-fields');
  return (
    <noscript>
      <details className="wrap py-4">
        <summary className="link">{t('filter.more')}</summary>
        <div className="grid gap-x-6 gap-y-2 pt-4 sm:grid-cols-2 lg:grid-cols-4">
          {LISTS.map((name) => {
            const all = listOptions(name, facets[name], filters[name]);
            const inBar = barGroups.includes(name) ? topOptions(name, all, filters[name], barLimit) : [];
            return (
              <fieldset key={name}>
                <legend className="fgroup-title">{field(`facet.${name}`)}</legend>
                {all
                  .filter((option) => !inBar.includes(option))
                  .map(({ value, count }) => (
                    <label key={value} className="opt opt-dense">
                      <input
                        type="checkbox"
                        className="tick"
                        name={name}
                        value={value}
                        defaultChecked={filters[name].includes(value)}
                      />
                      <span>{field(`${name}.${value}`)}</span>
                      <b className="num">{count}</b>
                    </label>
                  ))}
              </fieldset>
            );
          })}
        </div>
      </details>
      <div className="wrap flex flex-wrap items-center gap-4 pb-5">
        {filters.employerId.map((id) => (
          <input key={id} type="hidden" name="employerId" value={id} />
        ))}
        {FLAGS.map(([name, label]) => (
          <label key={name} className="opt opt-dense">
            <input type="checkbox" className="tick" name={name} value="true" defaultChecked={filters[name]} />
            <span>{field(label)}</span>
          </label>
        ))}
        {CHOICES.map((name) => (
          <select
            key={name}
            name={name}
            defaultValue={filters[name]}
            aria-label={field(`facet.${name}`)}
            className="inp inp-s px-3"
          >
            <option value="">{field(`${name}.any`)}</option>
            {facets[name].map(({ value }) => (
              <option key={value} value={value}>
                {field(`${name}.${value}`)}
              </option>
            ))}
          </select>
        ))}
        <Button type="submit">{t('filter.apply')}</Button>
      </div>
    </noscript>
  );
}
