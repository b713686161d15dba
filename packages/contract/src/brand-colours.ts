import type { Shift } from './duty.ts';
import type { JobCategory } from './job-fields.ts';

/**
 * The brand's colours for what cannot read custom properties: mails, pictures, the browser's frame. Pages take theirs from
 * `tokens.css` in apps/web, and a test there compares the two.
 */
export const PAPER = { day: '#f8f7f3', night: '#0b112d' } as const;

export const DAY_COLOURS = {
  paper: PAPER.day,
  sheet: '#ffffff',
  sheet2: '#f1efe8',
  line: '#e3e0d6',
  ink: '#151d42',
  ink2: '#474f72',
  ink3: '#5b6285',
  action: '#1e2f6d',
  onAction: '#ffffff',
  link: '#253a86',
  marker: '#ffe665',
  onMarker: '#151d42',
} as const;

export const NIGHT_COLOURS: Record<keyof typeof DAY_COLOURS, string> = {
  paper: PAPER.night,
  sheet: '#141c40',
  sheet2: '#0f1637',
  line: '#27325f',
  ink: '#eef0fb',
  ink2: '#bcc3e2',
  ink3: '#98a1c9',
  action: '#ffe36a',
  onAction: '#121a3d',
  link: '#b9c6ff',
  marker: '#ffe36a',
  onMarker: '#121a3d',
};

/** The three strokes of the logo by day. */
export const LOGO_COLOURS = { early: '#ffc233', late: '#ff7d5e', night: '#253a86' } as const;

/** `on` is the colour of letters on the ground of a shift. */
export const SHIFT_COLOURS = {
  early: { ground: '#ffc84a', tint: '#fff0c6', on: '#151d42' },
  day: { ground: '#a8dce8', tint: '#e2f3f7', on: '#151d42' },
  late: { ground: '#ff8e73', tint: '#ffe6dd', on: '#151d42' },
  night: { ground: '#253a86', tint: '#e3e8f8', on: '#ffffff' },
} as const satisfies Record<Shift, { ground: string; tint: string; on: string }>;

export const NIGHT_SHIFT_BY_NIGHT = '#4c62c9';

export const CATEGORY_COLOURS = {
  doctors: { base: '#17aac1', tint: '#dcf4f9', mid: '#b3e7f2' },
  nursing: { base: '#52ae7d', tint: '#e1f5e8', mid: '#bfe8cf' },
  medical: { base: '#a387d5', tint: '#f1eaff', mid: '#e2d5fc' },
  mfa: { base: '#ce79a0', tint: '#ffe8f2', mid: '#fbcee0' },
  administration: { base: '#9a9f44', tint: '#eff2dc', mid: '#dde1b7' },
  management: { base: '#d08352', tint: '#ffebde', mid: '#fbd3bc' },
} as const satisfies Record<JobCategory, { base: string; tint: string; mid: string }>;
