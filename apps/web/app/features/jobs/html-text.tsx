import { clsx } from 'clsx';

/** HTML of a field that the API sanitises, on the way in and on the way out; no other HTML may come here. It is German, as written. */
export function HtmlText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API to a small list of tags
  return <div className={clsx('prose', className)} lang="de" dangerouslySetInnerHTML={{ __html: html }} />;
}
