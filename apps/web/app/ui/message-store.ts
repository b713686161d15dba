import { useSyncExternalStore } from 'react';

type Shown<Message> = Message & { id: number; open: boolean };

type StoreOptions<Message> = {
  /** The newest stay when there are more. */
  limit: number;
  /** How long a closed message is kept. */
  removeDelay: number;
  /** A message that says the same as one that is shown takes its place. */
  isSame?: (message: Message, shown: Message) => boolean;
};

/** The messages of one set, newest first. They outlive the component that shows them. */
export function createMessageStore<Message extends object>({ limit, removeDelay, isSame }: StoreOptions<Message>) {
  let messages: readonly Shown<Message>[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const update = (next: readonly Shown<Message>[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    show(message: Message): number {
      lastId += 1;
      const others = messages.filter((shown) => !(shown.open && isSame?.(message, shown)));
      update([{ ...message, id: lastId, open: true }, ...others].slice(0, limit));
      return lastId;
    },
    /** Another message in the place of the first; one that was closed in between is shown again. */
    replace(id: number, message: Message): void {
      if (!messages.some((shown) => shown.id === id)) return void this.show(message);
      update(messages.map((shown) => (shown.id === id ? { ...message, id, open: true } : shown)));
    },
    close(id: number): void {
      update(messages.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
      setTimeout(() => update(messages.filter((shown) => shown.id !== id || shown.open)), removeDelay);
    },
    useMessages: () =>
      useSyncExternalStore(
        subscribe,
        () => messages,
        () => messages,
      ),
  };
}
