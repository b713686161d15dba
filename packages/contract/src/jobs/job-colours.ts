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

import type { Shift } from './duty.ts';
import type { JobCategory } from './job-fields.ts';
