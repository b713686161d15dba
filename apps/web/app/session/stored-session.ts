type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Set in tabs whose session must not outlive them: nothing of it is in localStorage. */
const TAB_ONLY = 'session-of-this-tab';

export type StoredSession = Store & {
  isTabOnly: () => boolean;
  /** Sets where the next session is stored: on the device, or only in this tab. */
  remember: (onDevice: boolean) => void;
  /** Takes over the session of another tab, into the same kind of store. */
  adopt: (key: string, value: string) => void;
};

/** Creates the storage of auth-js: on the device for those who stay signed in, in the tab for all others. */
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

/** Falls back to memory where the browser's storage is switched off; the session then ends with the page. */
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
