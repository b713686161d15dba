import { LANGUAGE_LEVELS } from '../seekers/seeker-profiles.ts';

/** `ended`: the consent has run out without a new yes. Only visible profiles are shown to anybody. */
export const TALENT_STATUSES = ['visible', 'paused', 'ended'] as const;
export type TalentStatus = (typeof TALENT_STATUSES)[number];

/** States of a membership, one at a time. `withheld`: too few others, so that nobody sees the profile yet. */
export const TALENT_STATES = ['visible', 'withheld', 'paused', 'ended'] as const;
export type TalentState = (typeof TALENT_STATES)[number];

/** The text somebody agrees to when joining; a new text is a new version. */
export const TALENT_CONSENT_VERSION = '2026-11';
export const TALENT_CONSENT_MONTHS = 6;
/** How many days before the end of a consent its owner receives a request to renew it. */
export const TALENT_RENEWAL_DAYS = 14;

/** A profile is shown with a region only where this many others of its occupation group are shown with the same. */
export const TALENT_K = 5;
/** Towns below this size are never named; whoever lives in one is shown by the nearest larger town. */
export const TALENT_TOWN_PEOPLE = 20_000;
/** The cities that the next wider regions are named by. */
export const TALENT_CITY_PEOPLE = 100_000;

/** The parts that somebody can show or hide; occupation, specialty and level are always shown. */
export const TALENT_SWITCHES = [
  'region',
  'week',
  'languages',
  'licence',
  'years',
  'pay',
  'availability',
  'drivingLicence',
] as const;
export type TalentSwitch = (typeof TALENT_SWITCHES)[number];
export type TalentSwitches = Record<TalentSwitch, boolean>;
export const DEFAULT_TALENT_SWITCHES: TalentSwitches = {
  region: true,
  week: true,
  languages: true,
  licence: true,
  years: true,
  pay: false,
  availability: true,
  drivingLicence: false,
};

type ChangedSwitches = { [S in TalentSwitch]?: boolean | undefined };

/** Returns the switches after a change; those never chosen have their defaults. */
export function changeSwitches(known: TalentSwitches | undefined, change: ChangedSwitches = {}): TalentSwitches {
  const chosen = TALENT_SWITCHES.map((name) => [name, change[name] ?? known?.[name] ?? DEFAULT_TALENT_SWITCHES[name]]);
  return Object.fromEntries(chosen) as TalentSwitches;
}

/** From how many years on each band reaches; the last is open. */
export const YEARS_BANDS = { '0_1': 0, '2_4': 2, '5_9': 5, '10_19': 10, '20_plus': 20 } as const;
export type YearsBand = keyof typeof YEARS_BANDS;
export const YEARS_BAND_NAMES = Object.keys(YEARS_BANDS) as [YearsBand, ...YearsBand[]];

export function yearsBandOf(years: number): YearsBand {
  return YEARS_BAND_NAMES.findLast((band) => years >= YEARS_BANDS[band]) ?? '0_1';
}

/** The pay somebody wishes for is shown in steps of this many cents. */
export const PAY_WISH_STEP = 10_000;

/** From the finest region a profile may be shown with to none at all. */
export const TALENT_REGION_KINDS = ['town', 'area', 'state', 'country', 'anywhere'] as const;
export type TalentRegionKind = (typeof TALENT_REGION_KINDS)[number];

export const TALENT_TEXT_LENGTH = 280;
/** The kinds of details in a text that could identify its author. */
export const IDENTIFYING_KINDS = ['name', 'workplace', 'email', 'phone', 'link', 'address'] as const;
export type IdentifyingKind = (typeof IDENTIFYING_KINDS)[number];

/** The kinds of blocks for a profile: an employer, all of its group, or all with this name or e-mail domain. */
export const TALENT_BLOCK_KINDS = ['employer', 'group', 'name', 'domain'] as const;
export type TalentBlockKind = (typeof TALENT_BLOCK_KINDS)[number];
export const MAX_TALENT_BLOCKS = 100;

/**
 * Why the pool is closed for an employer: an administrator's decision; a verification or a change of its name, group, website or
 * address that no administrator has checked yet.
 */
export const TALENT_CLOSURE_CAUSES = ['administrator', 'verification', 'change'] as const;
export type TalentClosureCause = (typeof TALENT_CLOSURE_CAUSES)[number];

/** `full`: 35 hours and more a week. */
export const TALENT_HOURS = ['mini', 'part', 'full'] as const;
export type TalentHours = (typeof TALENT_HOURS)[number];
/** Hours a week from which and up to which each band reaches. */
export const TALENT_HOURS_RANGE: Record<TalentHours, readonly [from: number, to: number]> = {
  mini: [0, 15],
  part: [15, 35],
  full: [35, 60],
};

/** `match` needs a job to compare with. There is no order by time of joining. */
export const TALENT_SORTS = ['match', 'availability'] as const;
export const TALENT_PAGE = 10;
/** How many of the best profiles by region, occupation and shifts are compared with the job in full. */
export const TALENT_COMPARED = 300;

/** `ended`: the person is no longer there, has blocked the employer, or the job is gone. Employers read it as declined. */
export const ENQUIRY_STATUSES = ['open', 'accepted', 'declined', 'expired', 'ended'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];
export const ENQUIRY_MESSAGE_LENGTH = 600;
export const ENQUIRY_DAYS = 10;
export const ENQUIRY_REMINDER_DAYS = 4;
export const ENQUIRIES_PAGE = 20;
export const MAX_ENQUIRY_MESSAGES = 40;

/** Why somebody says no, where they want to say it. */
export const DECLINE_REASONS = ['pay', 'shifts', 'place', 'employer', 'occupation', 'not_now', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** The two sides of an enquiry; the person is anonymous until a yes. */
export const ENQUIRY_PARTIES = ['seeker', 'employer'] as const;
export type EnquiryParty = (typeof ENQUIRY_PARTIES)[number];

/** To how many people the same words may be sent in the days of an enquiry. */
export const MAX_SAME_TEXT = 10;

export const MAX_TALENT_SEARCHES = 20;
export const TALENT_SEARCH_NAME_LENGTH = 80;

/** Rounding of the figures for visitors: counts are rounded down to the hundred; groups under 100 and totals under 300 are omitted. */
export const PREVIEW_STEP = 100;
export const PREVIEW_MIN_TOTAL = 300;
/** An example is made of at least so many profiles. */
export const EXAMPLE_MIN = 50;
export const EXAMPLES = 3;

/** Where an employer's enquiries look like misuse; of the last days. */
export const SIGNAL_DAYS = 30;
export const TALENT_SIGNALS = ['many_enquiries', 'few_answers', 'same_text', 'reported', 'blocked_after'] as const;
export type TalentSignal = (typeof TALENT_SIGNALS)[number];

export const isLevelAtLeast = (level: string, least: string): boolean =>
  (LANGUAGE_LEVELS as readonly string[]).indexOf(level) >= (LANGUAGE_LEVELS as readonly string[]).indexOf(least);

/** As people say it: „Nr. 204 170“. */
export function talentNumber(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ' ');
}
