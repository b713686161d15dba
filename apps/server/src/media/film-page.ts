import { escapeHtml } from '@stellenvisite/contract/escape-html';
import type { VideoProvider } from '@stellenvisite/contract/video-link';

const PLAYER_HOSTS: Record<VideoProvider, string> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
};

/** The one page that may frame a provider's player. Our pages frame this one, so that their own policy names no other host. */
export const filmPolicy = (provider: VideoProvider) =>
  `default-src 'none'; style-src 'unsafe-inline'; frame-src ${PLAYER_HOSTS[provider]}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

export function filmPage({ playerUrl, title }: { playerUrl: string; title: string | null }): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeHtml(title ?? 'Film')}</title>
<style>html,body{height:100%;margin:0;background:#0b112d}iframe{display:block;width:100%;height:100%;border:0}</style></head>
<body><iframe src="${escapeHtml(playerUrl)}" title="${escapeHtml(title ?? 'Film')}" allow="fullscreen; picture-in-picture; encrypted-media" allowfullscreen></iframe></body></html>`;
}
