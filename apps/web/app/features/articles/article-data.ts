import type { Article } from '@stellenvisite/contract/articles.schema';
import type { Language } from '@stellenvisite/contract/languages';

/** schema.org of an article, for search engines. */
export function articleData(article: Article, publicUrl: string, language: Language) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.lead,
    inLanguage: language,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: toAuthor(article.author),
    publisher: { '@type': 'Organization', name: 'Stellenvisite', url: publicUrl },
    mainEntityOfPage: `${publicUrl}/blog/${article.slug}`,
    image: publicUrl + (article.cover?.url ?? '/social.png'),
  };
}

/** The editors sign together: they are no person. */
function toAuthor({ name, role }: Article['author']) {
  return /^Redaktion\b/.test(name) ? { '@type': 'Organization', name } : { '@type': 'Person', name, jobTitle: role };
}
