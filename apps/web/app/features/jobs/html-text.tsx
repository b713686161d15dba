import { clsx } from 'clsx';

/** HTML of one of the columns that are sanitised on the way in; no other HTML may come here. It is German, as written. */
export function HtmlText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised to a small tag list before it was stored
  return <div className={clsx('prose', className)} lang="de" dangerouslySetInnerHTML={{ __html: html }} />;
}
