import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { RouterContextProvider } from 'react-router';
import { apiOf } from '../../../api/client.ts';
import { getLegalPage, type LegalPageName } from '../../../content/legal-documents.server.ts';
import { pageMeta } from '../../../page-meta.server.ts';
import { visitContext } from '../../../visit.ts';

/** The documents are long and stay on the server: a page receives its own, in its own language. */
export async function loadLegalPage(context: Readonly<RouterContextProvider>, page: LegalPageName, path: string) {
  const { language } = context.get(visitContext);
  const { data: details } = await apiOf(context).GET('/api/operator');
  const { document, isDraft } = getLegalPage(page, language, details);
  const { title, description } = document;
  return {
    meta: pageMeta(context, { title, description, path }),
    document,
    isDraft,
    lastUpdated: formatDate(document.lastUpdated),
  };
}
