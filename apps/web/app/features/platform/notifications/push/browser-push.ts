const WORKER = '/service-worker.js';

/** Returns whether this browser knows push at all. On an iPhone only the installed app does. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export type BrowserPush = {
  permission: NotificationPermission;
  /** SHA-256 of the address at the push service, by which the server recognises this browser; null without a subscription. */
  fingerprint: string | null;
};

/** Reads the state of this browser without asking the person anything; null where there is no push. */
export async function readBrowserPush(): Promise<BrowserPush | null> {
  if (!isPushSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return {
    permission: Notification.permission,
    fingerprint: subscription ? await fingerprintOf(subscription.endpoint) : null,
  };
}

/** Asks for the permission and subscribes this browser; null where the person refused. */
export async function subscribeBrowser(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // A subscription with the key of another installation is in the way.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function fingerprintOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
