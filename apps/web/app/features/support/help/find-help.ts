import type { HelpRole } from '@stellenvisite/contract/content/help-articles.schema';
import { publicApi } from '../../../api/public-api.ts';

type Asked = { role: HelpRole; q: string; language: string; signal: AbortSignal };

/** The answers that fit words while somebody types them. */
export async function findHelp({ role, q, language, signal }: Asked) {
  const headers = { 'accept-language': language };
  const { data } = await publicApi.GET('/api/help-articles', { params: { query: { role, q } }, headers, signal });
  return data?.items ?? [];
}
