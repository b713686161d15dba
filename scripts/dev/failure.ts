import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

export type Failure = {
  message: string;
  /** Everything that was printed about it. */
  details: string;
  location?: Location;
};
type Location = { file: string; line: number; frame: string };

const LINES_AROUND = 3;
/** Node prints `file:///path/file.ts:12` above the broken line, and `file:///path/file.ts:12:7` in a stack. */
const FILE_AND_LINE = /(file:\/\/[^\s:()]+):(\d+)/;
const ERROR_LINE = /^(?:Uncaught )?\w*Error\b.*$/m;

/** Reads from what a process printed before it ended what went wrong, and where. */
export function readFailure(output: string): Failure {
  const details = stripVTControlCharacters(output).trim();
  const message = ERROR_LINE.exec(details)?.[0] ?? details.split('\n').at(-1) ?? '';
  const [, url, line] = FILE_AND_LINE.exec(details) ?? [];
  const location = url && line ? locate(fileURLToPath(url), Number(line)) : undefined;
  return { message: message || 'The server ended without a message.', details, ...(location && { location }) };
}

/** Describes an error of Vite, which knows the place itself, or of code that it has loaded. */
export function describeError(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), details: '' };
  const details = stripVTControlCharacters(error.stack ?? '');
  const message = stripVTControlCharacters(error.message);
  if (!('loc' in error) || typeof error.loc !== 'object' || error.loc === null) return { message, details };
  const { file, line } = error.loc as { file?: string; line?: number };
  const location = file && line ? locate(file, line) : undefined;
  return { message, details, ...(location && { location }) };
}

function locate(file: string, line: number): Location | undefined {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const first = Math.max(1, line - LINES_AROUND);
    const shown = lines.slice(first - 1, line + LINES_AROUND);
    const width = String(first + shown.length).length;
    const frame = shown.map((text, index) => {
      const number = first + index;
      return `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`;
    });
    return { file, line, frame: frame.join('\n') };
  } catch {
    // The file may be gone already, such as a temporary one of an editor.
    return undefined;
  }
}
