/** Returns the port on which the browser tests serve feeds: the only one that the app may fetch from. */
export const feedPortOf = (port: string | undefined): number => Number(port) + (Number(port) > 64_000 ? -1000 : 1000);
