import { DAY_COLOURS } from '@stellenvisite/contract/platform/brand-colours';
import type { MailContent, MailFrame, ScoredMailJob } from '@stellenvisite/core/platform/mails/mail-content';
import { createElement as h, type ReactNode } from 'react';
import { Button, Column, Link, Row, Section, Text } from 'react-email';
import { FONT, weekStrip } from './mail-jobs.ts';

const GOOD = '#17614a';
const BAD = '#8c3a1c';
const line = { fontFamily: FONT.text, fontSize: '14px', lineHeight: '21px', color: DAY_COLOURS.ink2, margin: 0 };
const ruled = { borderTop: `1px solid ${DAY_COLOURS.line}` };

/** Returns the heading of what is the reader's own, on the marker. */
export function markedHeading(heading: string, { above, below }: NonNullable<MailContent['marked']>): ReactNode {
  const plain = { ...line, fontSize: '16px', lineHeight: '24px', color: DAY_COLOURS.onMarker };
  return h(
    Section,
    { style: { backgroundColor: DAY_COLOURS.marker, borderRadius: '8px', margin: '0 0 8px' } },
    h(
      Row,
      null,
      h(
        Column,
        { style: { padding: '20px 20px 18px' } },
        h(Text, { style: plain }, above),
        h(
          'h1',
          {
            className: 'm-heading',
            style: {
              fontFamily: FONT.display,
              fontSize: '30px',
              lineHeight: '1.2',
              letterSpacing: '-0.022em',
              fontWeight: 600,
              color: DAY_COLOURS.onMarker,
              margin: '4px 0 8px',
            },
          },
          heading,
        ),
        h(Text, { style: { ...plain, fontSize: '14px', lineHeight: '21px' } }, below),
      ),
    ),
  );
}

export function scoredJobRows(jobs: readonly ScoredMailJob[], frame: MailFrame): ReactNode {
  return h(Section, { style: { margin: '0 0 24px' } }, ...jobs.map((job, index) => scoredJobRow(job, frame, index)));
}

function scoredJobRow(job: ScoredMailJob, frame: MailFrame, index: number): ReactNode {
  const cell = { ...(index === 0 ? {} : ruled), padding: '18px 0' };
  return h(
    Row,
    null,
    job.score === null ? null : h(Column, { className: 'm-line', style: scoreCell(cell) }, scoreMark(job.score)),
    h(
      Column,
      { className: 'm-line', style: { ...cell, verticalAlign: 'top' } },
      h(Link, { href: job.url, className: 'm-ink', style: titleStyle }, job.title),
      h(
        Text,
        { className: 'm-ink2', style: { ...line, margin: '2px 0 8px' } },
        h('strong', { className: 'm-ink', style: { color: DAY_COLOURS.ink } }, job.employer),
        `  ${job.place}`,
      ),
      job.week
        ? weekStrip(job.week, { ...frame, hasDays: true })
        : h(Text, { className: 'm-ink2', style: line }, job.shiftsText),
      ...job.pros.map((text) => reason('+', GOOD, text)),
      ...job.cons.map((text) => reason('–', BAD, text)),
      job.pay ? h(Text, { className: 'm-ink', style: payStyle }, job.pay) : null,
      h(Text, { className: 'm-ink2', style: { ...line, fontSize: '13px', margin: '0 0 10px' } }, job.payNote),
      h(Button, { href: job.url, className: 'm-ink m-line', style: buttonStyle }, job.action),
    ),
  );
}

const scoreCell = (cell: object) => ({ ...cell, width: '76px', verticalAlign: 'top' as const });
const titleStyle = {
  fontFamily: FONT.display,
  fontSize: '18px',
  lineHeight: '24px',
  fontWeight: 600,
  color: DAY_COLOURS.ink,
};
const payStyle = {
  fontFamily: FONT.display,
  fontSize: '17px',
  lineHeight: '24px',
  fontWeight: 700,
  color: DAY_COLOURS.ink,
  margin: '8px 0 0',
};
const buttonStyle = {
  border: `1px solid ${DAY_COLOURS.line}`,
  borderRadius: '8px',
  padding: '10px 18px',
  fontFamily: FONT.text,
  fontSize: '14px',
  lineHeight: '20px',
  fontWeight: 600,
  color: DAY_COLOURS.action,
};

function scoreMark(score: string): ReactNode {
  const style = {
    display: 'inline-block',
    backgroundColor: DAY_COLOURS.marker,
    color: DAY_COLOURS.onMarker,
    borderRadius: '4px',
    padding: '4px 8px',
    fontFamily: FONT.display,
    fontSize: '16px',
    lineHeight: '22px',
    fontWeight: 700,
  };
  return h('span', { style }, score);
}

function reason(sign: string, colour: string, text: string): ReactNode {
  return h(
    Text,
    { className: 'm-ink2', style: { ...line, margin: '4px 0 0' } },
    h('strong', { className: 'm-ink', style: { color: colour } }, sign),
    ` ${text}`,
  );
}

/** Next to each other, each as wide as the next. */
export function mailChoices({ text, links }: NonNullable<MailContent['choices']>): ReactNode {
  return h(
    Section,
    { style: { margin: '0 0 12px' } },
    h(Text, { className: 'm-ink2', style: { ...line, margin: '0 0 8px' } }, text),
    h(
      Row,
      null,
      ...links.map(({ label, url }) =>
        h(
          Column,
          { style: { width: `${Math.floor(100 / links.length)}%`, padding: '0 6px 0 0' } },
          h(
            Button,
            {
              href: url,
              className: 'm-ink m-line m-sheet',
              style: {
                ...buttonStyle,
                display: 'block',
                textAlign: 'center',
                backgroundColor: DAY_COLOURS.sheet,
                padding: '10px 4px',
              },
            },
            label,
          ),
        ),
      ),
    ),
  );
}
