import type { FeedNode } from './feed-node.ts';

/** Control characters but for tab and line breaks, and what is no character at all. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;
const ESCAPES = /\\u(?:00[01]|00[7-9]|d[89a-f]|fff)/i;

const clean = (text: string) => text.replaceAll(FORBIDDEN, '').toWellFormed();

/** Removes the characters of an item that neither XML nor a database takes. */
export function cleanNode(node: FeedNode): FeedNode {
  const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => [name, clean(value)]);
  return {
    ...node,
    text: clean(node.text),
    attributes: node.attributes && Object.fromEntries(attributes),
    children: node.children.map(cleanNode),
  };
}

/** JSON can have such characters only where its source writes them as an escape. */
export function cleanIfEscaped(source: string, node: FeedNode): FeedNode {
  return ESCAPES.test(source) ? cleanNode(node) : node;
}
