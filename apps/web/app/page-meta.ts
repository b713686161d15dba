import type { Language } from '@stellenvisite/contract/languages';
import type { MetaDescriptor } from 'react-router';

export const SITE = 'Stellenvisite';

/** What a page tells search engines and link previews. Made in the loader, where texts and the public address are known. */
export type PageMeta = {
  title: string;
  description: string;
  language: Language;
  canonical: string;
  alternates: { hrefLang: string; href: string }[];
  image: string;
  imageSize: { width: number; height: number };
  isIndexed: boolean;
};

/** For a route's `meta` export. */
export function metaTags(meta: PageMeta | undefined): MetaDescriptor[] {
  if (!meta) return [{ title: SITE }];
  return [
    { title: meta.title },
    { name: 'description', content: meta.description },
    ...(meta.isIndexed
      ? [
          { tagName: 'link', rel: 'canonical', href: meta.canonical },
          ...meta.alternates.map((alternate) => ({ tagName: 'link', rel: 'alternate', ...alternate })),
        ]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: SITE },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: meta.title },
    { property: 'og:description', content: meta.description },
    { property: 'og:url', content: meta.canonical },
    { property: 'og:locale', content: meta.language === 'de' ? 'de_DE' : 'en_GB' },
    { property: 'og:image', content: meta.image },
    { property: 'og:image:width', content: String(meta.imageSize.width) },
    { property: 'og:image:height', content: String(meta.imageSize.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
