export const ADMIN_HOME = '/admin-dashboard';

/** Checks whether a page appears in the frame of the administration. */
export const isInAdminArea = (pathname: string) => pathname === ADMIN_HOME || pathname.startsWith(`${ADMIN_HOME}/`);
