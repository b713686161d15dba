import type { HelpArticle } from '@stellenvisite/contract/content/help-articles.schema';
import type { TicketRole } from '@stellenvisite/contract/support/support-tickets';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { findHelp } from '../help/find-help.ts';
import { helpPath } from '../help/help-path.ts';

const FROM_LETTERS = 4;
const TYPING_PAUSE_MS = 250;
const PROPOSED = 3;

/** Answers that are there already, while the subject of a question is typed. */
export function ProposedHelp({ subject, role }: { subject: string; role: TicketRole }) {
  const { t } = useTranslation('support-tickets', { keyPrefix: 'proposed' });
  const articles = useProposedHelp(subject, role);
  return (
    <div aria-live="polite" className={articles.length > 0 ? '-mt-3' : '-mt-5'}>
      {articles.length > 0 && (
        <div className="overflow-hidden rounded-control border border-line-2 bg-sheet shadow-field">
          <p className="border-line border-b bg-sheet-2 px-3.5 py-2.5 font-semibold font-text text-fs-8 leading-[1.35]">
            {t('title')}
          </p>
          <ul>
            {articles.map(({ slug, title, text }) => (
              <li key={slug} className="border-line not-first:border-t">
                <Link
                  to={`${helpPath(role)}#${slug}`}
                  className="grid min-h-tap grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-3.5 py-2.5 text-fs-7 text-ink leading-[1.35] hover:bg-sheet-2"
                >
                  <b className="font-semibold">{title}</b>
                  <small className="truncate text-fs-8 text-ink-2">{text}</small>
                  <ChevronRight className="col-start-2 row-span-2 row-start-1" size={20} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function useProposedHelp(subject: string, role: TicketRole): readonly HelpArticle[] {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [articles, setArticles] = useState<readonly HelpArticle[]>([]);
  const q = subject.trim();
  useEffect(() => {
    const stopped = new AbortController();
    const ask = async () => {
      const found = await findHelp({ role, q, language, signal: stopped.signal });
      setArticles(found.slice(0, PROPOSED));
    };
    const timer = setTimeout(() => {
      if (q.length < FROM_LETTERS) setArticles([]);
      else ask().catch(() => setArticles([]));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [q, role, language]);
  return articles;
}
