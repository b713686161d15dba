import type {
  AppealOutcome,
  ReportGround,
  ReportMeasure,
  ReportReason,
  ReportSide,
  ReportTargetKind,
} from '@stellenvisite/contract/reports';
import { defineMail } from '../mails/define-mail.ts';

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
/** A reported job is off the market until it is decided: what is said of it, and that reasons follow. */
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
  /** The page of the report for this side, where it can appeal. */
  url: string;
};
/** The statement of reasons (DSA Art. 16, 17 and 20). */
export const reportDecidedMail = defineMail<ReportDecidedValues>('report.decided');
