import type { HelpArticle } from '@stellenvisite/contract/help-articles.schema';
import type { TicketRole } from '@stellenvisite/contract/support-tickets';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { findHelp } from '../help-articles/shared/find-help.ts';
import { helpPath } from '../help-articles/shared/help-path.ts';

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
        <div className="contact-help">
          <p>{t('title')}</p>
          <ul>
            {articles.map(({ slug, title, text }) => (
              <li key={slug}>
                <Link to={`${helpPath(role)}#${slug}`}>
                  <b>{title}</b>
                  <small>{text}</small>
                  <ChevronRight size={20} />
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
