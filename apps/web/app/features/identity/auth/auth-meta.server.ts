import { type RouterContextProvider, redirect } from 'react-router';
import { pageMeta, textsOf } from '../../../page-meta.server.ts';

/** Title and description of a signed-out screen, which is not indexed. */
export function authMeta(context: Readonly<RouterContextProvider>, key: string, path: string) {
  const t = textsOf(context, 'auth');
  return pageMeta(context, {
    title: t(`meta.${key}.title`),
    description: t(`meta.${key}.description`),
    path,
    isIndexed: false,
  });
}

/** Forms here are sent by script. One sent before it ran comes back to its page, and no password gets into an address. */
export const backToForm = (url: URL) => redirect(url.pathname + url.search, 303);
