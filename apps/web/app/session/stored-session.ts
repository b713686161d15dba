type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** In a tab that must forget: nothing of it is in the store that outlives the window. */
const TAB_ONLY = 'session-of-this-tab';

export type StoredSession = Store & {
  isTabOnly: () => boolean;
  /** Says where the next session is kept: on the device, or only in this tab. */
  remember: (onDevice: boolean) => void;
  /** Another tab has another session now: this one takes it over, from the same place. */
  adopt: (key: string, value: string) => void;
};

/** Where auth-js keeps the session: on the device for those who stay signed in, in the tab for all others. */
export function createStoredSession({ device, tab }: { device: Store; tab: Store }): StoredSession {
  const isTabOnly = () => tab.getItem(TAB_ONLY) !== null;
  const remember = (onDevice: boolean) => (onDevice ? tab.removeItem(TAB_ONLY) : tab.setItem(TAB_ONLY, '1'));
  const setItem = (key: string, value: string) => {
    const [chosen, other] = isTabOnly() ? [tab, device] : [device, tab];
    chosen.setItem(key, value);
    other.removeItem(key);
  };
  return {
    isTabOnly,
    remember,
    setItem,
    getItem: (key) => tab.getItem(key) ?? device.getItem(key),
    removeItem: (key) => {
      tab.removeItem(key);
      device.removeItem(key);
    },
    adopt: (key, value) => {
      const onDevice = device.getItem(key);
      remember(onDevice !== null && refreshTokenOf(onDevice) === refreshTokenOf(value));
      setItem(key, value);
    },
  };
}

function refreshTokenOf(value: string): unknown {
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null && 'refresh_token' in parsed
      ? parsed.refresh_token
      : undefined;
  } catch {
    return undefined;
  }
}

/** A store that works where the browser's own is switched off: until the page is left. */
function withMemoryFallback(open: () => Storage): Store {
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (store: Storage) => Result, fallback: () => Result): Result => {
    try {
      return use(open());
    } catch {
      return fallback();
    }
  };
  return {
    getItem: (key) =>
      attempt(
        (store) => store.getItem(key) ?? memory.get(key) ?? null,
        () => memory.get(key) ?? null,
      ),
    setItem: (key, value) =>
      attempt(
        (store) => store.setItem(key, value),
        () => void memory.set(key, value),
      ),
    removeItem: (key) => {
      memory.delete(key);
      attempt(
        (store) => store.removeItem(key),
        () => {},
      );
    },
  };
}

let browserSession: StoredSession | undefined;

export function storedSession(): StoredSession {
  browserSession ??= createStoredSession({
    device: withMemoryFallback(() => localStorage),
    tab: withMemoryFallback(() => sessionStorage),
  });
  return browserSession;
}
