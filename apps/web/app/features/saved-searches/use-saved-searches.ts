import type { SavedSearch } from '@stellenvisite/contract/saved-searches.schema';
import { useTranslation } from 'react-i18next';
import { optimisticUpdate } from '../../api/optimistic-update.ts';
import { problemCodeOf } from '../../api/problem-code.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { toast } from '../../ui/toast.ts';
import { SAVED_SEARCHES } from './shared/saved-searches-key.ts';

type SavedSearches = { items: SavedSearch[] };
type ById = { params: { path: { id: string } } };

export const useSavedSearches = () => $api.useQuery('get', '/api/saved-searches');

/** The new name is in the list at once. */
export function useRenameSearch() {
  return $api.useMutation(
    'patch',
    '/api/saved-searches/{id}',
    optimisticUpdate<SavedSearches, ById & { body: { name: string } }>(SAVED_SEARCHES, (list, { params, body }) => ({
      ...list,
      items: list.items.map((search) => (search.id === params.path.id ? { ...search, name: body.name } : search)),
    })),
  );
}

/** A deleted search is gone at once, and back as it was when the person thinks better of it. */
export function useDeleteSearch(): (search: SavedSearch) => void {
  const { t } = useTranslation('saved-searches');
  const errorText = useErrorText();
  const restore = $api.useMutation('post', '/api/saved-searches', {
    onSettled: (_data, _error, _variables, _before, { client }) =>
      client.invalidateQueries({ queryKey: SAVED_SEARCHES }),
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  const remove = $api.useMutation(
    'delete',
    '/api/saved-searches/{id}',
    optimisticUpdate<SavedSearches, ById>(SAVED_SEARCHES, (list, { params }) => ({
      ...list,
      items: list.items.filter(({ id }) => id !== params.path.id),
    })),
  );
  return async (search) => {
    // It is gone from the list already: whoever leaves the page now must not find it back later.
    const request = { params: { path: { id: search.id } }, keepalive: true };
    const refusal = await remove.mutateAsync(request).then(
      () => null,
      (error: unknown) => (problemCodeOf(error) === 'saved_search.not_found' ? null : errorText(error)),
    );
    if (refusal) return void toast(refusal, { tone: 'bad' });
    const { name, query, seenAt } = search;
    void toast(t('deleted', { name }), {
      action: { label: t('undo'), onClick: () => restore.mutate({ body: { name, query, seenAt } }) },
    });
  };
}
