import { keepPreviousData } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { $publicApi } from '../../../api/public-queries.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { useOccupationChoices } from '../use-choices.ts';
import { useProfile } from '../use-profile.ts';
import { useLasting } from './use-lasting.ts';
import { furtherShift, searchAddress, type WeekSearch, weekSearch } from './week-search.ts';

/** How many jobs have shifts that are possible, and which further shift would bring more. */
export function WeekCount() {
  const { t } = useTranslation('seeker-profiles');
  const { data } = useProfile();
  const { occupationLabel } = useOccupationChoices();
  const search = useLasting(weekSearch(data, occupationLabel(data.occupations[0])));
  return <div className="wk-foot">{search ? <Found search={search} /> : <p>{t('week.count.unset')}</p>}</div>;
}

function Found({ search }: { search: WeekSearch }) {
  const { t } = useTranslation('seeker-profiles');
  const { t: fields } = useTranslation('job-fields');
  const found = useTotal(search);
  const further = found ? furtherShift(search, found.facets.shift ?? []) : null;
  const more = useTotal(further ? { ...search, shift: [...search.shift, further] } : null);
  const where = search.location ? 'near' : 'anywhere';
  const hasMore = found && more && further && more.total > found.total;
  if (!found) return <p role="status">{t('week.count.loading')}</p>;
  return (
    <>
      <p role="status">
        <Trans t={t} i18nKey={`week.count.${where}`} count={found.total} components={{ b: <b className="num" /> }} />{' '}
        {hasMore && (
          <span>
            <Trans
              t={t}
              i18nKey="week.count.more"
              count={more.total}
              values={{ shift: fields(`shift.${further}`) }}
              components={{ b: <b className="num" /> }}
            />
          </span>
        )}
      </p>
      {found.total > 0 && (
        <LinkButton to={{ pathname: '/jobs', search: searchAddress(search) }}>
          {t('week.count.show', { count: found.total })}
        </LinkButton>
      )}
    </>
  );
}

function useTotal(search: WeekSearch | null) {
  const { data } = $publicApi.useQuery(
    'get',
    '/api/jobs',
    { params: { query: { ...search, pageSize: 1 } } },
    { enabled: search !== null, placeholderData: keepPreviousData },
  );
  return search ? data : undefined;
}
