/** Specification §6: the browser's note that an administrator signed in here, good for 24 hours. Only a courtesy. */
const ADMIN_FLAG = 'admin-session';
const VALID_MS = 24 * 60 * 60_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function isAdminFlagValid(value: string | null, now: number): boolean {
  if (!value) return false;
  try {
    const mark: unknown = JSON.parse(value);
    if (typeof mark !== 'object' || mark === null || !('isAdmin' in mark) || !('timestamp' in mark)) return false;
    const age = typeof mark.timestamp === 'number' ? now - mark.timestamp : Number.NaN;
    return mark.isAdmin === true && age >= 0 && age <= VALID_MS;
  } catch {
    return false;
  }
}

export function writeAdminFlag(store: Store = localStorage, now = Date.now()): void {
  store.setItem(ADMIN_FLAG, JSON.stringify({ isAdmin: true, timestamp: now }));
}

/** Looks, and takes away what no longer counts. */
export function checkAdminFlag(store: Store = localStorage, now = Date.now()): boolean {
  const isValid = isAdminFlagValid(store.getItem(ADMIN_FLAG), now);
  if (!isValid) store.removeItem(ADMIN_FLAG);
  return isValid;
}

export const removeAdminFlag = (store: Store = localStorage): void => store.removeItem(ADMIN_FLAG);
