import {
  BriefcaseMedical,
  Building2,
  ChartNoAxesColumn,
  Images,
  Inbox,
  LayoutDashboard,
  MessageSquare,
  Network,
  ReceiptText,
  Rss,
  Settings,
  UserCog,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';
import { EMPLOYER_HOME } from '../../features/employers/area/shared/employer-page.ts';
import type { AreaLinkGroups } from '../area/area-links.ts';

/** The pages of the employer area, in the order of the product. */
export const EMPLOYER_LINKS: AreaLinkGroups = [
  [{ key: 'overview', to: EMPLOYER_HOME, icon: LayoutDashboard, inBar: true }],
  [
    {
      key: 'jobs',
      to: '/employer-dashboard/stellen',
      icon: BriefcaseMedical,
      hasPages: true,
      isCalm: true,
      inBar: true,
    },
    { key: 'applications', to: '/employer-dashboard/bewerbungen', icon: Inbox, hasPages: true, inBar: true },
    { key: 'talentPool', to: '/talentpool', icon: UsersRound, inBar: true, isShortInBar: true },
    { key: 'candidates', to: '/employer-dashboard/kandidaten', icon: UserRoundCheck },
    { key: 'messages', to: '/employer-dashboard/nachrichten', icon: MessageSquare, hasPages: true, inBar: true },
    { key: 'feeds', to: '/employer-dashboard/xml-feeds', icon: Rss, hasPages: true },
  ],
  [
    { key: 'profile', to: '/employer-dashboard/profil', icon: Building2, hasPages: true },
    { key: 'media', to: '/employer-dashboard/medien', icon: Images },
    { key: 'departments', to: '/employer-dashboard/abteilungen', icon: Network },
    { key: 'team', to: '/employer-dashboard/team', icon: UserCog },
  ],
  [
    { key: 'statistics', to: '/employer-dashboard/statistik', icon: ChartNoAxesColumn },
    { key: 'billing', to: '/employer-dashboard/abrechnung', icon: ReceiptText, hasPages: true },
    { key: 'settings', to: '/employer-dashboard/einstellungen', icon: Settings, hasPages: true },
  ],
];
