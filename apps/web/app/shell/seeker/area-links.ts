import type { Role } from '@stellenvisite/contract/identity/accounts';
import {
  Bell,
  BellDot,
  BellRing,
  Database,
  Heart,
  House,
  IdCard,
  KeyRound,
  LayoutGrid,
  LifeBuoy,
  Mail,
  MessagesSquare,
  MonitorSmartphone,
  Send,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { AreaLink, AreaLinkGroups } from '../area/area-links.ts';

const ACCOUNT: readonly AreaLink[] = [
  { key: 'account', to: '/konto', icon: IdCard },
  { key: 'security', to: '/konto/sicherheit', icon: KeyRound },
  { key: 'devices', to: '/konto/geraete', icon: MonitorSmartphone },
  { key: 'data', to: '/konto/daten', icon: Database },
  { key: 'tickets', to: '/konto/anfragen', icon: LifeBuoy, hasPages: true },
  { key: 'emma', to: '/emma', icon: MessagesSquare },
];

const WORK: Record<Role, readonly AreaLink[]> = {
  job_seeker: [
    { key: 'overview', to: '/dashboard', icon: LayoutGrid },
    { key: 'applications', to: '/dashboard/bewerbungen', icon: Send, hasPages: true },
    { key: 'bookmarks', to: '/dashboard/merkliste', icon: Heart, hasPages: true },
    { key: 'alerts', to: '/dashboard/suchauftraege', icon: BellRing, hasPages: true },
    { key: 'messages', to: '/dashboard/nachrichten', icon: Mail, hasPages: true },
    { key: 'talentPool', to: '/dashboard/talentpool', icon: UsersRound },
    { key: 'notifications', to: '/dashboard/mitteilungen', icon: Bell },
  ],
  employer: [{ key: 'employerArea', to: '/employer-dashboard', icon: House }],
  admin: [{ key: 'adminArea', to: '/admin-dashboard', icon: ShieldCheck }],
};

/** The profile that applications are made of. Name and language belong to the account, which is separate. */
const SEEKER_PROFILE: AreaLink = { key: 'profile', to: '/dashboard/profil', icon: UserRound };

/** By which way a job seeker is informed of what. */
const SEEKER_NOTIFICATIONS: AreaLink = {
  key: 'notificationSettings',
  to: '/dashboard/benachrichtigungen',
  icon: BellDot,
};

/** Returns the links of the rail: the role's own pages, then those of the account. */
export function areaLinks(role: Role): AreaLinkGroups {
  return [
    WORK[role],
    role === 'job_seeker'
      ? [SEEKER_PROFILE, ...ACCOUNT.slice(0, 2), SEEKER_NOTIFICATIONS, ...ACCOUNT.slice(2)]
      : ACCOUNT,
  ];
}

/** Whose pages these are, by the address: all that is known before the session has been read. */
export function roleOfPath(pathname: string): Role | null {
  if (pathname.startsWith('/admin-dashboard')) return 'admin';
  if (pathname.startsWith('/employer-dashboard')) return 'employer';
  return pathname.startsWith('/dashboard') ? 'job_seeker' : null;
}
