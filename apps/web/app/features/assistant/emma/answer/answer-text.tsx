import { Fragment, type ReactNode } from 'react';

/**
 * The words of an answer: paragraphs, lists, **bold**, links, the numbers of helplines and those of sources. Nothing else of Markdown is
 * drawn; links come from the built-in model alone, those of a language model are taken out on the server.
 */
export function AnswerText({ text, isRunning }: { text: string; isRunning: boolean }) {
  const blocks = text.split(/\n{2,}/u).filter((block) => block.trim() !== '');
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only ever added at the end
    <Block key={index} block={block} caret={isRunning && index === blocks.length - 1 && <i className="ea-caret" />} />
  ));
}

const BULLET = /^\s*[-*•]\s+/u;

function Block({ block, caret }: { block: string; caret: ReactNode }) {
  const lines = block.split('\n');
  if (!lines.every((line) => BULLET.test(line)))
    return (
      <p>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
          <Fragment key={index}>
            {index > 0 && <br />}
            {inline(line)}
          </Fragment>
        ))}
        {caret}
      </p>
    );
  return (
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
        <li key={index}>{inline(line.replace(BULLET, ''))}</li>
      ))}
    </ul>
  );
}

/** Free numbers of Germany; the short ones of Austria and Switzerland, and the emergency number, where the words before say so. */
const HELPLINE = String.raw`\b0800(?: \d{1,4})+\b|(?<=(?:Österreich|Austria) )142\b|(?<=(?:Schweiz|Switzerland) )143\b|(?<=(?:Gefahr|danger) )112\b`;

const MARKS = new RegExp(String.raw`(\*\*[^*]+\*\*|\[[^\]]+\]\(https:\/\/[^)\s]+\)|${HELPLINE}|\s?\[\d{1,2}\])`, 'u');
const PHONE = /^(?:0800(?: \d{1,4})+|142|143|112)$/u;
const LINK = /^\[([^\]]+)\]\((https:\/\/[^)\s]+)\)$/u;

function inline(line: string): ReactNode[] {
  return line.split(MARKS).map((piece, index) => {
    if (piece.startsWith('**') && piece.endsWith('**') && piece.length > 4)
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line keep their places
      return <b key={index}>{piece.slice(2, -2)}</b>;
    // Every second piece is a mark, and no other one is a bare number.
    if (index % 2 === 1 && PHONE.test(piece))
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line keep their places
        <a key={index} href={`tel:${piece.replaceAll(' ', '')}`} className="num whitespace-nowrap">
          {piece}
        </a>
      );
    const [, label, href] = LINK.exec(piece) ?? [];
    if (label && href)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line keep their places
        <a key={index} href={href} target="_blank" rel="noreferrer">
          {label}
        </a>
      );
    const number = /^\s?\[(\d{1,2})\]$/u.exec(piece)?.[1];
    if (!number) return piece;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line keep their places
      <span key={index} className="ea-ref" aria-hidden="true">
        {number}
      </span>
    );
  });
}
