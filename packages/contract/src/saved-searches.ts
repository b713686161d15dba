/** More than this nobody looks through; whoever wants another one lets go of an old one. */
export const MAX_SAVED_SEARCHES = 50;
export const SAVED_SEARCH_NAME_LENGTH = 80;
