import { publicApi } from '../../../api/public-api.ts';
import type { ComboboxOption } from '../../../ui/use-combobox.ts';

const SHOWN = 7;

export async function proposeOccupations(q: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  if (q.trim().length < 2) return [];
  const params = { query: { q: q.trim(), limit: SHOWN } };
  const { data: list } = await publicApi.GET('/api/suggestions', { params, signal });
  return (list?.items ?? [])
    .filter(({ kind }) => kind === 'occupation')
    .map(({ text }) => ({ value: text, label: text }));
}
