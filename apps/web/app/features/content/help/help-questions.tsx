import type { HelpArticle } from '@stellenvisite/contract/content/help-articles.schema';
import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

/** Each question has an address of its own: `/hilfe#slug`. */
export function HelpQuestions({ articles }: { articles: readonly HelpArticle[] }) {
  const { t } = useTranslation('help-articles');
  return (
    <div className="help-questions">
      {articles.map(({ slug, title, text, url }) => (
        <details key={slug} id={slug}>
          <summary>
            {title}
            <ChevronDown size={20} />
          </summary>
          <div className="help-answer">
            <p>{text}</p>
            {url && (
              <p className="mt-2">
                <Link className="link" to={url}>
                  {t('go')}
                  <span className="visually-hidden">: {title}</span>
                </Link>
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}

/** The address of a question opens it. */
export function useOpenByHash(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same question once more opens it again
  useEffect(() => {
    const element = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!(element instanceof HTMLDetailsElement)) return;
    element.open = true;
    element.scrollIntoView();
  }, [hash, key]);
}
