import {
  Bot,
  BriefcaseMedical,
  Bug,
  Building2,
  Flag,
  LayoutDashboard,
  LifeBuoy,
  Lightbulb,
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
import { ADMIN_HOME } from '../../features/platform/admin-area/shared/admin-area-paths.ts';
import type { AreaLinkGroups } from '../area/area-links.ts';

/** The pages of the administration, in the order of the product; their numbers are those of the queues of the same key. */
export const ADMIN_LINKS: AreaLinkGroups = [
  [{ key: 'overview', to: ADMIN_HOME, icon: LayoutDashboard, inBar: true }],
  [
    { key: 'users', to: '/admin-dashboard/nutzer', icon: Users, inBar: true },
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
