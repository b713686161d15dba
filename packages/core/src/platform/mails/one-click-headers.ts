type OneClick = {
  publicUrl: string;
  /** The address below the site that takes the POST of the mail program; its GET leads to a page with a button. */
  path: string;
  /** The list's name, by which mail programs filter. */
  list: string;
};

/** One-click unsubscription by the mail program itself (RFC 8058), and the list's name for its filters (RFC 2919). */
export function oneClickHeaders({ publicUrl, path, list }: OneClick): Record<string, string> {
  return {
    'List-Unsubscribe': `<${publicUrl}${path}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `Stellenvisite <${list}.${new URL(publicUrl).hostname}>`,
  };
}
