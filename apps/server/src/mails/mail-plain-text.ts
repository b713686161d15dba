import type { MailContent, MailFrame, MailJob } from './mail-content.ts';

const RULE = '—'.repeat(24);

/** The mail for readers without HTML: the same words in the same order. */
export function toPlainText(content: MailContent, frame: MailFrame): string {
  const blocks = [
    content.heading,
    ...content.paragraphs,
    content.row && `${content.row.label}: ${content.row.value}`,
    content.code,
    content.counts?.map(({ label, count }) => `${label}: ${count}`).join('\n'),
    ...(content.jobs ?? []).map((job) => jobBlock(job, frame)),
    content.action && `${content.action.label}:\n${content.action.url}`,
    content.closing,
    RULE,
    content.footnote,
    content.unsubscribe && `${content.unsubscribe.label}:\n${content.unsubscribe.url}`,
    [frame.brand, ...frame.links.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ];
  return `${blocks.filter((block) => block).join('\n\n')}\n`;
}

function jobBlock({ title, employer, pay, badge, week, url }: MailJob, frame: MailFrame): string {
  const letters = week?.map((shift) => (shift ? frame.shiftLetters[shift] : '–')).join(' ');
  return [badge ? `${title} (${badge})` : title, employer, pay, letters && `${frame.weekLabel}: ${letters}`, url]
    .filter((line) => line)
    .join('\n');
}
