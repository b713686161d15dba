/** Where the browser tests serve feeds, beside the app: the app may fetch from there alone. */
export const feedPortOf = (port: string | undefined): number => Number(port) + (Number(port) > 64_000 ? -1000 : 1000);
