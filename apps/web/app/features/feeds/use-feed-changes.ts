import type { FeedMapping } from '@stellenvisite/contract/feeds/feed-mapping.schema';
import type { StartRun } from '@stellenvisite/contract/feeds/feed-runs.schema';
import type { FeedDecision } from '@stellenvisite/contract/feeds/feeds';
import type { FeedAuth, FeedDetail } from '@stellenvisite/contract/feeds/feeds.schema';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../api/data-of.ts';
import type { components } from '../../api/schema.gen.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { api } from '../../session/api.ts';
import { $api } from '../../session/queries.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useActingEmployer } from '../identity/acting-employer/use-acting-employer.ts';
import { useRefreshFeeds } from './use-feeds.ts';

type Bodies = components['schemas'];

/** Shows what the change did; one that is refused says why. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>, { isNotified = true } = {}) {
  const { t } = useTranslation('feeds');
  const errorText = useErrorText();
  const refresh = useRefreshFeeds();
  return useMutation({
    mutationFn: change,
    onSettled: refresh,
    onError: (error) => {
      if (isNotified) void toast(t('failed'), { description: errorText(error), tone: 'bad' });
    },
  });
}

export type FeedSourceInput =
  | { kind: 'url'; url: string; auth?: FeedAuth }
  | { kind: 'paste'; text: string }
  | { kind: 'file'; file: File };

type CheckSource = { feedId: string | undefined; source: FeedSourceInput };

/** Looks at an address, a file or a text. An address given again for a feed changes that feed; anything else is a new one. */
export function useCheckSource() {
  const { employerId } = useActingEmployer();
  return useChange(({ feedId, source }: CheckSource) => checkSource(employerId, feedId, source), { isNotified: false });
}

async function checkSource(
  employerId: string,
  feedId: string | undefined,
  source: FeedSourceInput,
): Promise<FeedDetail> {
  const params = { query: { employerId } };
  if (source.kind === 'paste') return dataOf(api.POST('/api/employer/feeds', { params, body: { source } }));
  if (source.kind === 'file') {
    const named = { kind: 'file' as const, fileName: source.file.name };
    const feed: FeedDetail = await dataOf(api.POST('/api/employer/feeds', { params, body: { source: named } }));
    return sendDocument(feed.id, source.file);
  }
  const { url, auth } = source;
  if (!feedId)
    return dataOf(
      api.POST('/api/employer/feeds', {
        params,
        body: { source: { kind: 'url', url, auth: auth ?? { kind: 'none' } } },
      }),
    );
  return dataOf(
    api.PATCH('/api/employer/feeds/{id}', { params: { path: { id: feedId } }, body: { url, ...(auth && { auth }) } }),
  );
}

type NewDocument = { feedId: string; source: Exclude<FeedSourceInput, { kind: 'url' }> };

/** The next version of a feed that comes as a file or a text. */
export function useSendDocument() {
  return useChange(
    ({ feedId, source }: NewDocument) =>
      sendDocument(feedId, source.kind === 'file' ? source.file : new Blob([source.text])),
    { isNotified: false },
  );
}

/** The file as it is: the address of the API takes its bytes, not a form. */
function sendDocument(id: string, file: Blob): Promise<FeedDetail> {
  return dataOf(
    api.PUT('/api/employer/feeds/{id}/document', {
      params: { path: { id } },
      headers: { 'content-type': 'application/octet-stream' },
      body: file as never,
      bodySerializer: (body: unknown) => body as BodyInit,
    }),
  );
}

type Start = Pick<StartRun, 'kind'> & { feedId: string; asDrafts?: boolean };

export function useStartRun() {
  return useChange(({ feedId, kind, asDrafts = false }: Start) =>
    dataOf(
      api.POST('/api/employer/feeds/{id}/runs', {
        params: { path: { id: feedId } },
        body: { kind, asDrafts, force: false },
      }),
    ),
  );
}

export function useChangeFeed() {
  return useChange(({ feedId, body }: { feedId: string; body: Bodies['ChangeFeedInput'] }) =>
    dataOf(api.PATCH('/api/employer/feeds/{id}', { params: { path: { id: feedId } }, body })),
  );
}

export function useDeleteFeed() {
  return useChange(({ feedId, jobs }: { feedId: string; jobs: 'keep' | 'close' }) =>
    dataOf(api.DELETE('/api/employer/feeds/{id}', { params: { path: { id: feedId }, query: { jobs } } })),
  );
}

type RunChange = { feedId: string; runId: string } & (
  | { do: 'cancel' | 'resume' | 'undo' }
  | { do: 'decide'; way: FeedDecision }
);

export function useRunChange() {
  return useChange((change: RunChange) => {
    const params = { path: { id: change.feedId, runId: change.runId } };
    switch (change.do) {
      case 'cancel':
        return dataOf(api.POST('/api/employer/feeds/{id}/runs/{runId}/cancellation', { params }));
      case 'resume':
        return dataOf(api.POST('/api/employer/feeds/{id}/runs/{runId}/resumption', { params }));
      case 'decide':
        return dataOf(
          api.POST('/api/employer/feeds/{id}/runs/{runId}/decision', { params, body: { way: change.way } }),
        );
      case 'undo':
        return dataOf(api.DELETE('/api/employer/feeds/{id}/runs/{runId}/decision', { params }));
    }
  });
}

export function useCorrectItem() {
  return useChange(
    ({ itemId, body }: { itemId: string; body: Bodies['MendFeedItemInput'] }) =>
      dataOf(api.PATCH('/api/employer/feeds/quarantined-items/{id}', { params: { path: { id: itemId } }, body })),
    { isNotified: false },
  );
}

export function useDismissItem() {
  return useChange(
    ({ itemId }: { itemId: string }) =>
      dataOf(api.DELETE('/api/employer/feeds/quarantined-items/{id}', { params: { path: { id: itemId } } })),
    { isNotified: false },
  );
}

type MappingBody = Bodies['SaveFeedMappingInput']['mapping'];

/** Saves mappings in the order in which they were made, so that the mapper finds the last one when it is opened again. */
export function useSaveMapping() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'feed-mapping' },
    mutationFn: ({ feedId, mapping, isDraft }: { feedId: string; mapping: FeedMapping; isDraft: boolean }) =>
      dataOf(
        api.PUT('/api/employer/feeds/{id}/mapping', {
          params: { path: { id: feedId } },
          body: { mapping: mapping as MappingBody, isDraft },
        }),
      ),
    onSuccess: (feed) => {
      const params = { path: { id: feed.id } };
      client.setQueryData($api.queryOptions('get', '/api/employer/feeds/{id}', { params }).queryKey, feed);
    },
  });
}

export function useMappingPreview(feedId: string, mapping: FeedMapping, at: number) {
  return $api.useQuery(
    'post',
    '/api/employer/feeds/{id}/mapping/preview',
    { params: { path: { id: feedId } }, body: { mapping: mapping as MappingBody, at } },
    { placeholderData: keepPreviousData },
  );
}

/** The drafts an import brought before it was cancelled. */
export function useDeleteDrafts() {
  const { t } = useTranslation('feeds');
  const deletion = useChange(({ feedId }: { feedId: string }) =>
    dataOf(api.DELETE('/api/employer/feeds/{id}/drafts', { params: { path: { id: feedId } } })),
  );
  const mutate = (input: { feedId: string }) =>
    deletion.mutate(input, {
      onSuccess: ({ deleted }) => void toast(t('cancelled.deleted', { count: deleted }), { tone: 'good' }),
    });
  return { ...deletion, mutate };
}
