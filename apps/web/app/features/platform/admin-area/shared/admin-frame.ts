import type { UIMatch } from 'react-router';

/** The settings of a page for the frame of the administration, as `adminFrame` in the handle of its route. */
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
