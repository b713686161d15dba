export type Figure =
  | 'performance'
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  | 'scriptBytes'
  | 'layoutShift'
  | 'firstPaintMs'
  | 'largestPaintMs'
  | 'blockedMs'
  | 'totalBytes';

export type Budget = {
  figure: Figure;
  label: string;
  /** Without one the figure is only shown. */
  limit?: number;
  /** The limit is the least, not the most. */
  isFloor?: boolean;
  /** All pages, unless named. */
  pages?: string[];
  show: (value: number) => string;
};

const points = (value: number) => value.toFixed(0);
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

/** The budgets of the design, and the figures that explain them. */
export const BUDGETS: Budget[] = [
  { figure: 'performance', label: 'performance', limit: 90, isFloor: true, show: points },
  { figure: 'accessibility', label: 'accessibility', limit: 100, isFloor: true, show: points },
  { figure: 'bestPractices', label: 'best practices', limit: 100, isFloor: true, show: points },
  { figure: 'seo', label: 'SEO', limit: 100, isFloor: true, show: points },
  { figure: 'scriptBytes', label: 'script, compressed', limit: 170_000, pages: ['landing', 'job'], show: kilobytes },
  { figure: 'scriptBytes', label: 'script, compressed', pages: ['search', 'employer'], show: kilobytes },
  { figure: 'layoutShift', label: 'layout shift', limit: 0.02, show: (value) => value.toFixed(3) },
  { figure: 'firstPaintMs', label: 'first contentful paint', show: milliseconds },
  { figure: 'largestPaintMs', label: 'largest contentful paint', show: milliseconds },
  { figure: 'blockedMs', label: 'total blocking time', show: milliseconds },
  { figure: 'totalBytes', label: 'all bytes', show: kilobytes },
];
