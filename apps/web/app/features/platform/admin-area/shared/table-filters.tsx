import { z } from '@stellenvisite/contract/platform/zod';
import { clsx } from 'clsx';
import { Bookmark, ChevronDown, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { SearchInput } from '../../../../ui/forms/search-input.tsx';
import { Select, type SelectOption } from '../../../../ui/forms/select.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { Menu, MenuAction, MenuHead } from '../../../../ui/menu.tsx';
import type { TableAddress } from './use-table-query.ts';

const VIEWS = ['get', '/api/admin/views'] as const;

type SavedViewsProps = { screen: string; params: URLSearchParams; onOpen: () => void };

const TYPING_MS = 300;

export type TableFilter = {
  /** Its name in the address. */
  name: string;
  label: string;
  /** Without the one for "all". */
  options: readonly SelectOption[];
};

type TableFiltersProps = {
  /** Which table, for its saved views. */
  screen: string;
  /** Null: the table has no words to search for. */
  search: string | null;
  filters: readonly TableFilter[];
  address: TableAddress;
  /** Further controls, such as a period. */
  children?: ReactNode;
};

/** Renders the line above a table: words, filters, saved views. What narrows the list is marked yellow. */
export function TableFilters({ screen, search, filters, address, children }: TableFiltersProps) {
  const { t } = useTranslation('admin-area');
  const { params, choose, reset } = address;
  // The words begin again when the address is changed by something else than typing.
  const [round, setRound] = useState(0);
  const isNarrowed = [...params.keys()].some((key) => key !== 'page' && key !== 'sort');
  return (
    <search className="adm-filters">
      {search !== null && <Words key={round} label={search} address={address} />}
      {filters.map(({ name, label, options }) => (
        <Select
          key={name}
          aria-label={label}
          size="s"
          className={clsx('adm-filter', params.get(name) && 'adm-on')}
          value={params.get(name) ?? ''}
          options={[{ value: '', label: t('table.all', { label }) }, ...options]}
          onChange={({ target }) => choose({ [name]: target.value })}
        />
      ))}
      {children}
      <span className="adm-filters-end">
        {isNarrowed && (
          <button
            type="button"
            className="adm-text"
            onClick={() => {
              reset();
              setRound(round + 1);
            }}
          >
            {t('table.reset')}
          </button>
        )}
        <SavedViews screen={screen} params={params} onOpen={() => setRound(round + 1)} />
      </span>
    </search>
  );
}

function Words({ label, address }: { label: string; address: TableAddress }) {
  const known = address.params.get('q') ?? '';
  const [words, setWords] = useState(known);
  // biome-ignore lint/correctness/useExhaustiveDependencies: searches when typing pauses, not when the address changes
  useEffect(() => {
    if (words === known) return;
    const timer = setTimeout(() => address.choose({ q: words.trim() }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div className="adm-words">
      <SearchInput
        size="s"
        aria-label={label}
        placeholder={label}
        defaultValue={known}
        maxLength={120}
        onValueChange={setWords}
      />
    </div>
  );
}

/** Filters stored under a name, for the administrator who is signed in. */
function SavedViews({ screen, params, onOpen }: SavedViewsProps) {
  const { t } = useTranslation('admin-area');
  const [isNaming, setIsNaming] = useState(false);
  const { data } = $api.useQuery(...VIEWS, { params: { query: { screen } } });
  const remove = $api.useMutation('delete', '/api/admin/views/{id}', {
    onSettled: (_data, _error, _variables, _before, { client }) => client.invalidateQueries({ queryKey: VIEWS }),
  });
  const current = viewQuery(params);
  const shown = data?.items.find(({ query }) => query === current);
  return (
    <>
      <Menu
        trigger={
          <button type="button" className="adm-text">
            <Bookmark size={16} />
            {shown?.name ?? t('views.title')}
            <ChevronDown size={16} />
          </button>
        }
      >
        {data?.items.length === 0 && <MenuHead>{t('views.none')}</MenuHead>}
        {data?.items.map(({ id, name, query }) => (
          <MenuAction key={id} onSelect={onOpen}>
            <Link to={{ search: query }} aria-current={query === current ? 'true' : undefined}>
              <Bookmark size={18} />
              {name}
            </Link>
          </MenuAction>
        ))}
        <MenuAction disabled={current === ''} onSelect={() => setIsNaming(true)}>
          <button type="button">
            <Plus size={18} />
            {t('views.save')}
          </button>
        </MenuAction>
        {shown && (
          <MenuAction onSelect={() => remove.mutate({ params: { path: { id: shown.id } } })}>
            <button type="button">
              <Trash2 size={18} />
              {t('views.delete', { name: shown.name })}
            </button>
          </MenuAction>
        )}
      </Menu>
      {isNaming && <SaveDialog screen={screen} query={current} onClose={() => setIsNaming(false)} />}
    </>
  );
}

const MAX_NAME_LENGTH = 60;
const nameSchema = z.object({ name: z.string().trim().min(1).max(MAX_NAME_LENGTH) });

/** Asks for the name of a view. What was typed stays when saving fails. */
function SaveDialog({ screen, query, onClose }: { screen: string; query: string; onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const errorText = useErrorText();
  const save = $api.useMutation('post', '/api/admin/views', {
    onSuccess: () => {
      onClose();
      void toast(t('views.saved'), { tone: 'good' });
    },
    onSettled: (_data, _error, _variables, _before, { client }) => client.invalidateQueries({ queryKey: VIEWS }),
  });
  const form = useZodForm({
    schema: nameSchema,
    defaultValues: { name: '' },
    fields: ['name'],
    errorText: () => t('views.empty'),
    onSubmit: ({ name }) => save.mutateAsync({ body: { screen, name, query } }).catch(() => undefined),
  });
  return (
    <FormDialog
      form={form}
      title={t('views.save')}
      action={t('save')}
      cancel={t('cancel')}
      failure={save.error && errorText(save.error)}
      onClose={onClose}
    >
      <Field label={t('views.name')} help={t('views.help')} required {...form.field('name')}>
        <TextInput {...form.register('name')} maxLength={MAX_NAME_LENGTH} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}

/** Returns the query of the address as a view stores it: in one order, without the page. */
function viewQuery(params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  rest.delete('page');
  rest.sort();
  return rest.toString();
}
