import { type FeedNode, keyOf } from './feed-node.ts';

/**
 * A JSON value as an element: members are children, an array's elements are children of one name, and a member whose name begins
 * with "@", as in JSON-LD, is an attribute.
 */
export function jsonNode(name: string, value: unknown, line: number): FeedNode {
  const node: FeedNode = { name, key: keyOf(name), line, text: '', attributes: null, children: [] };
  if (value === null || value === undefined) return node;
  if (typeof value !== 'object') {
    node.text = String(value);
    return node;
  }
  for (const [key, member] of Object.entries(value)) {
    if (key.startsWith('@') && isScalar(member)) {
      node.attributes ??= {};
      node.attributes[key.slice(1)] = String(member);
    } else {
      addMember(node, key, member, line);
    }
  }
  return node;
}

const isScalar = (value: unknown) => value !== null && typeof value !== 'object';

function addMember(node: FeedNode, key: string, member: unknown, line: number): void {
  if (Array.isArray(member)) for (const each of member) addMember(node, key, each, line);
  else if (member !== null && member !== undefined) node.children.push(jsonNode(key, member, line));
}
