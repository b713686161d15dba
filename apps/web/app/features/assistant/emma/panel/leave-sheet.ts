import { closeEmma } from '../shared/panel-state.ts';

/** Up to this width the panel covers the page; `emma.css` has the same width. */
export const SHEET = '(width < 54rem)';

/** Closes the panel after a click on one of its links where it covers the page, as on a phone. */
export const leaveSheet = (): void => {
  if (window.matchMedia(SHEET).matches) closeEmma();
};
