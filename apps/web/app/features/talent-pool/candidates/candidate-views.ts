/** In the address of the candidates: the enquiries that were sent instead of who said yes. */
export const ENQUIRIES_VIEW = 'anfragen';
