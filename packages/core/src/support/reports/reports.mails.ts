import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import {
  type AppealOutcome,
  canSideAppeal,
  type ReportGround,
  type ReportMeasure,
  type ReportReason,
  type ReportSide,
  type ReportTargetKind,
} from '@stellenvisite/contract/support/reports';
import { defineMail } from '../../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../../platform/mails/define-mail-template.ts';
import type { MailContent } from '../../platform/mails/mail-content.ts';
import { mailTexts } from '../../platform/mails/mail-texts.ts';

export type ReportReceivedValues = {
  reference: string;
  title: string;
  employer: string;
  receivedAt: Date;
  url: string;
};
export const reportReceivedMail = defineMail<ReportReceivedValues>('report.received');

export type ReportPausedValues = {
  reference: string;
  title: string;
  employer: string;
  reason: ReportReason;
  url: string;
};
/** A reported job is off the market until it is decided: what is stated of it, and that reasons follow. */
export const reportPausedMail = defineMail<ReportPausedValues>('report.paused');

export type ReportDecidedValues = {
  reference: string;
  title: string;
  employer: string;
  kind: ReportTargetKind;
  side: ReportSide;
  measure: ReportMeasure;
  extent: string;
  /** Of the second decision: why it stays or changes. */
  facts: string;
  groundKind: ReportGround;
  ground: string;
  /** Null in the mail of the first decision. */
  appeal: { outcome: AppealOutcome; isOwn: boolean } | null;
  appealUntil: Date;
  /** States whether an appeal is decided by somebody other than who decided first. */
  isDecidedByOther: boolean;
  /** The page of the report for this side, where it can appeal. */
  url: string;
};
/** The statement of reasons (DSA Art. 16, 17 and 20). */
export const reportDecidedMail = defineMail<ReportDecidedValues>('report.decided');

export const reportMails = [
  defineMailTemplate(reportReceivedMail, composeReceived),
  defineMailTemplate(reportPausedMail, composePaused),
  defineMailTemplate(reportDecidedMail, composeDecided),
];

/** Names what was reported, and never repeats what was written: the address may be somebody else's. */
function composeReceived(
  { reference, title, employer, receivedAt, url }: ReportReceivedValues,
  language: Language,
): MailContent {
  const text = mailTexts(language);
  const about = title === employer ? title : `${title}, ${employer}`;
  return {
    subject: text('report.received.subject', { reference }),
    preview: text('report.received.preview'),
    heading: text('report.received.heading'),
    paragraphs: [text('report.received.body', { about, date: formatDate(receivedAt, language) })],
    row: { label: text('report.received.rowLabel'), value: reference },
    action: { label: text('report.received.action'), url },
    closing: text('report.received.closing'),
    footnote: text('report.received.footnote'),
  };
}

/** Says what the report is about in our own words: neither who reported nor what they wrote. */
function composePaused(
  { reference, title, employer, reason, url }: ReportPausedValues,
  language: Language,
): MailContent {
  const text = mailTexts(language);
  return {
    subject: text('report.paused.subject', { title }),
    preview: text('report.paused.preview'),
    heading: text('report.paused.heading'),
    paragraphs: [
      text('report.paused.body', { about: text('report.kind.job', { title, employer }) }),
      text('report.paused.reason', { reason: text(`report.reason.${reason}`) }),
      text('report.paused.meanwhile'),
    ],
    row: { label: text('report.decided.rowLabel'), value: reference },
    action: { label: text('report.received.action'), url },
    closing: text('report.paused.closing'),
    footnote: text('report.decided.footnote'),
  };
}

/** Composes the statement of reasons with everything Art. 17 asks for: measure and extent, facts, origin, automated means, ground, remedies. */
function composeDecided(values: ReportDecidedValues, language: Language): MailContent {
  const { reference, kind, title, employer, side, measure, extent, facts, groundKind, ground, appeal, url } = values;
  const text = mailTexts(language);
  const about = text(`report.kind.${kind}`, { title, employer });
  const mayAppeal = !appeal && canSideAppeal(side, measure);
  const until = formatDate(values.appealUntil, language);
  const result = toResult(values, language);
  return {
    subject: appeal ? text('report.decided.subjectAppeal', { result }) : result,
    preview: text('report.decided.preview'),
    heading: text('report.decided.heading', { result }),
    paragraphs: [
      text(side === 'reporter' ? 'report.decided.introReporter' : 'report.decided.introAffected', { about }),
      ...(appeal
        ? [text(appeal.outcome === 'upheld' ? 'report.decided.appealUpheld' : 'report.decided.appealChanged')]
        : []),
      text('report.decided.measure', { measure: text(`report.measure.${measure}`) }),
      ...(appeal ? [] : [text('report.decided.extent', { extent })]),
      text('report.decided.facts', { facts }),
      text(`report.ground.${groundKind}`, { ground }),
      text('report.decided.origin'),
    ],
    row: { label: text('report.decided.rowLabel'), value: reference },
    action: { label: text(mayAppeal ? 'report.decided.actionAppeal' : 'report.decided.action'), url },
    closing: mayAppeal
      ? text(values.isDecidedByOther ? 'report.decided.closing' : 'report.decided.closingSame', { until })
      : text('report.decided.closingFinal'),
    footnote: text('report.decided.footnote'),
  };
}

/** Says in one sentence what happened to the content, from the side of the reader. */
function toResult({ kind, title, side, measure, appeal }: ReportDecidedValues, language: Language): string {
  const text = mailTexts(language);
  const about = text(`report.result.${side}.${kind}`, { title });
  // A profile stays; its public jobs are removed.
  if (kind === 'employer' && measure === 'removed') return text(`report.result.${side}.employerJobs`, { title });
  if (measure === 'none' && appeal?.outcome === 'changed') return text('report.result.lifted', { about });
  return text(`report.result.${measure}`, { about });
}
