/** Specification §9: the key under which the session is kept comes from the host. */
export const storageKeyOf = (hostname: string): string => `sb-${hostname.split('.')[0]}-auth-token`;

export const storageKey = (): string => storageKeyOf(location.hostname);
