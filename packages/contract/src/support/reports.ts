/** The kinds of content that can be reported. */
export const REPORT_TARGETS = ['job', 'employer', 'message', 'talent_enquiry', 'idea', 'idea_comment'] as const;
export type ReportTargetKind = (typeof REPORT_TARGETS)[number];

/** `appealed`: a side has appealed and waits for the second decision; after it the report is `decided` again. */
export const REPORT_STATUSES = ['open', 'decided', 'appealed'] as const;
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

/** Reasons that do not apply to a kind of target: only a job can be filled, and nobody is harassed by an advertisement. */
const UNFIT_REASONS: Record<ReportTargetKind, readonly ReportReason[]> = {
  job: ['harassment'],
  employer: ['filled', 'harassment'],
  message: ['filled', 'wrong_details', 'rights'],
  talent_enquiry: ['filled', 'rights'],
  idea: ['filled', 'wrong_details', 'payment_demanded'],
  idea_comment: ['filled', 'wrong_details', 'payment_demanded'],
};

export function reasonsFor(kind: ReportTargetKind): readonly ReportReason[] {
  return REPORT_REASONS.filter((reason) => !UNFIT_REASONS[kind].includes(reason));
}

/**
 * The effect of a decision on the content: nothing; its owner is requested to correct it; it goes back to its owner as a draft; it is
 * removed from the public.
 */
export const REPORT_MEASURES = ['none', 'warned', 'returned', 'removed'] as const;
export type ReportMeasure = (typeof REPORT_MEASURES)[number];

/** In order of their weight; a job alone can be a draft again. */
const MEASURES_FOR: Record<ReportTargetKind, readonly ReportMeasure[]> = {
  job: ['none', 'warned', 'returned', 'removed'],
  employer: ['none', 'warned', 'removed'],
  message: ['none', 'warned', 'removed'],
  talent_enquiry: ['none', 'warned', 'removed'],
  idea: ['none', 'removed'],
  idea_comment: ['none', 'removed'],
};

export const measuresFor = (kind: ReportTargetKind): readonly ReportMeasure[] => MEASURES_FOR[kind];

export const APPEAL_CHOICES = ['keep', 'lift', 'milder', 'stricter'] as const;
export type AppealChoice = (typeof APPEAL_CHOICES)[number];

type Appealed = { kind: ReportTargetKind; measure: ReportMeasure; side: ReportSide };

/**
 * Returns the possible outcomes of an appeal, each with its measures, the nearest to the present one first. An appeal never turns against
 * the person who made it: the owner of the content can only gain a milder measure, the reporter only a stricter one.
 */
export function appealChoices({ kind, measure, side }: Appealed): [AppealChoice, readonly ReportMeasure[]][] {
  const all = measuresFor(kind);
  const at = all.indexOf(measure);
  const milder = all.slice(1, Math.max(1, at)).reverse();
  const choices: [AppealChoice, readonly ReportMeasure[]][] =
    side === 'affected'
      ? [
          ['lift', measure === 'none' ? [] : ['none']],
          ['milder', milder],
        ]
      : [['stricter', all.slice(at + 1)]];
  return [['keep', [measure]], ...choices.filter(([, measures]) => measures.length > 0)];
}

export const appealMeasures = (appealed: Appealed): readonly ReportMeasure[] =>
  appealChoices(appealed).flatMap(([, measures]) => measures);

/** States whether a decision rests on a law or on our terms of use (DSA Art. 17). */
export const REPORT_GROUNDS = ['law', 'terms'] as const;
export type ReportGround = (typeof REPORT_GROUNDS)[number];

/** The two sides of a report: the reporter, and the owner of the content. */
export const REPORT_SIDES = ['reporter', 'affected'] as const;
export type ReportSide = (typeof REPORT_SIDES)[number];

export const APPEAL_OUTCOMES = ['upheld', 'changed'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** Long enough to say why (DSA Art. 16: a sufficiently substantiated explanation). */
export const REPORT_EXPLANATION_MIN = 20;
export const REPORT_EXPLANATION_MAX = 2000;

/** Of the parts of a statement of reasons and of an appeal. */
export const STATEMENT_MIN = 20;
export const STATEMENT_MAX = 2000;
export const GROUND_MAX = 500;

/** DSA Art. 20: at least six months after the decision. */
const APPEAL_MONTHS = 6;
/** In which we decide an appeal. */
export const APPEAL_DECISION_DAYS = 14;

/** The name that mails and administrators call a report by: `M-2026-0418`. */
export function reportReference({ number, createdAt }: { number: number; createdAt: Date }): string {
  return `M-${createdAt.getUTCFullYear()}-${String(number).padStart(4, '0')}`;
}

/** Until when a decision can be appealed. */
export function appealEndsAt(decidedAt: Date): Date {
  const ends = new Date(decidedAt);
  ends.setUTCMonth(ends.getUTCMonth() + APPEAL_MONTHS);
  // A month with fewer days: the last of them, not the first days of the next month.
  if (ends.getUTCDate() !== decidedAt.getUTCDate()) ends.setUTCDate(0);
  return ends;
}

/** Checks whether a side can appeal at all: content that nothing happened to gives its owner no reason to. */
export const canSideAppeal = (side: ReportSide, measure: ReportMeasure): boolean =>
  side === 'reporter' || measure !== 'none';
