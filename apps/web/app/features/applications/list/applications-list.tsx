import type { ApplicationTab } from '@stellenvisite/contract/applications';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { useApplications, useLiveApplications } from '../shared/application-queries.ts';
import { ReadFailure } from '../shared/read-failure.tsx';
import { ApplicationDrafts } from './application-drafts.tsx';
import { ApplicationTable } from './application-table.tsx';
import { ApplicationTabs, useApplicationsAddress } from './application-tabs.tsx';
import { ApplicationsSkeleton } from './applications-skeleton.tsx';

/** The own applications by tab, with what was begun and not sent above them. */
export function ApplicationsList() {
  const { t } = useTranslation('applications');
  const address = useApplicationsAddress();
  useLiveApplications();
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useApplications({
    tab: address.tab,
    page: address.page,
  });
  usePageInRange(isPlaceholderData ? undefined : data, address);
  return (
    <>
      {(address.tab === 'all' || address.tab === 'active') && <ApplicationDrafts />}
      <ApplicationTabs counts={data?.counts} />
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ApplicationsSkeleton />}
      {data && data.items.length > 0 && (
        <section aria-labelledby="applications-title">
          <h2 id="applications-title" className="visually-hidden">
            {t(`list.tab.${address.tab}`)}
          </h2>
          <ApplicationTable items={data.items} asOf={new Date(dataUpdatedAt).toISOString()} />
        </section>
      )}
      {data && !isPlaceholderData && data.total === 0 && (
        <NoApplications tab={address.tab} hasAny={data.counts.all > 0} />
      )}
      {data && (
        <Pagination
          className="mt-4"
          page={data.page}
          pageCount={Math.ceil(data.total / data.pageSize)}
          toPage={address.toPage}
        />
      )}
    </>
  );
}

type Address = ReturnType<typeof useApplicationsAddress>;

/** A tab may have become shorter since its page was bookmarked. */
function usePageInRange(data: { total: number; pageSize: number } | undefined, { page, toPage }: Address) {
  const navigate = useNavigate();
  const lastPage = data && Math.max(1, Math.ceil(data.total / data.pageSize));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `toPage` is another function at every render
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) void navigate(toPage(lastPage), { replace: true });
  }, [lastPage, page]);
}

/** Nobody has applied yet, or this tab alone is empty. */
function NoApplications({ tab, hasAny }: { tab: ApplicationTab; hasAny: boolean }) {
  const { t } = useTranslation('applications');
  if (hasAny)
    return (
      <EmptyState
        className="mt-4"
        art="timeline"
        title={t(`list.none.tab.${tab}`)}
        actions={
          <LinkButton variant="secondary" to="/dashboard/bewerbungen">
            {t('list.none.showAll')}
          </LinkButton>
        }
      />
    );
  return (
    <EmptyState
      className="mt-4"
      art="timeline"
      title={t('list.none.title')}
      text={t('list.none.text')}
      actions={
        <>
          <LinkButton to="/jobs">{t('list.none.search')}</LinkButton>
          <LinkButton variant="secondary" to="/dashboard/merkliste">
            {t('list.none.bookmarks')}
          </LinkButton>
        </>
      }
    />
  );
}
