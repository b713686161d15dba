import { createStore, useStore } from '../ui/create-store.ts';

/** Not part of the types of browsers: only Chromium has it. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** The browser's offer to install the site as an app, until it is used; null where there is none. */
const offer = createStore<InstallEvent | null>(null);

/** Stores the browser's offer, which comes once and early, instead of letting it show a banner of its own. */
export function followInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.set(event as InstallEvent);
  });
  addEventListener('appinstalled', () => offer.set(null));
}

/** Returns how to ask the browser to install the site; null where it cannot. Browsers answer each offer once. */
export function useInstall(): (() => Promise<void>) | null {
  const event = useStore(offer);
  if (!event) return null;
  return async () => {
    offer.set(null);
    await event.prompt();
  };
}
