import type { SavedSearch } from '@stellenvisite/contract/saved-searches.schema';
import { Pencil, Trash2 } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { TipIconButton } from '../../ui/tip-icon-button.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { NewJobs } from './new-jobs.tsx';
import { savedSearchPath } from './shared/saved-search-address.ts';
import { searchSummary } from './shared/search-summary.ts';

type SavedSearchRowProps = { search: SavedSearch; onRename: () => void; onDelete: () => void };

export function SavedSearchRow({ search, onRename, onDelete }: SavedSearchRowProps) {
  const { t: saved } = useTranslation('saved-searches');
  const { t: fields } = useTranslation('job-fields');
  const locale = useLocale();
  const { name, query, newCount, createdAt } = search;
  const summary = searchSummary(query, { fields, saved, locale }).join(', ');
  return (
    <li>
      <div className="rows-text">
        <b>
          <Link className="mine-link" to={savedSearchPath(search)}>
            {name}
          </Link>
          <NewJobs count={newCount} />
        </b>
        <small>
          {summary !== name && `${summary} · `}
          <Trans
            t={saved}
            i18nKey="since"
            components={[<RelativeTime key="since" when={createdAt} asOf={new Date().toISOString()} />]}
          />
        </small>
      </div>
      <div className="flex">
        <TipIconButton label={saved('renameNamed', { name })} icon={<Pencil size={20} />} onClick={onRename} />
        <TipIconButton label={saved('deleteNamed', { name })} icon={<Trash2 size={20} />} onClick={onDelete} />
      </div>
    </li>
  );
}
