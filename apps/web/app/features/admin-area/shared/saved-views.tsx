import { Bookmark, ChevronDown, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Menu, MenuAction, MenuHead } from '../../../ui/menu.tsx';
import { NameDialog } from '../../../ui/name-dialog.tsx';
import { toast } from '../../../ui/toast.ts';

const VIEWS = ['get', '/api/admin/views'] as const;

type SavedViewsProps = { screen: string; params: URLSearchParams; onOpen: () => void };

/** Filters kept under a name, for the administrator who is signed in. */
export function SavedViews({ screen, params, onOpen }: SavedViewsProps) {
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
  return (
    <NameDialog
      words={{
        title: t('views.save'),
        label: t('views.name'),
        help: t('views.help'),
        empty: t('views.empty'),
        save: t('save'),
        cancel: t('cancel'),
      }}
      name=""
      maxLength={60}
      isSaving={save.isPending}
      failure={save.error ? errorText(save.error) : null}
      onClose={onClose}
      onSave={(name) => save.mutate({ body: { screen, name, query } })}
    />
  );
}

/** The query of the address as a view keeps it: in one order, without the page. */
function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('page');
  kept.sort();
  return kept.toString();
}
