import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import { EMPTY_SEARCH_DAYS, EMPTY_SEARCH_SHOWN_FROM } from '@stellenvisite/contract/jobs/statistics';
import type { EmptySearchList } from '@stellenvisite/contract/jobs/statistics.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { $api } from '../../../session/queries.ts';
import { useLocale } from '../../../ui/use-locale.ts';

/** Lists the most frequent searches without a hit, each with a link to repeat it. */
export function EmptySearches() {
  const { t } = useTranslation('admin-overview', { keyPrefix: 'emptySearches' });
  const locale = useLocale();
  const { data } = $api.useQuery('get', '/api/admin/empty-searches');
  if (!data) return null;
  return (
    <section className="adm-card mt-5" aria-labelledby="empty-searches">
      <header>
        <div>
          <h2 id="empty-searches">{t('title')}</h2>
          <p>{t('lead', { days: EMPTY_SEARCH_DAYS, from: EMPTY_SEARCH_SHOWN_FROM })}</p>
        </div>
      </header>
      {data.items.length === 0 ? (
        <p className="adm-foot">{t('none', { from: EMPTY_SEARCH_SHOWN_FROM })}</p>
      ) : (
        <table className="adm-table">
          <caption className="visually-hidden">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('search')}</th>
              <th scope="col" data-align="end">
                {t('count')}
              </th>
              <th scope="col">{t('last')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('try')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((item) => (
              <tr key={item.query}>
                <th scope="row">
                  <SearchWords {...item} />
                </th>
                <td className="num" data-align="end" data-label={t('count')}>
                  {formatNumber(item.searches, locale)}
                </td>
                <td className="num" data-label={t('last')}>
                  {formatDate(item.lastDay)}
                </td>
                <td data-align="end">
                  <Link to={`/jobs?${item.query}`} className="adm-text">
                    <Search size={16} />
                    {t('try')}
                    <span className="visually-hidden">: {[item.words, item.location].filter(Boolean).join(', ')}</span>
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function SearchWords({ words, location, radius, category }: EmptySearchList['items'][number]) {
  const { t } = useTranslation('admin-overview', { keyPrefix: 'emptySearches' });
  const { t: fields } = useTranslation('job-fields');
  const place = location && t('around', { place: capitalise(location), radius: radius ?? DEFAULT_RADIUS_KM });
  const occupations = category.map((each) => fields(`category.${each}`)).join(', ');
  return (
    <>
      <b lang="de">{words || occupations || t('everything')}</b>
      <small lang="de">{[words && occupations, place || t('anywhere')].filter(Boolean).join(' · ')}</small>
    </>
  );
}

/** Places are stored in small letters. */
const capitalise = (place: string) => place.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toLocaleUpperCase('de'));
