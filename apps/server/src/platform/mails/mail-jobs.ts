import { SHIFT_LETTERS, type Shift } from '@stellenvisite/contract/jobs/duty';
import { CATEGORY_COLOURS, NIGHT_SHIFT_BY_NIGHT, SHIFT_COLOURS } from '@stellenvisite/contract/jobs/job-colours';
import { DAY_COLOURS, NIGHT_COLOURS } from '@stellenvisite/contract/platform/brand-colours';
import type { MailContent, MailFrame, MailJob } from '@stellenvisite/core/platform/mails/mail-content';
import { createElement as h, type ReactNode } from 'react';
import { Column, Link, Row, Section, Text } from 'react-email';

export const FONT = {
  display: "'Familjen Grotesk','Segoe UI',Helvetica,Arial,sans-serif",
  text: "Commissioner,'Segoe UI',Helvetica,Arial,sans-serif",
} as const;

/** Mail programs know no custom properties: by night these rules replace the day's colours, where a program asks for them. */
export const NIGHT_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body.m-paper, body.m-paper > table, body.m-paper > table > tbody > tr > td { background-color: ${NIGHT_COLOURS.paper} !important; }
  .m-n { background-color: ${NIGHT_SHIFT_BY_NIGHT} !important; }
  .m-sheet { background-color: ${NIGHT_COLOURS.sheet} !important; border-color: ${NIGHT_COLOURS.line} !important; }
  .m-line { border-color: ${NIGHT_COLOURS.line} !important; }
  .m-free { background-color: ${NIGHT_COLOURS.sheet2} !important; color: ${NIGHT_COLOURS.ink3} !important; }
  .m-ink { color: ${NIGHT_COLOURS.ink} !important; }
  .m-ink2 { color: ${NIGHT_COLOURS.ink2} !important; }
  .m-link { color: ${NIGHT_COLOURS.link} !important; }
  .m-action { background-color: ${NIGHT_COLOURS.action} !important; color: ${NIGHT_COLOURS.onAction} !important; }
}
@media (max-width: 480px) {
  .m-pad { padding-left: 20px !important; padding-right: 20px !important; }
  .m-heading { font-size: 28px !important; }
}
`;

const lined = { borderTop: `1px solid ${DAY_COLOURS.line}` };

export function jobCounts(counts: NonNullable<MailContent['counts']>): ReactNode {
  const cell = { ...lined, padding: '10px 0', fontSize: '16px', lineHeight: '22px' };
  return h(
    Section,
    { style: { margin: '8px 0 24px' } },
    ...counts.map(({ label, count, url }) =>
      h(
        Row,
        null,
        h(
          Column,
          { className: 'm-line', style: cell },
          h(Link, { href: url, className: 'm-ink', style: { fontFamily: FONT.text, color: DAY_COLOURS.ink } }, label),
        ),
        h(
          Column,
          {
            align: 'right',
            className: 'm-line m-ink',
            style: { ...cell, fontFamily: FONT.display, fontWeight: 700, color: DAY_COLOURS.ink },
          },
          count,
        ),
      ),
    ),
  );
}

/** Each job is a row of the roster: the edge in the colour of its category, its week where one is known. */
export function jobRows(jobs: readonly MailJob[], frame: MailFrame): ReactNode {
  return h(Section, { style: { margin: '0 0 24px' } }, ...jobs.map((job) => jobRow(job, frame)));
}

function jobRow({ url, title, employer, pay, badge, week, category }: MailJob, frame: MailFrame): ReactNode {
  const line = {
    fontFamily: FONT.text,
    fontSize: '15px',
    lineHeight: '21px',
    color: DAY_COLOURS.ink2,
    margin: '2px 0 0',
  };
  return h(
    Row,
    null,
    h(
      Column,
      { className: 'm-line', style: { ...lined, padding: '14px 0' } },
      h(
        'div',
        { style: { borderLeft: `4px solid ${CATEGORY_COLOURS[category].base}`, paddingLeft: '12px' } },
        badge
          ? h(
              Text,
              { className: 'm-ink2', style: { ...line, fontSize: '13px', color: DAY_COLOURS.ink3, margin: 0 } },
              badge,
            )
          : null,
        h(
          Link,
          {
            href: url,
            className: 'm-ink',
            style: {
              fontFamily: FONT.display,
              fontSize: '18px',
              lineHeight: '24px',
              fontWeight: 600,
              color: DAY_COLOURS.ink,
            },
          },
          title,
        ),
        h(Text, { className: 'm-ink2', style: line }, employer),
        pay ? h(Text, { className: 'm-ink', style: { ...line, color: DAY_COLOURS.ink, fontWeight: 600 } }, pay) : null,
        week ? weekStrip(week, frame) : null,
      ),
    ),
  );
}

type StripFrame = MailFrame & { hasDays?: boolean };

export function weekStrip(week: readonly (Shift | null)[], frame: StripFrame): ReactNode {
  const { weekLabel, dayOff, shiftLetters, weekdays, hasDays = false } = frame;
  const spoken = week.map((shift) => (shift ? shiftLetters[shift] : dayOff)).join(' ');
  const day = { fontFamily: FONT.text, fontSize: '12px', lineHeight: '16px', color: DAY_COLOURS.ink3 };
  return h(
    'table',
    {
      role: 'img',
      'aria-label': `${weekLabel}: ${spoken}`,
      cellPadding: 0,
      cellSpacing: 0,
      style: { marginTop: '8px' },
    },
    h(
      'tbody',
      null,
      hasDays
        ? h('tr', null, ...weekdays.map((name) => h('td', { align: 'center', className: 'm-ink2', style: day }, name)))
        : null,
      h('tr', null, ...week.map((shift) => weekCell(shift, shiftLetters))),
    ),
  );
}

function weekCell(shift: Shift | null, letters: MailFrame['shiftLetters']): ReactNode {
  const { ground, on: ink } = shift ? SHIFT_COLOURS[shift] : { ground: DAY_COLOURS.sheet2, on: DAY_COLOURS.ink3 };
  const cell = {
    width: '24px',
    height: '24px',
    borderRadius: '4px',
    border: '1px solid transparent',
    backgroundClip: 'padding-box',
    textAlign: 'center' as const,
    fontFamily: FONT.display,
    fontSize: '13px',
    lineHeight: '24px',
    fontWeight: 700,
    color: ink,
    backgroundColor: ground,
  };
  return h(
    'td',
    { className: `m-${shift ? SHIFT_LETTERS.de[shift].toLowerCase() : 'free'}`, style: cell },
    shift ? letters[shift] : '\u00a0',
  );
}
