import { formatDate } from '@stellenvisite/contract/format-date';
import type { RouterContextProvider } from 'react-router';
import { getLegalPage, type LegalPageName } from '../../content/legal-documents.server.ts';
import { pageMeta } from '../../page-meta.server.ts';
import { visitContext } from '../../visit.ts';

/** The documents are long and stay on the server: a page receives its own, in its own language. */
export function loadLegalPage(context: Readonly<RouterContextProvider>, page: LegalPageName, path: string) {
  const { language } = context.get(visitContext);
  const { document, isDraft } = getLegalPage(page, language);
  const { title, description } = document;
  return {
    meta: pageMeta(context, { title, description, path }),
    document,
    isDraft,
    lastUpdated: formatDate(document.lastUpdated),
  };
}
