import { DAY_COLOURS, LOGO_COLOURS } from '@stellenvisite/contract/platform/brand-colours';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { MailContent, MailFrame } from '@stellenvisite/core/platform/mails/mail-content';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { Body, Button, Column, Container, Head, Heading, Html, Link, Preview, Row, Section, Text } from 'react-email';
import { FONT, jobCounts, jobRows, NIGHT_STYLES } from './mail-jobs.ts';
import { mailChoices, markedHeading, scoredJobRows } from './mail-scored-jobs.ts';

const body = {
  fontFamily: FONT.text,
  fontSize: '16px',
  lineHeight: '25px',
  color: DAY_COLOURS.ink2,
  margin: '0 0 16px',
};
const small = { ...body, fontSize: '14px', lineHeight: '21px', color: DAY_COLOURS.ink3, margin: '0 0 8px' };

/** Lays out every mail: paper, a sheet with the roster's lines, the marker for what is yours, a navy button. */
export function mailLayout(content: MailContent, frame: MailFrame, language: Language): ReactElement {
  return h(
    Html,
    { lang: language },
    h(
      Head,
      null,
      h('title', null, content.subject),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, NIGHT_STYLES),
    ),
    content.preview ? h(Preview, null, content.preview) : null,
    h(
      Body,
      { className: 'm-paper', style: { backgroundColor: DAY_COLOURS.paper, margin: 0, padding: '24px 12px' } },
      h(
        Container,
        { style: { maxWidth: '600px', width: '100%' } },
        brand(frame),
        sheet(content, frame),
        foot(content, frame),
      ),
    ),
  );
}

/** Returns the mark as mail programs can draw it: the three strokes of the S as three cells. */
function brand({ brand: name, home }: MailFrame): ReactNode {
  const stroke = (colour: string, offset: string) =>
    h('div', { style: { width: '20px', height: '6px', marginLeft: offset, backgroundColor: colour } });
  return h(
    Section,
    { style: { padding: '0 4px 16px' } },
    h(
      Row,
      null,
      h(
        Column,
        { style: { width: '36px', verticalAlign: 'middle' } },
        stroke(LOGO_COLOURS.early, '6px'),
        stroke(LOGO_COLOURS.late, '3px'),
        stroke(LOGO_COLOURS.night, '0'),
      ),
      h(
        Column,
        { style: { verticalAlign: 'middle' } },
        h(
          Link,
          {
            href: home,
            className: 'm-ink',
            style: {
              fontFamily: FONT.display,
              fontSize: '20px',
              fontWeight: 700,
              color: DAY_COLOURS.ink,
              letterSpacing: '-0.02em',
            },
          },
          name,
        ),
      ),
    ),
  );
}

function sheet(content: MailContent, frame: MailFrame): ReactNode {
  return h(
    Section,
    {
      className: 'm-sheet m-pad',
      style: {
        backgroundColor: DAY_COLOURS.sheet,
        border: `1px solid ${DAY_COLOURS.line}`,
        borderRadius: '12px',
        padding: '32px 32px 24px',
      },
    },
    content.marked ? markedHeading(content.heading, content.marked) : plainHeading(content.heading),
    ...content.paragraphs.map((paragraph) => h(Text, { className: 'm-ink2', style: body }, paragraph)),
    content.richText
      ? // biome-ignore lint/security/noDangerouslySetInnerHtml: only sanitised text has this type
        h('div', { className: 'm-ink2', style: body, dangerouslySetInnerHTML: { __html: content.richText } })
      : null,
    content.row ? markedRow(content.row.label, content.row.value) : null,
    content.code ? markedCode(content.code) : null,
    content.counts ? jobCounts(content.counts) : null,
    content.jobs ? jobRows(content.jobs, frame) : null,
    content.scoredJobs ? scoredJobRows(content.scoredJobs, frame) : null,
    content.action ? actionButton(content.action) : null,
    content.closing ? h(Text, { className: 'm-ink2', style: { ...body, margin: '0 0 8px' } }, content.closing) : null,
  );
}

function plainHeading(heading: string): ReactNode {
  return h(
    Heading,
    {
      as: 'h1',
      className: 'm-ink m-heading',
      style: {
        fontFamily: FONT.display,
        fontSize: '34px',
        lineHeight: '1.15',
        letterSpacing: '-0.022em',
        fontWeight: 600,
        color: DAY_COLOURS.ink,
        margin: '0 0 16px',
      },
    },
    heading,
  );
}

const marked = { backgroundColor: DAY_COLOURS.marker, borderRadius: '4px', margin: '8px 0 24px' };

function markedRow(label: string, value: string): ReactNode {
  const cell = { padding: '14px 16px', fontSize: '16px', lineHeight: '22px', color: DAY_COLOURS.onMarker };
  return h(
    Section,
    { style: marked },
    h(
      Row,
      null,
      h(Column, { style: { ...cell, fontFamily: FONT.text } }, label),
      h(Column, { align: 'right', style: { ...cell, fontFamily: FONT.display, fontWeight: 700 } }, value),
    ),
  );
}

function markedCode(code: string): ReactNode {
  const figures = { fontFamily: FONT.display, fontSize: '32px', letterSpacing: '0.3em', color: DAY_COLOURS.onMarker };
  return h(
    Section,
    { style: marked },
    h(
      Text,
      { style: { ...figures, lineHeight: '40px', fontWeight: 700, textAlign: 'center', margin: '12px 0' } },
      code,
    ),
  );
}

function actionButton({ label, url }: { label: string; url: string }): ReactNode {
  return h(
    Section,
    { style: { margin: '8px 0 24px' } },
    h(
      Button,
      {
        href: url,
        className: 'm-action',
        style: {
          backgroundColor: DAY_COLOURS.action,
          color: DAY_COLOURS.onAction,
          fontFamily: FONT.text,
          fontSize: '16px',
          fontWeight: 600,
          lineHeight: '24px',
          borderRadius: '8px',
          padding: '14px 24px',
        },
      },
      label,
    ),
  );
}

function foot(
  { footnote, unsubscribe, action, choices, legend }: MailContent,
  { brand: name, claim, links, linkHint }: MailFrame,
): ReactNode {
  const linkStyle = { color: DAY_COLOURS.link, textDecoration: 'underline' };
  const link = ({ label, url }: { label: string; url: string }, key: string) =>
    h(Link, { key, href: url, className: 'm-link', style: linkStyle }, label);
  const separated = links.flatMap((item, index) => [index === 0 ? '' : ' · ', link(item, item.url)]);
  return h(
    Section,
    { className: 'm-pad', style: { padding: '24px 32px 8px' } },
    choices ? mailChoices(choices) : null,
    legend ? h(Text, { className: 'm-ink2', style: small }, legend) : null,
    h(Text, { className: 'm-ink2', style: small }, footnote),
    unsubscribe ? h(Text, { style: small }, link(unsubscribe, 'unsubscribe')) : null,
    action && !unsubscribe
      ? h(
          Text,
          { className: 'm-ink2', style: { ...small, wordBreak: 'break-all' } },
          linkHint,
          h('br'),
          link({ label: action.url, url: action.url }, 'plain'),
        )
      : null,
    h(Text, { className: 'm-ink2', style: { ...small, margin: '16px 0 0' } }, `${name} · ${claim}`),
    h(Text, { className: 'm-ink2', style: small }, ...separated),
  );
}
