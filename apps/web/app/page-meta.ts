import type { Language } from '@stellenvisite/contract/platform/languages';
import type { MetaDescriptor } from 'react-router';

export const SITE = 'Stellenvisite';

/** Metadata for search engines and link previews, made in the loader, where texts and the public address are known. */
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

/**
 * Returns the text that names a page: the innermost `handle.title` of its routes, a namespace and a key. Pages that search engines index
 * have a title from their loader instead, which knows descriptions and addresses as well.
 */
export function findTitle(matches: readonly { handle: unknown }[]): { namespace: string; key: string } | undefined {
  const titles = matches.flatMap(({ handle }) =>
    typeof handle === 'object' && handle !== null && 'title' in handle ? [String(handle.title)] : [],
  );
  const [namespace = '', key = ''] = titles.at(-1)?.split(':') ?? [];
  return key ? { namespace, key } : undefined;
}

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
