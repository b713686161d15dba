import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { NoConnectionPage } from '../../error-page.tsx';
import { type CachedPage, listCachedPages } from '../../offline/browser-copies.ts';
import { safeNext } from '../../session/safe-next.ts';

export const handle = { title: 'errors:lost.meta.title', namespaces: [] };

/** Shown by the service worker where there is neither a network nor a copy. The address says which page was requested. */
export default function OfflinePage() {
  const [params] = useSearchParams();
  return (
    <NoConnectionPage onRetry={() => location.assign(safeNext(params.get('von')) ?? '/')}>
      <CachedPages />
    </NoConnectionPage>
  );
}

function CachedPages() {
  const { t } = useTranslation('errors');
  const [pages, setPages] = useState<readonly CachedPage[]>([]);
  useEffect(() => {
    listCachedPages().then(setPages, () => undefined);
  }, []);
  if (pages.length === 0) return null;
  return (
    <nav className="mt-10" aria-labelledby="cached-pages">
      <h2 id="cached-pages" className="text-fs-4">
        {t('lost.seen')}
      </h2>
      <ul className="mt-2">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} reloadDocument className="link inline-flex min-h-tap items-center">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
