import text from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import display from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';

/** The two files every page needs at first paint; latin-ext is fetched only when a page uses it. */
export const preloadedFonts = [display, text] as const;
