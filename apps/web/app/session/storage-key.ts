/** Specification §9: the storage key of the session is derived from the host. */
export const storageKeyOf = (hostname: string): string => `sb-${hostname.split('.')[0]}-auth-token`;

export const storageKey = (): string => storageKeyOf(location.hostname);
