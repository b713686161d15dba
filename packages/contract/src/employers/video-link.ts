export const VIDEO_PROVIDERS = ['youtube', 'vimeo'] as const;
export type VideoProvider = (typeof VIDEO_PROVIDERS)[number];

/** `hash` opens a Vimeo film that is not listed. */
export type VideoReference = { provider: VideoProvider; videoId: string; hash: string | null };

const YOUTUBE_HOSTS = ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com'];
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_PATH = /^\/(?:video\/)?(\d{6,12})(?:\/([0-9a-f]{6,16}))?\/?$/;

/** Parses the film that an address leads to, as people copy it from the address bar or the share button; null for anything else. */
export function parseVideoLink(link: string): VideoReference | null {
  const text = link.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url) return null;
  const host = url.hostname.replace(/^www\./, '');
  if (YOUTUBE_HOSTS.includes(host)) {
    const inPath = url.pathname.match(/^\/(?:embed|shorts|live)\/([^/]+)/)?.[1];
    return youtube(url.pathname === '/watch' ? url.searchParams.get('v') : inPath);
  }
  if (host === 'youtu.be') return youtube(url.pathname.slice(1));
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return null;
  const [, videoId, hash] = url.pathname.match(VIMEO_PATH) ?? [];
  const named = url.searchParams.get('h')?.match(/^[0-9a-f]{6,16}$/)?.[0];
  return videoId ? { provider: 'vimeo', videoId, hash: hash ?? named ?? null } : null;
}

function youtube(videoId: string | null | undefined): VideoReference | null {
  return videoId && YOUTUBE_ID.test(videoId) ? { provider: 'youtube', videoId, hash: null } : null;
}

/** Where the film is watched, without a parameter that follows the visitor. */
export function videoUrl({ provider, videoId, hash }: VideoReference): string {
  if (provider === 'youtube') return `https://www.youtube.com/watch?v=${videoId}`;
  return `https://vimeo.com/${videoId}${hash ? `/${hash}` : ''}`;
}

/** Returns the player that sets no cookie before somebody plays (YouTube) or none at all (Vimeo). */
export function videoPlayerUrl({ provider, videoId, hash }: VideoReference): string {
  if (provider === 'youtube') return `https://www.youtube-nocookie.com/embed/${videoId}?rel=0`;
  return `https://player.vimeo.com/video/${videoId}?dnt=1${hash ? `&h=${hash}` : ''}`;
}
