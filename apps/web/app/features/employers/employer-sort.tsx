import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { type EmployerFilters, employerSearch, LIST_FILTERS } from './employer-filters.ts';

type EmployerSortProps = { filters: EmployerFilters; sorts: readonly string[]; action: string };

/** Its own small form, so that sorting works without script too; with script the choice alone does it. */
export function EmployerSort({ filters, sorts, action }: EmployerSortProps) {
  const { t } = useTranslation('employers');
  const navigate = useNavigate();
  return (
    <Form action={action} className="flex items-center gap-2">
      {(['q', 'location', 'radius'] as const).map(
        (name) => filters[name] && <input key={name} type="hidden" name={name} value={filters[name]} />,
      )}
      {LIST_FILTERS.flatMap((name) =>
        filters[name].map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      <Select
        name="sort"
        size="s"
        aria-label={t('list.sortLabel')}
        value={filters.sort || 'relevance'}
        options={sorts.map((sort) => ({ value: sort, label: t(`list.sort.${sort}`) }))}
        onChange={(event) =>
          navigate(
            { pathname: action, search: employerSearch({ ...filters, sort: event.target.value }) },
            { preventScrollReset: true },
          )
        }
      />
      <noscript>
        <Button type="submit" size="s" variant="secondary">
          {t('list.sortGo')}
        </Button>
      </noscript>
    </Form>
  );
}
