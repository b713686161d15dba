import type { Shift } from '@stellenvisite/contract/duty';
import type { JobCategory } from '@stellenvisite/contract/job-fields';

/**
 * The house's colours for mail programs, which know no custom properties. By day these; by night what NIGHT_STYLES says,
 * where a program asks for it.
 */
export const COLOUR = {
  paper: '#f8f7f3',
  sheet: '#ffffff',
  weekend: '#f1efe8',
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

export const MARK = { early: '#ffc233', late: '#ff7d5e', night: '#253a86' } as const;

export const SHIFT_COLOUR: Record<Shift, { ground: string; ink: string }> = {
  early: { ground: '#ffc84a', ink: '#151d42' },
  day: { ground: '#a8dce8', ink: '#151d42' },
  late: { ground: '#ff8e73', ink: '#151d42' },
  night: { ground: '#253a86', ink: '#ffffff' },
};

export const CATEGORY_COLOUR: Record<JobCategory, string> = {
  doctors: '#17aac1',
  nursing: '#52ae7d',
  medical: '#a387d5',
  mfa: '#ce79a0',
  administration: '#9a9f44',
  management: '#d08352',
};

export const FONT = {
  display: "'Familjen Grotesk','Segoe UI',Helvetica,Arial,sans-serif",
  text: "Commissioner,'Segoe UI',Helvetica,Arial,sans-serif",
} as const;

export const NIGHT_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body.m-paper, body.m-paper > table, body.m-paper > table > tbody > tr > td { background-color: #0b112d !important; }
  .m-n { background-color: #4c62c9 !important; }
  .m-sheet { background-color: #141c40 !important; border-color: #27325f !important; }
  .m-line { border-color: #27325f !important; }
  .m-free { background-color: #0f1637 !important; color: #98a1c9 !important; }
  .m-ink { color: #eef0fb !important; }
  .m-ink2 { color: #bcc3e2 !important; }
  .m-link { color: #b9c6ff !important; }
  .m-action { background-color: #ffe36a !important; color: #121a3d !important; }
}
@media (max-width: 480px) {
  .m-pad { padding-left: 20px !important; padding-right: 20px !important; }
  .m-heading { font-size: 28px !important; }
}
`;
