type Push = { title: string; body: string; path: string; tag: string };

/** As far as it is used here: the types of a worker and those of a page do not go into one program. */
export type Page = { url: string; focus: () => Promise<unknown>; navigate: (url: string) => Promise<unknown> };
export type Pages = {
  matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Page[]>;
  openWindow: (url: string) => Promise<unknown>;
};
type Registration = { showNotification: (title: string, options: object) => Promise<void> };

const NEUTRAL: Push = { title: 'Stellenvisite', body: '', path: '/', tag: 'unknown' };

/** Shows what was pushed. Browsers demand that something is shown, so an unreadable push is shown without details. */
export function showPush(registration: Registration, text: string | undefined): Promise<void> {
  const { title, body, path, tag } = readPush(text);
  return registration.showNotification(title, { body, tag, data: { path }, icon: '/icon-192.png' });
}

function readPush(text: string | undefined): Push {
  try {
    const pushed = JSON.parse(text ?? '') as Partial<Push>;
    // Only pages of this site: a push comes from the server alone, and leads nowhere else.
    const isOwnPage = /^\/(?!\/)/.test(pushed.path ?? '');
    return { ...NEUTRAL, ...pushed, path: isOwnPage ? (pushed.path ?? '/') : '/' };
  } catch {
    return NEUTRAL;
  }
}

/** Opens the page of a notification in a window that is there, or in a new one. */
export async function openPushed(pages: Pages, origin: string, path: string): Promise<void> {
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  const own = open.find(({ url }) => new URL(url).origin === origin);
  if (!own) return void (await pages.openWindow(path));
  await own.focus();
  // A window that this worker does not control cannot be led by it.
  await own.navigate(path).catch(() => pages.openWindow(path));
}
