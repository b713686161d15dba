import type { ArticleSummary } from '@stellenvisite/contract/articles.schema';
import { ArticleDrawing } from './article-drawing.tsx';

type ArticleCoverProps = {
  article: Pick<ArticleSummary, 'cover' | 'drawing'>;
  sizes: string;
  /** The picture at the top of a page is wanted at once. */
  isFirst?: boolean;
};

/** The article's own picture, or its drawing. The place has its ratio before the picture is there, so nothing moves. */
export function ArticleCover({ article: { cover, drawing }, sizes, isFirst }: ArticleCoverProps) {
  if (!cover) return <ArticleDrawing kind={drawing} />;
  const { url, sources, alt, width, height } = cover;
  return (
    <div className="article-pic article-pic-photo">
      <picture>
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img
          src={url}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
    </div>
  );
}
