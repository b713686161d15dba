import type { SavedSearch } from '@stellenvisite/contract/saved-searches.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeOf } from '../../api/outcome.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useProblemText } from '../../i18n/use-problem-text.ts';
import { accountApi } from '../../session/api.ts';
import { toast } from '../../ui/toast.ts';

export const loadSavedSearches = async () => outcomeOf((await accountApi()).GET('/api/saved-searches'));

/** The person's searches. A deleted one is gone at once, and back as it was when the person thinks better of it. */
export function useSavedSearches() {
  const { t } = useTranslation('saved-searches');
  const problemText = useProblemText();
  const { data, code, reload } = useLoaded('saved-searches', loadSavedSearches);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  const rename = async (id: string, name: string): Promise<string | null> => {
    const api = await accountApi();
    const renamed = await outcomeOf(
      api.PATCH('/api/saved-searches/{id}', { params: { path: { id } }, body: { name } }),
    );
    if (renamed.code) return problemText(renamed.code);
    await reload();
    return null;
  };
  const restore = async ({ name, query, seenAt }: SavedSearch) => {
    const api = await accountApi();
    const restored = await outcomeOf(api.POST('/api/saved-searches', { body: { name, query, seenAt } }));
    await reload();
    if (restored.code) void toast(problemText(restored.code), { tone: 'bad' });
  };
  const remove = async (search: SavedSearch) => {
    setGone((ids) => new Set([...ids, search.id]));
    const api = await accountApi();
    // It is gone from the list already: whoever leaves the page now must not find it back later.
    const request = { params: { path: { id: search.id } }, keepalive: true };
    const deleted = await outcomeOf(api.DELETE('/api/saved-searches/{id}', request));
    if (deleted.code && deleted.code !== 'saved_search.not_found') {
      setGone((ids) => new Set([...ids].filter((id) => id !== search.id)));
      return void toast(problemText(deleted.code), { tone: 'bad' });
    }
    void toast(t('deleted', { name: search.name }), {
      action: { label: t('undo'), onClick: () => void restore(search) },
    });
  };
  const items = data?.items.filter(({ id }) => !gone.has(id)) ?? null;
  return { items, problem: code && problemText(code), rename, remove };
}
