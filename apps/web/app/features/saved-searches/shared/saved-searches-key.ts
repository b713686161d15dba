/** The key under which the list of saved searches is cached. */
export const SAVED_SEARCHES = ['get', '/api/saved-searches'] as const;
