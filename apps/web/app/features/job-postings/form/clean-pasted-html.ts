/** Word writes the mark of a list entry as text of its own, hidden between conditional comments. */
const LIST_MARK = /^[\s\u00a0]*(?:[·•▪●○◦§o–-]|\d{1,2}[.)])[\s\u00a0]+/u;
const HIDDEN_TAGS = new Set(['style', 'script', 'meta', 'link', 'title', 'xml', 'o:p']);
const isHidden = (element: Element) =>
  HIDDEN_TAGS.has(element.tagName.toLowerCase()) || /mso-hide/i.test(element.getAttribute('style') ?? '');
const isWordListEntry = (element: Element) =>
  /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '') || /MsoListParagraph/i.test(element.className);

/**
 * What word processors, mail programs and web pages put on the clipboard, without their styles and hidden parts. Word's lists are
 * paragraphs that only look like lists; they become lists. What remains is cut down to our tags by the editor's schema.
 */
export function cleanPastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html.replaceAll(/<!\[(?:if|endif)[^>]*>/gi, ''), 'text/html');
  for (const element of page.querySelectorAll('*')) if (isHidden(element)) element.remove();
  removeComments(page.body);
  for (const bold of page.querySelectorAll('b[style*="font-weight:normal"], b[style*="font-weight: normal"]'))
    bold.replaceWith(...bold.childNodes);
  makeLists(page.body);
  for (const element of page.body.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (name !== 'href') element.removeAttribute(name);
  for (const paragraph of page.body.querySelectorAll('p'))
    if (paragraph.textContent?.replaceAll('\u00a0', ' ').trim() === '') paragraph.remove();
  return page.body.innerHTML;
}

function removeComments(node: Node): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === Node.COMMENT_NODE) child.remove();
    else removeComments(child);
  }
}

/** Neighbouring entries become one list, numbered where Word numbered them. */
function makeLists(body: HTMLElement): void {
  for (const paragraph of [...body.querySelectorAll('p')]) {
    if (!isWordListEntry(paragraph)) continue;
    const mark = paragraph.textContent ?? '';
    const kind = /^[\s\u00a0]*\d/.test(mark) ? 'ol' : 'ul';
    const before = paragraph.previousElementSibling;
    const list = before?.tagName.toLowerCase() === kind ? before : body.ownerDocument.createElement(kind);
    const entry = body.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    removeMark(entry);
    if (list === before) paragraph.remove();
    else paragraph.replaceWith(list);
    list.append(entry);
  }
}

function removeMark(entry: HTMLElement): void {
  for (const ignored of entry.querySelectorAll('[style*="mso-list"]')) ignored.remove();
  const walker = entry.ownerDocument.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
  const first = walker.nextNode();
  if (first) first.textContent = (first.textContent ?? '').replace(LIST_MARK, '').trimStart();
}
