/** What can be reported. */
export const REPORT_TARGETS = ['job', 'employer', 'message'] as const;
export type ReportTargetKind = (typeof REPORT_TARGETS)[number];

export const REPORT_STATUSES = ['open', 'decided'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const REPORT_REASONS = [
  'payment_demanded',
  'fraud',
  'discrimination',
  'harassment',
  'wrong_details',
  'filled',
  'rights',
  'illegal',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What cannot be said of a target: only a job can be filled, and nobody is molested by an advertisement. */
const UNFIT_REASONS: Record<ReportTargetKind, readonly ReportReason[]> = {
  job: ['harassment'],
  employer: ['filled', 'harassment'],
  message: ['filled', 'wrong_details', 'rights'],
};

export function reasonsFor(kind: ReportTargetKind): readonly ReportReason[] {
  return REPORT_REASONS.filter((reason) => !UNFIT_REASONS[kind].includes(reason));
}

/** Long enough to say why (DSA Art. 16: a sufficiently substantiated explanation). */
export const REPORT_EXPLANATION_MIN = 20;
export const REPORT_EXPLANATION_MAX = 2000;

/** The name that mails and administrators call a report by: `M-2026-0418`. */
export function reportReference({ number, createdAt }: { number: number; createdAt: Date }): string {
  return `M-${createdAt.getUTCFullYear()}-${String(number).padStart(4, '0')}`;
}
