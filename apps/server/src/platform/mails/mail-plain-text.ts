import { htmlToText } from '@stellenvisite/contract/platform/html-text';
import type { MailContent, MailFrame, MailJob, ScoredMailJob } from '@stellenvisite/core/platform/mails/mail-content';

const RULE = '—'.repeat(24);

/** Returns the mail for readers without HTML: the same words in the same order. */
export function toPlainText(content: MailContent, frame: MailFrame): string {
  const blocks = [
    content.marked?.above,
    content.heading,
    content.marked?.below,
    ...content.paragraphs,
    content.richText && htmlToText(content.richText),
    content.row && `${content.row.label}: ${content.row.value}`,
    content.code,
    content.counts?.map(({ label, count }) => `${label}: ${count}`).join('\n'),
    ...(content.jobs ?? []).map((job) => jobBlock(job, frame)),
    ...(content.scoredJobs ?? []).map((job) => scoredJobBlock(job, frame)),
    content.action && `${content.action.label}:\n${content.action.url}`,
    content.closing,
    RULE,
    content.choices && [content.choices.text, ...content.choices.links.map(linkLine)].join('\n'),
    content.legend,
    content.footnote,
    content.unsubscribe && `${content.unsubscribe.label}:\n${content.unsubscribe.url}`,
    [frame.brand, ...frame.links.map(linkLine)].join('\n'),
  ];
  return `${blocks.filter((block) => block).join('\n\n')}\n`;
}

const linkLine = ({ label, url }: { label: string; url: string }) => `${label}: ${url}`;

function scoredJobBlock(job: ScoredMailJob, frame: MailFrame): string {
  const { title, score, employer, place, week, shiftsText, pros, cons, pay, payNote, url } = job;
  const roster = week ? `${frame.weekLabel}: ${lettersOf(week, frame)}` : shiftsText;
  const reasons = [...pros.map((text) => `+ ${text}`), ...cons.map((text) => `– ${text}`)];
  const lines = [score ? `${title} (${score})` : title, `${employer}, ${place}`, roster, ...reasons, pay, payNote, url];
  return lines.filter((line) => line).join('\n');
}

const lettersOf = (week: NonNullable<MailJob['week']>, { shiftLetters }: MailFrame) =>
  week.map((shift) => (shift ? shiftLetters[shift] : '–')).join(' ');

function jobBlock({ title, employer, pay, badge, week, url }: MailJob, frame: MailFrame): string {
  const letters = week && lettersOf(week, frame);
  return [badge ? `${title} (${badge})` : title, employer, pay, letters && `${frame.weekLabel}: ${letters}`, url]
    .filter((line) => line)
    .join('\n');
}
