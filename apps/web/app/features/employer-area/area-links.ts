import {
  BriefcaseMedical,
  Building2,
  ChartNoAxesColumn,
  Images,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  Network,
  ReceiptText,
  Rss,
  Settings,
  UserCog,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';
import { EMPLOYER_HOME } from './shared/employer-area-paths.ts';

export type EmployerLink = {
  /** Its name is `nav.<key>` of the texts. */
  key: string;
  to: string;
  icon: LucideIcon;
  /** Further pages below its address belong to it. */
  hasPages?: true;
  /** The number beside it says how many there are, not what has to be done. */
  isCalm?: true;
  /** Stands in the bar at the bottom of a phone; the others are below "more". */
  inBar?: true;
};

/** What the rail offers, in the order of the product. Only pages that exist. */
export const EMPLOYER_LINKS: readonly (readonly EmployerLink[])[] = [
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
    { key: 'talentPool', to: '/talentpool', icon: UsersRound },
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
