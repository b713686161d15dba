import { onAccountChange } from '../session/on-account-change.ts';

type Parser<Changes> = { safeParse: (value: unknown) => { success: boolean; data?: Changes } };

/** Changes that could not be saved yet, stored on the device until they are; each under a name of its own. */
export function createDeviceChanges<Changes>(prefix: string, schema: Parser<Changes>) {
  let isWatching = false;

  /** Nothing stays behind on a shared computer once somebody has signed out. */
  const removeAll = () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  };

  return {
    read(name: string): Changes | null {
      try {
        const parsed = schema.safeParse(JSON.parse(localStorage.getItem(prefix + name) ?? 'null'));
        return parsed.success ? (parsed.data ?? null) : null;
      } catch {
        return null;
      }
    },
    /** Null: everything is saved. */
    write(name: string, changes: Changes | null): void {
      try {
        if (changes) localStorage.setItem(prefix + name, JSON.stringify(changes));
        else localStorage.removeItem(prefix + name);
        if (!isWatching) onAccountChange(removeAll);
        isWatching = true;
      } catch {
        // Without storage the changes live as long as the page.
      }
    },
  };
}
