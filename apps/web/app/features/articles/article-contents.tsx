import type { Article } from '@stellenvisite/contract/articles.schema';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { useSectionInView } from './use-section-in-view.ts';

type Sections = Pick<Article, 'sections'>;

/** Beside the text on a wide window, folded above it on a phone. */
export function ArticleContents({ sections }: Sections) {
  const { t } = useTranslation('articles');
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <>
      <nav className="article-toc" aria-labelledby="article-toc">
        <h2 id="article-toc">{t('contents')}</h2>
        <ContentsList sections={sections} current={current} />
        <IconButton
          className="script-only"
          look="line"
          label={t('print')}
          icon={<Printer size={20} />}
          onClick={() => window.print()}
        />
      </nav>
      <details className="article-toc-fold">
        <summary>{t('contents')}</summary>
        <ContentsList sections={sections} current={undefined} />
      </details>
    </>
  );
}

function ContentsList({ sections, current }: Sections & { current: string | undefined }) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
