import { APPLICATION_TABS, type ApplicationTab } from '@stellenvisite/contract/applications/applications';
import type {
  ApplicationCounts,
  ApplicationDrafts as Drafts,
} from '@stellenvisite/contract/applications/applications.schema';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { dataOf } from '../../../api/data-of.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { api } from '../../../session/api.ts';
import { $api } from '../../../session/queries.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { TabsNav } from '../../../ui/tabs-nav.tsx';
import { applyPath } from '../../jobs/display/apply/apply-button.tsx';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { ReadFailure } from '../../platform/read-failure.tsx';
import { useApplications, useLiveApplications } from '../shared/application-queries.ts';
import { ApplicationTable } from './application-table.tsx';

type Draft = Drafts['items'][number];

type DiscardDialogProps = { draft: Draft; onClose: () => void; onDone: () => void };

const ROWS = [0, 1, 2, 3];

const PATH = '/dashboard/bewerbungen';

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

/** Tab and page are in the address. */
function useApplicationsAddress() {
  const [params] = useSearchParams();
  const tab = APPLICATION_TABS.find((each) => each === params.get('tab')) ?? 'all';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const to = (next: ApplicationTab, nextPage = 1) => {
    const search = new URLSearchParams();
    if (next !== 'all') search.set('tab', next);
    if (nextPage > 1) search.set('page', String(nextPage));
    return { pathname: PATH, search: search.toString() };
  };
  return { tab, page, to, toPage: (nextPage: number) => to(tab, nextPage) };
}

function ApplicationTabs({ counts }: { counts: ApplicationCounts | undefined }) {
  const { t } = useTranslation('applications');
  const { tab: current, to } = useApplicationsAddress();
  return (
    <TabsNav
      label={t('list.heading')}
      tabs={APPLICATION_TABS.map((tab) => ({
        to: to(tab),
        label: t(`list.tab.${tab}`),
        current: tab === current,
        ...(counts && { count: counts[tab] }),
      }))}
    />
  );
}

/** Renders the shape of the list that is on its way. */
export function ApplicationsSkeleton() {
  const { t } = useTranslation('applications');
  return (
    <Skeletons label={t('list.loading')} className="ap-table bleed-phone">
      {ROWS.map((row) => (
        <div key={row} className="ap-row">
          <div className="ap-name">
            <Skeleton className="h-5 w-[min(14rem,90%)]" />
            <Skeleton className="mt-2 h-4 w-40 max-w-full" />
          </div>
          <div className="ap-bars" />
          <div className="ap-state">
            <Skeleton className="h-7 w-28" />
          </div>
        </div>
      ))}
    </Skeletons>
  );
}

/** Lists unsent drafts; renders nothing where there is none. */
function ApplicationDrafts() {
  const { t } = useTranslation('applications');
  const { data, dataUpdatedAt, refetch } = $api.useQuery('get', '/api/application-drafts');
  const [discarded, setDiscarded] = useState<Draft | null>(null);
  if (!data || data.items.length === 0) return null;
  const asOf = new Date(dataUpdatedAt).toISOString();
  return (
    <Card as="section" aria-labelledby="application-drafts" className="mb-6">
      <h2 id="application-drafts" className="mb-3 text-fs-4">
        {t('list.draft.title', { count: data.items.length })}
      </h2>
      <ul className="rows">
        {data.items.map((draft) => (
          <li key={draft.jobId}>
            <span className="rows-text">
              <b lang="de">
                <JobTitle title={draft.title} />
              </b>
              <small>
                <span lang="de">{draft.employer}</span>, {t('list.draft.changed')}{' '}
                <RelativeTime when={draft.updatedAt} asOf={asOf} />
                {!draft.isLive && `, ${t('list.draft.ended')}`}
              </small>
            </span>
            <span className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="s"
                aria-label={t('list.draft.discardNamed', { title: draft.title })}
                onClick={() => setDiscarded(draft)}
              >
                {t('list.draft.discard')}
              </Button>
              {draft.isLive && (
                <LinkButton
                  size="s"
                  to={applyPath(draft.jobId)}
                  aria-label={t('list.draft.continueNamed', { title: draft.title })}
                >
                  {t('list.draft.continue')}
                </LinkButton>
              )}
            </span>
          </li>
        ))}
      </ul>
      {discarded && (
        <DiscardDialog draft={discarded} onClose={() => setDiscarded(null)} onDone={() => void refetch()} />
      )}
    </Card>
  );
}

function DiscardDialog({ draft, onClose, onDone }: DiscardDialogProps) {
  const { t } = useTranslation('applications');
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const discard = async () => {
    setIsBusy(true);
    try {
      await dataOf(api.DELETE('/api/jobs/{id}/application-draft', { params: { path: { id: draft.jobId } } }));
      onDone();
      onClose();
    } catch (error) {
      setIsBusy(false);
      void toast(errorText(error), { tone: 'bad' });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('list.draft.confirm.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('list.draft.confirm.keep')}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={() => void discard()}>
            {t('list.draft.confirm.discard')}
          </Button>
        </>
      }
    >
      <p>{t('list.draft.confirm.text', { title: draft.title })}</p>
    </Dialog>
  );
}
