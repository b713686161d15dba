import type { HelpArticle } from '@stellenvisite/contract/content/help-articles.schema';
import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

/** Each question has an address of its own: `/hilfe#slug`. */
export function HelpQuestions({ articles }: { articles: readonly HelpArticle[] }) {
  const { t } = useTranslation('help-articles');
  return (
    <div className="border-t border-t-line-2 [&_details[open]_.lucide]:rotate-180">
      {articles.map(({ slug, title, text, url }) => (
        <details className="border-b border-b-line-2 scroll-mt-8" key={slug} id={slug}>
          <summary className="flex items-center justify-between gap-4 min-h-15 py-2.5 px-0 text-ink font-display font-semibold text-fs-5 leading-[1.3] tracking-[-0.01em] cursor-pointer list-none [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDown className="flex-none" size={20} />
          </summary>
          <div className="max-w-184 pb-6 pr-12 text-ink-2 leading-[1.6] max-[48rem]:pr-0">
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
