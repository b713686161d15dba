import {
  Bot,
  BriefcaseMedical,
  Bug,
  Building2,
  Flag,
  LayoutDashboard,
  LifeBuoy,
  Lightbulb,
  type LucideIcon,
  Mail,
  Newspaper,
  Quote,
  ReceiptText,
  Rss,
  ScrollText,
  Settings,
  ShieldCheck,
  Users,
  UsersRound,
} from 'lucide-react';
import { ADMIN_HOME } from './shared/admin-area-paths.ts';

export type AdminLink = {
  /** Its name is `nav.<key>` of `admin-area.json`; the number beside it is that of the queue of this key. */
  key: string;
  to: string;
  icon: LucideIcon;
  /** Further pages below its address belong to it. */
  hasPages?: true;
  /** Stands in the bar at the bottom of a phone; the others are below "more". */
  inBar?: true;
};

/** What the rail offers, in the order of the product. Only pages that exist. */
export const ADMIN_LINKS: readonly (readonly AdminLink[])[] = [
  [{ key: 'overview', to: ADMIN_HOME, icon: LayoutDashboard, inBar: true }],
  [
    { key: 'users', to: '/admin-dashboard/nutzer', icon: Users },
    { key: 'employers', to: '/admin-dashboard/arbeitgeber', icon: Building2 },
    { key: 'jobs', to: '/admin-dashboard/stellen', icon: BriefcaseMedical, hasPages: true, inBar: true },
    { key: 'reports', to: '/admin-dashboard/meldungen', icon: Flag, hasPages: true, inBar: true },
    { key: 'feeds', to: '/admin-dashboard/feeds', icon: Rss },
    { key: 'talentPool', to: '/admin-dashboard/talentpool', icon: UsersRound },
    { key: 'plans', to: '/admin-dashboard/plaene', icon: ReceiptText, hasPages: true },
    { key: 'support', to: '/admin-dashboard/support', icon: LifeBuoy, hasPages: true, inBar: true },
  ],
  [
    { key: 'articles', to: '/admin-dashboard/blog', icon: Newspaper },
    { key: 'ideas', to: '/admin-dashboard/ideen', icon: Lightbulb },
    { key: 'testimonials', to: '/admin-dashboard/stimmen', icon: Quote },
    { key: 'newsletter', to: '/admin-dashboard/newsletter', icon: Mail },
  ],
  [
    { key: 'ai', to: '/admin-dashboard/ki', icon: Bot },
    { key: 'errors', to: '/admin-dashboard/fehler', icon: Bug },
    { key: 'admins', to: '/admin-dashboard/admins', icon: ShieldCheck },
    { key: 'settings', to: '/admin-dashboard/einstellungen', icon: Settings },
    { key: 'log', to: '/admin-dashboard/protokoll', icon: ScrollText, hasPages: true },
  ],
];
