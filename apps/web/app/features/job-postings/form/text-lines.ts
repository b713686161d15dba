/** The marks that lists have in Word, mails and PDF files, with what stands around them. */
const BULLET = /^\s*(?:[•·▪●○◦‣–—*✓✔➢►§o-]|\d{1,2}[.)])\s+/u;

/** The entries of a pasted list, one a line, without their marks. */
export function textLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(BULLET, '').replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
