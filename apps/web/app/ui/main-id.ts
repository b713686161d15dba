/** The main part of a page, which the skip link leads to. */
export const MAIN_ID = 'inhalt';
