const CHANNEL = 'seeker-profile';

let channel: BroadcastChannel | null | undefined;

/** One channel for the tab: it does not hear what it says itself. */
function openChannel(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  return channel;
}

export function announceProfileChange(): void {
  openChannel()?.postMessage('changed');
}

export function onProfileChangeElsewhere(listener: () => void): () => void {
  const open = openChannel();
  open?.addEventListener('message', listener);
  return () => open?.removeEventListener('message', listener);
}
