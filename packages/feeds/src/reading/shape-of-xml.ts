import { SaxesParser } from 'saxes';
import type { DocumentShape } from './document-shape.ts';
import { keyOf } from './feed-node.ts';
import { ShapeCollector } from './shape-collector.ts';

export type ShapeProblem = 'doctype' | 'not_well_formed';

const DEEPEST = 20;
const BROKEN =
  /unexpected close tag|unmatched closing tag|disallowed character in tag name|text data outside|incorrect syntax/;

/** The elements of a document's beginning. That it ends in the middle of something is no fault. */
export function shapeOfXml(text: string): { shape: DocumentShape; problem: ShapeProblem | null } {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  const collector = new ShapeCollector();
  const open: { path: string; written: string }[] = [];
  let namespaces: string[] = [];
  let root = '';
  let problem: ShapeProblem | null = null;
  parser.on('doctype', () => {
    problem = 'doctype';
  });
  parser.on('error', ({ message }) => {
    if (BROKEN.test(message)) problem ??= 'not_well_formed';
  });
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1);
    if (!parent) {
      root = keyOf(name);
      namespaces = Object.entries(attributes).flatMap(([key, value]) => (key.startsWith('xmlns') ? [value] : []));
    }
    const path = parent ? `${parent.path}/${keyOf(name)}` : keyOf(name);
    const written = parent ? `${parent.written}/${name}` : name;
    open.push({ path, written });
    if (open.length > DEEPEST) return;
    collector.add(path, written);
    for (const [key, value] of Object.entries(attributes)) {
      collector.add(`${path}/@${key.toLowerCase()}`, `${written}/@${key}`);
      collector.addText(`${path}/@${key.toLowerCase()}`, value);
    }
  });
  parser.on('closetag', () => open.pop());
  const addText = (words: string) => collector.addText(open.at(-1)?.path ?? '', words);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text.replace(/^[\s\uFEFF]+/, ''));
  if (root === '') problem ??= 'not_well_formed';
  return { shape: collector.toShape('xml', root, namespaces), problem };
}
