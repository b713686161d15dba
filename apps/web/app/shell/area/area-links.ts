import type { LucideIcon } from 'lucide-react';

/** The texts of an area: each has `nav.label`, `nav.bar` and `nav.<key>` of every link. */
export type AreaNamespace = 'accounts' | 'employer-area' | 'admin-area';

export type AreaLink = {
  /** Its name is `nav.<key>` in the texts of the area, and its number that of the same key. */
  key: string;
  to: string;
  icon: LucideIcon;
  /** Further pages below its address belong to it. */
  hasPages?: true;
  /** The number says how many there are, not what has to be done. */
  isCalm?: true;
  /** Is part of the mobile navigation; the others are listed below "more". */
  inBar?: true;
  /** Has a shorter name there, `nav.short.<key>`. */
  isShortInBar?: true;
};

export type AreaLinkGroups = readonly (readonly AreaLink[])[];

/** Numbers by the keys of the links. */
export type AreaCounts = Readonly<Record<string, number | undefined>>;
