import { SaxesParser } from 'saxes';
import { CvUnreadable } from './cv-text.ts';

export type OfficeNode = { name: string; attributes: Record<string, string>; children: (OfficeNode | string)[] };

/** Reads the elements of a part. The parser expands no entities of a document's own, so that none can grow. */
export function readTree(xml: string): OfficeNode {
  const root: OfficeNode = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name, attributes }) => {
    const node: OfficeNode = { name, attributes, children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => void open.at(-1)?.children.push(text.replace(/\r?\n/g, ' ')));
  parser.on('closetag', () => void open.pop());
  parser.on('error', () => {
    throw new CvUnreadable('damaged');
  });
  parser.write(xml).close();
  return root;
}

export const isNode = (child: OfficeNode | string): child is OfficeNode => typeof child !== 'string';

export function childOf(node: OfficeNode | undefined, name: string): OfficeNode | undefined {
  return node?.children.find((child): child is OfficeNode => isNode(child) && child.name === name);
}

/** Returns all elements of a name below a node. */
export function* allOf(node: OfficeNode, name: string): Generator<OfficeNode> {
  for (const child of node.children) {
    if (!isNode(child)) continue;
    if (child.name === name) yield child;
    else yield* allOf(child, name);
  }
}
