/** Specification §6: the browser's flag that an administrator signed in here, valid for 24 hours. The server does not rely on it. */
const ADMIN_FLAG = 'admin-session';
const VALID_MS = 24 * 60 * 60_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function isAdminFlagValid(value: string | null, now: number): boolean {
  if (!value) return false;
  try {
    const flag: unknown = JSON.parse(value);
    if (typeof flag !== 'object' || flag === null || !('isAdmin' in flag) || !('timestamp' in flag)) return false;
    const age = typeof flag.timestamp === 'number' ? now - flag.timestamp : Number.NaN;
    return flag.isAdmin === true && age >= 0 && age <= VALID_MS;
  } catch {
    return false;
  }
}

export function writeAdminFlag(store: Store = localStorage, now = Date.now()): void {
  store.setItem(ADMIN_FLAG, JSON.stringify({ isAdmin: true, timestamp: now }));
}

/** Removes a flag that is no longer valid. */
export function checkAdminFlag(store: Store = localStorage, now = Date.now()): boolean {
  const isValid = isAdminFlagValid(store.getItem(ADMIN_FLAG), now);
  if (!isValid) store.removeItem(ADMIN_FLAG);
  return isValid;
}

export const removeAdminFlag = (store: Store = localStorage): void => store.removeItem(ADMIN_FLAG);
