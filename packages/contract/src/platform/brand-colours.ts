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
