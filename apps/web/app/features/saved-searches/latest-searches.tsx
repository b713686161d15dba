import type { SavedSearch } from '@stellenvisite/contract/saved-searches.schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { NewJobs } from './new-jobs.tsx';
import { savedSearchPath } from './shared/saved-search-address.ts';
import { useSavedSearches } from './use-saved-searches.ts';

const SHOWN = 4;

/** A short list for the overview: those with something new first. */
export function LatestSearches() {
  const { t } = useTranslation('saved-searches');
  const { data } = useSavedSearches();
  if (!data) return null;
  const shown = [...data.items].sort((a, b) => b.newCount - a.newCount).slice(0, SHOWN);
  return (
    <Card as="section" aria-labelledby="saved-searches">
      <div className="dash-head">
        <h2 id="saved-searches" className="text-fs-4!">
          {t('title')}
        </h2>
        {shown.length > 0 && <TextLink to="/dashboard/suchen">{t('manage')}</TextLink>}
      </div>
      {shown.length > 0 ? <ShortList searches={shown} /> : <NoSearches />}
    </Card>
  );
}

function ShortList({ searches }: { searches: readonly SavedSearch[] }) {
  const { t } = useTranslation('saved-searches');
  return (
    <ul className="rows">
      {searches.map((search) => (
        <li key={search.id}>
          <span className="rows-text">
            <Link className="mine-link" to={savedSearchPath(search)}>
              {search.name}
            </Link>
          </span>
          {search.newCount > 0 ? (
            <NewJobs count={search.newCount} />
          ) : (
            <span className="text-fs-8 text-ink-2">{t('nothingNew')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function NoSearches() {
  const { t } = useTranslation('saved-searches');
  return (
    <p className="text-fs-8 text-ink-2">
      {t('none.text')} <TextLink to="/jobs">{t('none.search')}</TextLink>
    </p>
  );
}
