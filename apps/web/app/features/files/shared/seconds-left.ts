/** From here on the time left is measured: earlier than a second after it nobody can tell. */
export type UploadStart = { sent: number; at: number };

const SHORTEST_MS = 1000;

export function secondsLeft(start: UploadStart, now: { sent: number; at: number; total: number }): number | null {
  const passed = now.at - start.at;
  const sent = now.sent - start.sent;
  if (passed < SHORTEST_MS || sent <= 0) return null;
  return Math.max(1, Math.ceil(((now.total - now.sent) / sent) * (passed / 1000)));
}
