const HTML = /^(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|script|div|meta|br|p|b)\b/i;

/** Recognises the syntax of a document by its first characters; null where it is neither markup nor JSON. */
export function sniffSyntax(head: string): 'xml' | 'json' | 'html' | null {
  const text = head.replace(/^[\s\uFEFF]+/, '');
  if (text.startsWith('{') || text.startsWith('[')) return 'json';
  if (!text.startsWith('<')) return null;
  const withoutProlog = text.replace(/^<\?xml[^>]*\?>\s*/, '');
  return HTML.test(withoutProlog) ? 'html' : 'xml';
}
