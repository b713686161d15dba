/** Gives lines of text to the person as a file. */
export function saveLines(fileName: string, lines: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${lines.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}

/** Prints lines of text on a sheet of their own: the page around them is not for the printer. */
export function printLines(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  // A frame that is not displayed comes out of some printers as an empty sheet.
  frame.className = 'visually-hidden';
  document.body.append(frame);
  const { contentDocument: sheet, contentWindow: view } = frame;
  if (!sheet || !view) return;
  sheet.title = title;
  const heading = Object.assign(sheet.createElement('h1'), { textContent: title });
  const list = sheet.createElement('ol');
  list.append(...lines.map((line) => Object.assign(sheet.createElement('li'), { textContent: line })));
  sheet.body.append(heading, list);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
