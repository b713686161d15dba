import { createStore, useStore } from '../create-store.ts';

type Shown<Message> = Message & { id: number; open: boolean };

type StoreOptions<Message> = {
  /** The newest stay when there are more. */
  limit: number;
  /** How long a closed message is retained. */
  removeDelay: number;
  /** A message that says the same as one that is shown takes its place. */
  isSame?: (message: Message, shown: Message) => boolean;
};

const stores = new Set<{ clear(): void }>();

/** Removes the messages of all sets at once, as a reload of the page does. */
export function clearMessages(): void {
  for (const store of stores) store.clear();
}

/** Creates the messages of one set, newest first. They outlive the component that shows them. */
export function createMessageStore<Message extends object>({ limit, removeDelay, isSame }: StoreOptions<Message>) {
  const messages = createStore<readonly Shown<Message>[]>([]);
  const { set: update } = messages;
  let lastId = 0;

  const store = {
    show(message: Message): number {
      lastId += 1;
      const others = messages.get().filter((shown) => !(shown.open && isSame?.(message, shown)));
      update([{ ...message, id: lastId, open: true }, ...others].slice(0, limit));
      return lastId;
    },
    /** Another message in the place of the first; one that was closed in between is shown again. */
    replace(id: number, message: Message): void {
      if (!messages.get().some((shown) => shown.id === id)) return void store.show(message);
      update(messages.get().map((shown) => (shown.id === id ? { ...message, id, open: true } : shown)));
    },
    close(id: number): void {
      update(messages.get().map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
      setTimeout(() => update(messages.get().filter((shown) => shown.id !== id || shown.open)), removeDelay);
    },
    useMessages: () => useStore(messages),
    clear: () => update([]),
  };
  stores.add(store);
  return store;
}
