import { CONVERSATION_FILTERS, type ConversationFilter } from '@stellenvisite/contract/messages';
import { useSearchParams } from 'react-router';

/** Search, filter and page are in the address, beside the conversation that is open. */
export function useConversationAddress() {
  const [params, setParams] = useSearchParams();
  const withValue = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (name !== 'page') next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  return {
    q: params.get('q')?.trim() ?? '',
    filter: CONVERSATION_FILTERS.find((filter) => filter === params.get('filter')) ?? 'all',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    toFilter: (filter: ConversationFilter) => ({
      search: withValue('filter', filter === 'all' ? '' : filter).toString(),
    }),
    toPage: (page: number) => ({ search: withValue('page', page > 1 ? String(page) : '').toString() }),
    changeSearch: (q: string) => setParams(withValue('q', q), { replace: true, preventScrollReset: true }),
  };
}
export type ConversationAddress = ReturnType<typeof useConversationAddress>;
