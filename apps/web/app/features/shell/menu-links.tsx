import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { publicApi } from '../../api/public-api.ts';
import { FOR_EMPLOYERS, MAIN_LINKS } from './navigation.ts';

export function MenuLinks({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('shell');
  const openJobs = useOpenJobs();
  const hints = {
    jobs: openJobs === undefined ? undefined : t('menu.hint.jobs', { count: openJobs }),
    employers: t('menu.hint.employers'),
    talentPool: t('menu.hint.talentPool'),
    articles: t('menu.hint.articles'),
    salaries: t('menu.hint.salaries'),
  };
  return (
    <nav className="menu-links" aria-label={t('nav.label')}>
      {MAIN_LINKS.map(({ key, to }) => (
        <NavLink key={key} to={to} onClick={onLeave}>
          {t(`nav.${key}`)} <small>{hints[key]}</small>
          <ChevronRight size={20} />
        </NavLink>
      ))}
    </nav>
  );
}

export function MenuEmployers({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Link to={FOR_EMPLOYERS} className="menu-employers" onClick={onLeave}>
      <b>{t('nav.forEmployers')}</b>
      <span>{t('menu.hint.forEmployers')}</span>
      <ChevronRight size={20} />
    </Link>
  );
}

/** A hint only: without an answer the link stands without the number. */
function useOpenJobs(): number | undefined {
  const [total, setTotal] = useState<number>();
  useEffect(() => {
    const request = new AbortController();
    publicApi
      .GET('/api/jobs', { params: { query: { pageSize: 1 } }, signal: request.signal })
      .then(({ data }) => setTotal(data?.total))
      .catch(() => undefined);
    return () => request.abort();
  }, []);
  return total;
}
