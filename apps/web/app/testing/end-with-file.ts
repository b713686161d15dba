/**
 * A browser ends the intervals and broadcast channels of a page together with the page. Test files share a process, in which they
 * would go on and act in the next file. The function returned ends those begun since, and gives the globals back.
 */
export function endWithFile(): () => void {
  const { setInterval: begin, BroadcastChannel: Channel } = globalThis;
  const clocks: ReturnType<typeof setInterval>[] = [];
  const channels: BroadcastChannel[] = [];

  globalThis.setInterval = ((...parts: Parameters<typeof begin>) => {
    const clock = begin(...parts);
    clocks.push(clock);
    return clock;
  }) as typeof begin;
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  };

  return () => {
    Object.assign(globalThis, { setInterval: begin, BroadcastChannel: Channel });
    for (const clock of clocks) clearInterval(clock);
    for (const channel of channels) channel.close();
  };
}
