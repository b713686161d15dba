import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

const inflateAsync = promisify(inflate);

/** Names of actions that run a program; with them an ordinary application has nothing to do. */
const ACTIVE: ReadonlySet<string> = new Set(['JavaScript', 'JS', 'Launch']);
/** More than this is looked at in no file: what needs it was made to hurt. */
const MAX_LOOKED_AT = 24_000_000;
const MAX_OBJECT = 1_000_000;
const MAX_INFLATED = 16_000_000;
/** Other work gets its turn after so many bytes. */
const PAUSE_AFTER = 500_000;

/** Actions that ask another server for something; in a link they wait for a click, on opening they do not. */
const CALLING: ReadonlySet<string> = new Set(['URI', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE']);
const KEYWORD = 'obj';
/** So far back the numbers of an object are looked for, and twice that is what a look back counts as. */
const LOOKED_BACK = 60;
const MAX_COMPRESSED_OBJECTS = 20_000;

type Found = {
  isActive: boolean;
  /** Where the object ends, or the keyword `stream` of its content. */
  end: number;
  isObjectStream: boolean;
  /** The kinds of actions that are in it. */
  actions: string[];
  /** The action on opening: `here`, or the number of an object. */
  opening: string | null;
};

/** Checks whether a PDF has JavaScript, starts a program or calls a server when it is opened; null where it is too much to look at. */
export async function hasActiveContent(pdf: Buffer): Promise<boolean | null> {
  const text = pdf.toString('latin1');
  const budget = { left: MAX_LOOKED_AT, sincePause: 0 };
  const calling = new Set<string>();
  const opened = new Set<string>();
  const spend = async (bytes: number) => {
    budget.left -= bytes;
    budget.sincePause += bytes;
    if (budget.sincePause < PAUSE_AFTER) return;
    budget.sincePause = 0;
    await setImmediate();
  };
  const look = async (source: string, at: number, object: string, isBare: boolean) => {
    const found = readObject(source, at, isBare);
    if (found.opening) opened.add(found.opening === 'here' ? object : found.opening);
    if (found.actions.some((action) => CALLING.has(action))) calling.add(object);
    // One that has no end in sight is not looked at in part.
    await spend(found.end - at >= MAX_OBJECT ? MAX_LOOKED_AT : found.end - at);
    return found;
  };
  // A reader finds objects by their positions, so each one is read from its own beginning, whatever is before it.
  for (let at = text.indexOf(KEYWORD); at >= 0; at = text.indexOf(KEYWORD, at + 1)) {
    await spend(2 * LOOKED_BACK);
    if (budget.left < 0) return null;
    const object = numberBefore(text.slice(Math.max(0, at - LOOKED_BACK), at));
    if (object === undefined) continue;
    const found = await look(text, at + KEYWORD.length, object, false);
    if (found.isActive) return true;
    if (budget.left < 0) return null;
    if (!found.isObjectStream) continue;
    const content = await inflateStream(pdf, text, found.end);
    await spend(content.length);
    for (const part of objectsOf(content, text.slice(at, found.end))) {
      if ((await look(content, part.at, part.object, true)).isActive) return true;
      if (budget.left < 0) return null;
    }
  }
  return [...opened].some((object) => calling.has(object));
}

/** Before the keyword of an object are two numbers, with comments anywhere between. */
function numberBefore(text: string): string | undefined {
  const plain = /[\r\n]/.test(text) ? text.replace(/%[^\r\n]*[\r\n]/g, ' ') : text;
  return /(\d+)[\s\0]+\d+[\s\0]*$/.exec(plain)?.[1];
}

/** Decompresses the content of an object stream; empty where it is encrypted or broken, which readers skip as well. */
async function inflateStream(pdf: Buffer, text: string, at: number): Promise<string> {
  const begin = /^stream(\r\n|\n|\r)/.exec(text.slice(at, at + 8))?.[0].length;
  if (begin === undefined) return '';
  const end = text.indexOf('endstream', at);
  const bytes = pdf.subarray(at + begin, end < 0 ? pdf.length : end);
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_INFLATED };
  return inflateAsync(bytes, options).then(
    (content) => content.toString('latin1'),
    // Without compression it is what it is.
    () => bytes.toString('latin1'),
  );
}

/** An object stream begins with pairs of numbers: an object, and where it begins behind the position that `First` names. */
function objectsOf(content: string, head: string): { object: string; at: number }[] {
  const pair = /[\s\0]*(\d{1,10})[\s\0]+(\d{1,10})(?=[\s\0])/y;
  const pairs: { object: string; offset: number }[] = [];
  let end = 0;
  for (let next = pair.exec(content); next && pairs.length < MAX_COMPRESSED_OBJECTS; next = pair.exec(content)) {
    pairs.push({ object: next[1] ?? '', offset: Number(next[2]) });
    end = pair.lastIndex;
  }
  // Where the key is written in another way, the end of the numbers is as good.
  const bases = new Set([Number(/First[\s\0]+(\d+)/.exec(head)?.[1] ?? 0), end]);
  const named = [...bases].flatMap((base) => pairs.map(({ object, offset }) => ({ object, at: base + offset })));
  return [{ object: '', at: 0 }, ...named].filter(({ at }) => at < content.length);
}

/** By code: what ends a name or a word. */
const ENDS_WORD = new Uint8Array(256);
for (const sign of '\0\t\n\f\r ()<>[]{}/%') ENDS_WORD[sign.charCodeAt(0)] = 1;

/** Reads names of one object until its end, which a bare one has where its brackets close. Words in strings and comments are no names. */
function readObject(text: string, from: number, isBare: boolean): Found {
  const found: Found = { isActive: false, end: from, isObjectStream: false, actions: [], opening: null };
  const until = Math.min(text.length, from + MAX_OBJECT);
  let [at, depth, before] = [from, 0, ''];
  while (at < until) {
    const sign = text[at];
    if (sign === '%') at = skipComment(text, at, until);
    else if (sign === '(') at = skipString(text, at, until);
    else if (sign === '<' && text[at + 1] === '<') {
      depth += 1;
      at += 2;
    } else if (sign === '>' && text[at + 1] === '>') {
      depth -= 1;
      at += 2;
      if (isBare && depth <= 0) break;
    } else if (sign === '<') at = skipTo(text, '>', at, until) + 1;
    else if (sign === '/') {
      const end = wordEnd(text, at + 1, until);
      const name = decodeName(text.slice(at + 1, end));
      found.isActive ||= ACTIVE.has(name);
      found.isObjectStream ||= name === 'ObjStm';
      if (before === 'S') found.actions.push(name);
      if (name === 'OpenAction') found.opening = openingOf(text.slice(end, end + 40));
      before = name;
      at = end;
    } else if (ENDS_WORD[text.charCodeAt(at)] === 1) at += 1;
    else {
      const end = wordEnd(text, at, until);
      const word = text.slice(at, end);
      if (word === 'endobj' || word === 'stream') break;
      at = end;
    }
  }
  return { ...found, end: at };
}

/** Decodes a character of a name that is written as its code. */
const decodeName = (written: string) =>
  written.includes('#')
    ? written.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : written;

const openingOf = (next: string) => /^[\s\0]*(\d+)[\s\0]+\d+[\s\0]+R/.exec(next)?.[1] ?? 'here';

function wordEnd(text: string, from: number, until: number): number {
  let at = from;
  while (at < until && ENDS_WORD[text.charCodeAt(at)] !== 1) at += 1;
  return at;
}

function skipTo(text: string, mark: string, from: number, until: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 || at > until ? until : at;
}

function skipComment(text: string, from: number, until: number): number {
  let at = from;
  while (at < until && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

const [BACKSLASH, OPENING, CLOSING] = [0x5c, 0x28, 0x29];

/** Strings have balanced brackets, unless a backslash is before one. */
function skipString(text: string, from: number, until: number): number {
  let depth = 0;
  for (let at = from; at < until; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === OPENING) depth += 1;
    else if (code === CLOSING) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return until;
}

/** Checks whether a ZIP archive is somewhere in the file: by the beginning of an entry, or the directory that its end names. */
export function hasArchive(content: Buffer): boolean {
  for (let at = content.indexOf('PK\x03\x04'); at >= 0; at = content.indexOf('PK\x03\x04', at + 4))
    if (isEntry(content.subarray(at, at + 30 + 64))) return true;
  for (let at = content.indexOf('PK\x05\x06'); at >= 0; at = content.indexOf('PK\x05\x06', at + 4))
    if (isDirectoryEnd(content, at)) return true;
  return false;
}

/** Four bytes alone are there by chance in a few pictures; a version, a method and a readable name behind them are not. */
function isEntry(head: Buffer): boolean {
  if (head.length < 31) return false;
  const [version, method, nameLength] = [head.readUInt16LE(4) & 0xff, head.readUInt16LE(8), head.readUInt16LE(26)];
  const name = head.subarray(30, 30 + Math.min(nameLength, 16));
  return version <= 63 && METHODS.has(method) && nameLength > 0 && name.every((byte) => byte >= 0x20);
}

const METHODS: ReadonlySet<number> = new Set([0, 8, 9, 12, 14, 93, 95, 98, 99]);

function isDirectoryEnd(content: Buffer, at: number): boolean {
  if (at + 22 > content.length) return false;
  const size = content.readUInt32LE(at + 12);
  const isZip64 = at >= 20 && content.toString('latin1', at - 20, at - 16) === 'PK\x06\x07';
  return isZip64 || (size >= 46 && size <= at && content.toString('latin1', at - size, at - size + 4) === 'PK\x01\x02');
}
