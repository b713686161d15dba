import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The night field, in both themes. */
export function NewsletterField({ form }: { form: ReactNode }) {
  const { t } = useTranslation('articles', { keyPrefix: 'newsletter' });
  return (
    <section className="article-news" data-theme="nacht" aria-labelledby="article-news">
      <div>
        <h2 id="article-news">{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <div>{form}</div>
    </section>
  );
}
