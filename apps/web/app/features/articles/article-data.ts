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
    author: { '@type': 'Person', name: article.author.name, jobTitle: article.author.role },
    publisher: { '@type': 'Organization', name: 'Stellenvisite', url: publicUrl },
    mainEntityOfPage: `${publicUrl}/blog/${article.slug}`,
    image: publicUrl + (article.cover?.url ?? '/social.png'),
  };
}
