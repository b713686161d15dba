export const EMPLOYER_HOME = '/employer-dashboard';
export const CREATE_EMPLOYER = '/create-employer';

const ROOTS = [EMPLOYER_HOME, '/post-job', CREATE_EMPLOYER];

/** Whether a page stands in the frame of the employer area. */
export function isInEmployerArea(pathname: string): boolean {
  return ROOTS.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}
