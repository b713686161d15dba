const DAY_MS = 86_400_000;
const NEW_FOR_DAYS = 2;

/** `asOf` comes with the data, so that server and browser say the same. */
export function isNew(postedAt: string, asOf: string): boolean {
  return new Date(asOf).getTime() - new Date(postedAt).getTime() < NEW_FOR_DAYS * DAY_MS;
}
