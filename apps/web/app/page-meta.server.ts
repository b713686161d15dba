import { LANGUAGES, type Language } from '@stellenvisite/contract/platform/languages';
import type { TFunction } from 'i18next';
import type { RouterContextProvider } from 'react-router';
import { serverTexts } from './i18n/server-texts.server.ts';
import { type PageMeta, SITE } from './page-meta.ts';
import { visitContext } from './visit.ts';

const SOCIAL_PICTURE = { width: 1200, height: 630 };

type PageMetaInput = {
  title: string;
  description: string;
  /** The one address of this page, without the language: `/jobs/kategorie/pflege`. */
  path: string;
  image?: string;
  /** Of the picture above, where it is not one of our social pictures. */
  imageSize?: { width: number; height: number };
  isIndexed?: boolean;
};

/** Texts for a loader. */
export function textsOf(context: Readonly<RouterContextProvider>, namespace: string, keyPrefix?: string): TFunction {
  const { language } = context.get(visitContext);
  return serverTexts(language).getFixedT(language, namespace, keyPrefix);
}

export function pageMeta(context: Readonly<RouterContextProvider>, input: PageMetaInput): PageMeta {
  const { language, publicUrl } = context.get(visitContext);
  const address = (of: Language) => withLanguage(publicUrl + input.path, of);
  return {
    title: input.title.includes(SITE) ? input.title : `${input.title} · ${SITE}`,
    description: input.description,
    language,
    canonical: address(language),
    alternates: [
      ...LANGUAGES.map((of) => ({ hrefLang: of as string, href: address(of) })),
      { hrefLang: 'x-default', href: address('de') },
    ],
    image: publicUrl + (input.image ?? '/social.png'),
    imageSize: input.imageSize ?? SOCIAL_PICTURE,
    isIndexed: input.isIndexed ?? true,
  };
}

/** German is at the plain address, English at the same one with `?lang=en`. */
function withLanguage(href: string, language: Language): string {
  if (language === 'de') return href;
  return `${href}${href.includes('?') ? '&' : '?'}lang=${language}`;
}
