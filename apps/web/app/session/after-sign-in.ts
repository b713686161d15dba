import type { Account } from './account.ts';
import { safeNext } from './safe-next.ts';

type Standing = Pick<Account, 'role' | 'onboardingComplete' | 'needsAdminSignIn'>;

export const ADMIN_SIGN_IN = '/admin-anmeldung';

const HOMES = { admin: '/admin-dashboard', employer: '/employer-dashboard', job_seeker: '/dashboard' } as const;
const ONBOARDING = { employer: '/onboarding-employer', job_seeker: '/onboarding-jobseeker' } as const;

/** Screens of one role, and screens of the sign-in itself: neither is a redirect target for everyone. */
const OF_ROLE = [...Object.values(HOMES), ...Object.values(ONBOARDING)];
const PASSED_THROUGH = ['/login', '/register', '/auth/confirm', '/passwort-vergessen', ADMIN_SIGN_IN];

const isAt = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** The sign-in that opens this screen. */
export const signInOf = (path: string) => (isAt(path, HOMES.admin) ? ADMIN_SIGN_IN : '/login');

/** Specification §4: where each role belongs. */
export function homeOf({ role, onboardingComplete, needsAdminSignIn }: Standing): string {
  if (needsAdminSignIn) return ADMIN_SIGN_IN;
  if (role === 'admin' || onboardingComplete) return HOMES[role];
  return ONBOARDING[role];
}

/** Returns the redirect target if this role may see it, otherwise the home of the role. */
export function destinationOf(account: Standing, next?: string | null): string {
  const home = homeOf(account);
  const wanted = safeNext(next);
  if (!wanted || account.needsAdminSignIn) return home;
  const { pathname: path, searchParams } = new URL(wanted, 'http://own.invalid');
  if (path === '/') return home;
  // A link in a mail leads to the sign-in, whose own `next` holds the real target.
  if (PASSED_THROUGH.some((root) => isAt(path, root))) return destinationOf(account, searchParams.get('next'));
  return !OF_ROLE.some((root) => isAt(path, root)) || isAt(path, home) ? wanted : home;
}
