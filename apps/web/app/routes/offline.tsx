import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { NoConnectionPage } from '../error-page.tsx';
import { type KeptPage, listKeptPages } from '../offline/browser-copies.ts';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { safeNext } from '../session/safe-next.ts';
import type { Route } from './+types/offline';

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'errors');
  return {
    meta: pageMeta(context, {
      title: t('lost.meta.title'),
      description: t('lost.meta.description'),
      path: '/offline',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

/** Shown by the service worker where there is neither a network nor a copy. The address says which page was asked for. */
export default function OfflinePage() {
  const [params] = useSearchParams();
  return (
    <NoConnectionPage onRetry={() => location.assign(safeNext(params.get('von')) ?? '/')}>
      <KeptPages />
    </NoConnectionPage>
  );
}

function KeptPages() {
  const { t } = useTranslation('errors');
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    listKeptPages().then(setPages, () => undefined);
  }, []);
  if (pages.length === 0) return null;
  return (
    <nav className="mt-10" aria-labelledby="kept">
      <h2 id="kept" className="text-fs-4">
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
