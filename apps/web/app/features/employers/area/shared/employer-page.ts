import type { UIMatch } from 'react-router';

/** The options of a page in the employer area, as `employerPage` in its route's handle. */
export type EmployerPage = {
  /** The rail shows icons only: for pages that need the width. */
  slim?: true;
  /** Fills the window to its edges and scrolls by itself. */
  full?: true;
  /** On a phone the page has a bar of its own at the bottom, in the place of the area's. */
  ownBar?: true;
  /** Also for those who act for no employer yet. */
  withoutEmployer?: true;
};

const hasEmployerPage = (handle: unknown): handle is { employerPage: EmployerPage } =>
  typeof handle === 'object' && handle !== null && 'employerPage' in handle && typeof handle.employerPage === 'object';

export function employerPageOf(matches: readonly Pick<UIMatch, 'handle'>[]): EmployerPage {
  return Object.assign({}, ...matches.map(({ handle }) => (hasEmployerPage(handle) ? handle.employerPage : {})));
}

export const EMPLOYER_HOME = '/employer-dashboard';
export const CREATE_EMPLOYER = '/create-employer';

const ROOTS = [EMPLOYER_HOME, '/post-job', CREATE_EMPLOYER];

/** Checks whether a page appears in the frame of the employer area. */
export function isInEmployerArea(pathname: string): boolean {
  return ROOTS.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}
