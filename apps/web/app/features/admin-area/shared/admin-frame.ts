import type { UIMatch } from 'react-router';

/** What a page of the administration says of its frame, as `adminFrame` in its route's handle. */
export type AdminFrame = {
  /** The rail shows icons only: for pages that need the width. */
  slim?: true;
  /** Fills the window to its edges and scrolls by itself. */
  full?: true;
};

const hasFrame = (handle: unknown): handle is { adminFrame: AdminFrame } =>
  typeof handle === 'object' && handle !== null && 'adminFrame' in handle && typeof handle.adminFrame === 'object';

export function adminFrameOf(matches: readonly Pick<UIMatch, 'handle'>[]): AdminFrame {
  return Object.assign({}, ...matches.map(({ handle }) => (hasFrame(handle) ? handle.adminFrame : {})));
}
