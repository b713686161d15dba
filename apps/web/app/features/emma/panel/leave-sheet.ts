import { closeEmma } from '../shared/panel-state.ts';

/** Up to this width the panel covers the page; `emma.css` has the same width. */
export const SHEET = '(width < 54rem)';

/** What a link in the panel does besides leading somewhere: on a phone it makes way for the page. */
export const leaveSheet = (): void => {
  if (window.matchMedia(SHEET).matches) closeEmma();
};
