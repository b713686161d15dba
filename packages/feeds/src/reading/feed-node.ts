import { escapeHtml } from '@stellenvisite/contract/platform/escape-html';

/**
 * One element of an item, the same for XML and JSON: an object's members are children, an array's elements are children of the
 * same name. Names are compared in small letters and without their prefix, as several formats do not keep to one case.
 */
export type FeedNode = {
  /** As it is written. */
  name: string;
  /** In small letters, without prefix. */
  key: string;
  line: number;
  /** The text before its first child. */
  text: string;
  attributes: Record<string, string> | null;
  children: FeedNode[];
};

/** The key of a text that appears between children. */
export const TEXT_KEY = '#text';

const keys = new Map<string, string>();
const MAX_KEYS = 10_000;

/** The names of a document repeat with every item, so each is worked out once. */
export function keyOf(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = name.slice(name.lastIndexOf(':') + 1).toLowerCase();
  if (keys.size >= MAX_KEYS) keys.clear();
  keys.set(name, key);
  return key;
}

const paths = new Map<string, Segments>();

/** A path as the keys it leads over, worked out once. */
export type Segments = readonly string[];

export function segmentsOf(path: string): Segments {
  const known = paths.get(path);
  if (known) return known;
  const segments = path
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .map((segment) => (segment.startsWith('@') ? segment.toLowerCase() : keyOf(segment)));
  if (paths.size >= MAX_KEYS) paths.clear();
  paths.set(path, segments);
  return segments;
}

export function childOf(node: FeedNode, name: string): FeedNode | null {
  const key = keyOf(name);
  return node.children.find((child) => child.key === key) ?? null;
}

/** All nodes at a path below the item: `additionalOffices/office`. A path to an attribute ends at its element. */
export function nodesAt(node: FeedNode, path: string): FeedNode[] {
  let found = [node];
  for (const key of segmentsOf(path)) {
    if (key.startsWith('@')) return found.filter(({ attributes }) => attributeOf(attributes, key) !== null);
    found = found.flatMap(({ children }) => children.filter((child) => child.key === key));
  }
  return found;
}

function attributeOf(attributes: FeedNode['attributes'], key: string): string | null {
  if (!attributes) return null;
  const name = Object.keys(attributes).find((each) => each.toLowerCase() === key.slice(1));
  return name === undefined ? null : (attributes[name] ?? null);
}

/** The first text at a path that is not empty, trimmed. */
export function textAt(node: FeedNode, path: string): string | null {
  return firstText(node, segmentsOf(path));
}

export function firstText(node: FeedNode, segments: Segments, from = 0): string | null {
  const key = segments[from];
  if (key === undefined) return textOf(node);
  if (key.startsWith('@')) return attributeOf(node.attributes, key)?.trim() || null;
  for (const child of node.children) {
    if (child.key !== key) continue;
    const text = firstText(child, segments, from + 1);
    if (text !== null) return text;
  }
  return null;
}

export function textsAt(node: FeedNode, path: string): string[] {
  const last = segmentsOf(path).at(-1);
  return nodesAt(node, path).flatMap((each) => {
    const text = last?.startsWith('@') ? attributeOf(each.attributes, last)?.trim() : textOf(each);
    return text ? [text] : [];
  });
}

/** Returns the words of an element without the markup in it; null where there are none. */
export function textOf(node: FeedNode): string | null {
  if (node.children.length === 0) return node.text.trim() || null;
  const words = [
    node.text.trim(),
    ...node.children.map((child) => (child.key === TEXT_KEY ? child.text.trim() : textOf(child))),
  ];
  return words.filter(Boolean).join(' ') || null;
}

/** Returns the content of an element as HTML: its text is HTML already, markup of the document's own is written out again. */
export function htmlOf(node: FeedNode): string {
  if (node.children.length === 0) return node.text;
  return escapeHtml(node.text) + node.children.map(writeNode).join('');
}

function writeNode(node: FeedNode): string {
  if (node.key === TEXT_KEY) return escapeHtml(node.text);
  const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${node.name}${attributes.join('')}>${escapeHtml(node.text)}${node.children.map(writeNode).join('')}</${node.name}>`;
}

export function htmlAt(node: FeedNode, path: string): string | null {
  const html = nodesAt(node, path)
    .map(htmlOf)
    .filter((each) => each.trim() !== '');
  return html.length > 0 ? html.join('\n').trim() : null;
}
