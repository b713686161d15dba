/** Where somebody came from to a job's page, and to an application for it. */
export const VIEW_SOURCES = [
  'search',
  'google',
  'alert',
  'recommendation',
  'own_site',
  'employer_page',
  'shared',
  'other',
] as const;
export type ViewSource = (typeof VIEW_SOURCES)[number];

/** The page of this site that led to the job, as far as the browser knows; null: it came from elsewhere. */
export const VIEW_ORIGINS = [
  'search',
  'employer_page',
  'alert',
  'recommendation',
  'own_site',
  'shared',
  'site',
] as const;
export type ViewOrigin = (typeof VIEW_ORIGINS)[number];

/** Links that leave our pages say with this parameter which way they went; it names a way and nobody who goes it. */
export const ORIGIN_PARAMETER = 'von';
export const ORIGIN_MARKS = {
  /** In the mails of job alerts. */
  suchauftrag: 'alert',
  /** Passed on by a reader. */
  geteilt: 'shared',
  /** Set by employers on their own pages, whose browsers may hide where the reader comes from. */
  karriereseite: 'own_site',
} as const satisfies Record<string, ViewOrigin>;

export function markOrigin(url: string, mark: keyof typeof ORIGIN_MARKS): string {
  return `${url}${url.includes('?') ? '&' : '?'}${ORIGIN_PARAMETER}=${mark}`;
}

export const STATISTICS_DAYS = [28, 60, 90, 365] as const;
export type StatisticsDays = (typeof STATISTICS_DAYS)[number];
export const DEFAULT_STATISTICS_DAYS: StatisticsDays = 60;

/** The market is shown from so many employers on: fewer would tell of single ones. */
export const MARKET_EMPLOYERS = 12;

/** Opening the same job again counts again after this time, and so does the same search. */
export const VIEW_MINUTES = 30;

/** The words of a search that found nothing are stored for so many days. */
export const EMPTY_SEARCH_DAYS = 60;
/** Administrators read them from so many searches on: fewer could be one person's own words. */
export const EMPTY_SEARCH_SHOWN_FROM = 5;
/** Of a day so many different searches are retained; further ones only count. */
export const EMPTY_SEARCHES_A_DAY = 2000;
