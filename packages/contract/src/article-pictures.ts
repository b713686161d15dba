export const MAX_ARTICLE_PICTURES = 20;
/** Narrower ones are blurred beside the text on a sharp screen. */
export const MIN_ARTICLE_PICTURE_WIDTH = 1200;

/** What an editor writes into a paragraph of its own to show a picture there: `[Bild 2]`. */
export const pictureMarker = (number: number): string => `[Bild ${number}]`;
