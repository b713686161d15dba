import { useTranslation } from 'react-i18next';
import { EmmaScreen } from '../features/emma/page/emma-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import '../features/emma/panel/emma.css';
import type { Route } from './+types/emma';

export const handle = { namespaces: ['emma', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'emma');
  return {
    meta: pageMeta(context, { title: t('meta.title'), description: t('meta.description'), path: '/emma' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmmaPage() {
  const { t } = useTranslation('emma');
  return (
    <div className="wrap ep-page">
      <header>
        <h1>{t('page.title')}</h1>
        <p>{t('page.lead')}</p>
        <noscript>
          <p className="note">{t('page.needsScript')}</p>
        </noscript>
      </header>
      <EmmaScreen />
    </div>
  );
}
