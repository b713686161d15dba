import { findKnownLocation } from '@stellenvisite/search/places';
import { namedConcepts } from '@stellenvisite/search/taxonomy';
import { isInstitution, isNote, isPositionWord, isSchool, isTitle } from './name-words.ts';

type Role = 'position' | 'institution' | 'department' | 'place' | 'other';
type Part = { text: string; role: Role };
/** Which of post and employer a section writes first. */
export type NameOrder = 'post' | 'employer';
export type StationNames = {
  position: string;
  employer: string;
  department: string;
  isKnown: boolean;
  isNamed: boolean;
  /** Null where the words leave it open. */
  order: NameOrder | null;
};

const CHUNKS = /\t|\s*[|·•;▪]\s*|\s+[–—-]\s+|\s+@\s+/u;
/** "Kellner bei Da Enzo", but not "Gymnasium bei St. Anna". */
const AT = /^(?<before>.*?\S)\s+(?:at|bei|beim)\s+(?:der\s+|dem\s+|the\s+)?(?<after>\S.*)$/u;
const LABELS =
  /^(?:(?<post>position|funktion|tätigkeit|beruf|rolle|role|job title|post|occupation(?: or position held)?|beruf oder funktion)|(?<employer>arbeitgeber(?:in)?|firma|einrichtung|unternehmen|employer|company|organisation|name und (?:adresse|anschrift) des arbeitgebers|name and address of employer)|(?<department>abteilung|fachbereich|station|department|ward)|(?<place>ort|einsatzort|location|standort))\s*:\s*/iu;
const NOTES = /\s*\((?<note>[^()]*)\)/gu;

/** Returns the names of a head, cut at everything but commas, without notes on hours. */
function chunksOf(head: readonly string[]): string[] {
  return head
    .flatMap((line) => line.split(CHUNKS).flatMap(cutAt))
    .map((chunk) => tidy(chunk.replace(NOTES, (all, note: string) => (isNote(note) ? '' : all))))
    .filter((chunk) => chunk !== '' && !isNote(chunk));
}

function cutAt(chunk: string): string[] {
  const { before, after } = AT.exec(chunk)?.groups ?? {};
  return before && after && !isInstitution(before) && !isSchool(before) ? [before, after] : [chunk];
}

const tidy = (text: string) => text.replace(/^[\s(,:]+|[\s,:;]+$/gu, '').replace(/^([^(]*)\)$/u, '$1');

const piecesOf = (chunk: string) =>
  chunk
    .split(/(?<!-),\s+(?![^(]*\))/u)
    .map(tidy)
    .filter((piece) => piece !== '' && !isNote(piece));

/** Articles of names are no abbreviations of posts: "El Nakheel Hospital". */
const ARTICLE = /\b(?:El|Al|La|Le|De|Del|Da|Di|Das|Los|San|Santa)[ -](?=\p{Lu})/gu;

export function namesPerson(text: string): boolean {
  return namedConcepts(text.replace(ARTICLE, '')).some(({ kind, manner }) => kind === 'occupation' && manner !== null);
}

function roleOf(text: string): Role {
  const institution = isInstitution(text);
  if (namesPerson(text) && (!institution || startsWithPerson(text))) return 'position';
  if (institution) return startsWithPerson(text) ? 'position' : 'institution';
  if (isPositionWord(text)) return 'position';
  if (isDepartment(text)) return 'department';
  return isPlace(text) ? 'place' : 'other';
}

const isDepartment = (text: string) =>
  /^(?:station|ward|abteilung|department|wohnbereich|bereich|team|unit)\b|(?:station|ambulanz|kreißsaal|abteilung|\bunit|\bward|ambulatory)$/iu.test(
    text,
  ) || namedConcepts(text).some(({ kind }) => kind === 'department' || kind === 'specialty');

const COUNTRY =
  /^(?:deutschland|germany|österreich|austria|schweiz|switzerland|india|indien|philippines|philippinen|uk|united kingdom|england|usa|syrien|syria|nigeria|ghana|italien|italy|spanien|spain|polen|poland|rumänien|romania|serbien|serbia|bosnien|kroatien|türkei|turkey|tunesien|marokko|ägypten|egypt|iran|brasilien|brazil|mexiko|vietnam|nepal|kenya|kenia|ukraine|russland|france|frankreich|ireland|dubai|uae|saudi arabia|qatar)$/iu;
export const isCountry = (text: string) => COUNTRY.test(text);
const isPlace = (text: string) =>
  COUNTRY.test(text) || /^(?:(?:d|a|ch)-)?\d{4,5}\s/iu.test(text) || findKnownLocation(text) !== null;

/** "Pflegefachfrau Klinikum Nord" begins with the person, "Ärztehaus am Markt" is named after people. */
function startsWithPerson(text: string): boolean {
  const beginning = text.split(/\s+/u).slice(0, 2).join(' ');
  return (namesPerson(beginning) || isPositionWord(beginning)) && !isInstitution(beginning);
}

/** Reads post, employer and department from the lines that name a station. */
export function readStationNames(head: readonly string[], usual: NameOrder): StationNames | null {
  const labelled = readLabels(head);
  if (labelled) return labelled;
  const chunks = chunksOf(head).map((chunk) => piecesOf(chunk).map((text): Part => ({ text, role: roleOf(text) })));
  withClinicsAsDepartments(chunks);
  const whole = chunks.find((parts) => has(parts, 'position') && has(parts, 'institution'));
  if (whole) return fromOneChunk(whole);
  const named = chunks.filter((parts) => parts.length > 0 && !isPlaceChunk(parts));
  const departments = named.filter((parts) => parts.every(({ role }) => role === 'department' || role === 'place'));
  const names = named.filter((parts) => !departments.includes(parts));
  if (names.length < 2 && departments.length > 0 && !has(names[0] ?? [], 'position'))
    names.push(departments.shift() ?? []);
  const [first, second] = names;
  if (!first) return null;
  if (!second) return fromOneChunk(first, departments[0]);
  const post = names.find((parts) => has(parts, 'position'));
  const employer = names.find((parts) => parts !== post && has(parts, 'institution'));
  const isPostFirst = usual === 'post';
  const asPost = post ?? (employer ? names.find((parts) => parts !== employer) : isPostFirst ? first : second) ?? first;
  const asEmployer = employer ?? names.find((parts) => parts !== asPost) ?? second;
  const isClear = post !== undefined || employer !== undefined;
  return {
    position: textOf(asPost, 'post'),
    employer: textOf(asEmployer, 'employer'),
    department: departmentIn(asPost) ?? departments[0]?.[0]?.text ?? departmentIn(asEmployer) ?? '',
    isKnown: post !== undefined,
    isNamed: employer !== undefined,
    order: isClear ? (names.indexOf(asPost) < names.indexOf(asEmployer) ? 'post' : 'employer') : null,
  };
}

/** "Klinik für Neurologie", "Frauenklinik", "Zentrallabor": a part of a house, named after its field alone. */
const isClinicOfHouse = (text: string) =>
  /^(?:(?:universitäts|tages|poli)?klinik|institut|zentrum|centrum|abteilung|department|institute|sektion) (?:für|of|for)\b/iu.test(
    text,
  ) ||
  /^\p{L}+(?:klinik|labor|ambulanz|zentrum|institut)$/iu.test(text) ||
  /^\p{L}+(?:ische|ale|äre|ielle|are|ive)[rsn]? (?:\p{L}*(?:klinik|zentrum|station|institut|labor)|abteilung|ambulanz)(?: [ivx\d]+)?$/iu.test(
    text,
  ) ||
  /^(?:out-?patient|in-?patient|day|main|general|central|\p{L}+(?:ic|al|ology|iac|ency|ive))s? (?:clinics?|theatres?|centre|center|pharmacy|laboratory|lab|hospital at home)$/iu.test(
    text,
  ) ||
  isDepartment(text);

/** "Assistenzärztin, Frauenklinik" of an employer that another line names: the clinic is a department of it. */
function withClinicsAsDepartments(chunks: readonly Part[][]): void {
  const posts = chunks.filter((parts) => has(parts, 'position'));
  if (!chunks.some((parts) => !posts.includes(parts) && (has(parts, 'institution') || parts[0]?.role === 'other')))
    return;
  for (const post of posts) {
    const at = post.findIndex(({ role }) => role === 'position');
    for (const part of post.slice(at + 1))
      if (part.role === 'institution' && isClinicOfHouse(part.text)) part.role = 'department';
  }
}

/** "Leeds, UK": a town we do not know, in a country. */
const isPlaceChunk = (parts: readonly Part[]) =>
  parts.every(({ role }) => role === 'place') ||
  (COUNTRY.test(parts.at(-1)?.text ?? '') && !has(parts, 'position') && !has(parts, 'institution'));

const has = (parts: readonly Part[], wanted: Role) => parts.some(({ role }) => role === wanted);
const departmentIn = (parts: readonly Part[]) =>
  parts.length > 1 ? parts.find(({ role }) => role === 'department')?.text : undefined;

/** Pieces that add to a name stay with it; departments and places do not. */
function textOf(parts: readonly Part[], kind: 'post' | 'employer'): string {
  const main: Role = kind === 'post' ? 'position' : 'institution';
  const own = parts.filter(({ role }, index) => index === 0 || (role !== 'place' && role !== 'department'));
  const named = own.filter(({ role }) => role === main);
  const hasGap = kind === 'employer' && named.length > 0;
  return (hasGap ? named : own[0]?.role === 'department' && named.length > 0 ? named : own)
    .map(({ text }) => text)
    .join(', ');
}

/** "Pflegefachfrau, Innere Medizin, Klinikum Nord": everything between commas. */
function fromOneChunk(parts: readonly Part[], department?: readonly Part[]): StationNames {
  const at = parts.findIndex(({ role }) => role === 'institution');
  const post = parts.findIndex(({ role }) => role === 'position');
  const others = parts.filter(({ role }) => role === 'other');
  const first = parts[post] ?? others[0] ?? parts[0];
  const institution = at >= 0 && parts[at] !== first ? parts[at] : others.find((part) => part !== first);
  const inside = /\s(?:im|in der|in dem|am|an der|in the|beim)\s+(.+)$/u.exec(first?.text ?? '')?.[1];
  const employer = institution?.text ?? (inside && isInstitution(inside) ? inside : '');
  const between = at > post && post >= 0 ? parts.slice(post + 1, at).filter(({ role }) => role === 'other') : [];
  return {
    position: [first, ...between].map((part) => part?.text ?? '').join(', '),
    employer,
    department: parts.find((part) => part.role === 'department' && part !== first)?.text ?? department?.[0]?.text ?? '',
    isKnown: post >= 0,
    isNamed: at >= 0 || (employer !== '' && institution === undefined),
    order: at >= 0 && post >= 0 ? (post < at ? 'post' : 'employer') : null,
  };
}

/** "Arbeitgeber: …", "Funktion: …", as forms have them. */
function readLabels(head: readonly string[]): StationNames | null {
  const found = new Map<string, string>();
  for (const line of head) {
    const match = LABELS.exec(line.replace(/\t/u, ': '));
    const kind = Object.entries(match?.groups ?? {}).find(([, value]) => value !== undefined)?.[0];
    if (match && kind) found.set(kind, tidy(line.replace(/\t/u, ': ').slice(match[0].length).replace(/\t/gu, ', ')));
  }
  const [position, employer] = [found.get('post'), found.get('employer')];
  if (!position && !employer) return null;
  const rest = head.filter((line) => !LABELS.test(line.replace(/\t/u, ': ')));
  const other = rest.length > 0 ? tidy(rest[0] ?? '') : '';
  return {
    position: position ?? other,
    employer: employer ?? other,
    department: found.get('department') ?? '',
    isKnown: position !== undefined,
    isNamed: employer !== undefined,
    order: null,
  };
}

export type TrainingNames = { title: string; school: string; isKnown: boolean; order: 'title' | 'school' | null };

const GRADE = /^(?:note|abschlussnote|gesamtnote|durchschnitt|grade|final grade|gpa|abschluss:)\b/iu;

/** Reads title and school from the lines that name a training. */
export function readTrainingNames(head: readonly string[], usual: 'title' | 'school'): TrainingNames | null {
  const chunks = chunksOf(head).filter((chunk) => !GRADE.test(chunk) && !isPlace(chunk));
  const [first, second] = chunks;
  if (!first) return null;
  if (!second) return fromPieces(piecesOf(first));
  const scores = chunks.map((chunk) => Number(isTitlePart(chunk)) * 2 - Number(isOnlySchool(chunk)) * 3);
  const best = Math.max(...scores);
  const isClear = best > 0 && scores.some((score) => score !== best);
  const fallback = usual === 'title' ? 0 : 1;
  const at = isClear ? scores.indexOf(best) : fallback;
  const school = chunks.findIndex((chunk, index) => index !== at && isSchool(chunk));
  const other = school >= 0 ? school : chunks.findIndex((_, index) => index !== at);
  return {
    title: chunks[at] ?? first,
    school: withoutPlace(chunks[other] ?? ''),
    isKnown: isClear,
    order: isClear ? (at < other ? 'title' : 'school') : null,
  };
}

function fromPieces(pieces: readonly string[]): TrainingNames {
  const at = pieces.findIndex((piece, index) => isOnlySchool(piece) || (index > 0 && isSchool(piece)));
  const [first = ''] = pieces;
  if (at === 0 && pieces.length > 1) {
    const title = pieces.slice(1).filter((piece) => !isPlace(piece));
    return { title: title.join(', ') || first, school: title.length > 0 ? first : '', isKnown: true, order: 'school' };
  }
  const end = at > 0 ? at : pieces.length > 1 && !isTitle(pieces.at(-1) ?? '') ? 1 : pieces.length;
  const school = pieces.slice(end).find((piece) => !isPlace(piece)) ?? '';
  return {
    title: pieces
      .slice(0, Math.max(1, end))
      .filter((piece, index) => index === 0 || !isPlace(piece))
      .join(', '),
    school,
    isKnown: at > 0,
    order: at > 0 ? 'title' : null,
  };
}

const withoutPlace = (text: string) => {
  const [first = '', ...rest] = piecesOf(text);
  return [first, ...rest.filter((piece) => !isPlace(piece))].join(', ');
};

const isTitlePart = (text: string) => isTitle(text) || namesPerson(text);

/** "St. Mary’s Higher Secondary School", "College of Physicians" */
const SCHOOL_NAME =
  /^(?!.*\b(?:diploma|certificate|degree|bachelor|master|fellowship|membership|exam))(?:\S+ ){1,6}(?:(?:school|college|academy|university|institute)$|(?:college|school|institute|university|academy) of \p{Lu})/iu;

/** "Schule für Pflegeberufe" is a place, "Staatsexamen an der Universität Köln" a degree. */
function isOnlySchool(text: string): boolean {
  if (SCHOOL_NAME.test(text)) return true;
  if (
    !isSchool(text) ||
    /hochschul(?:abschluss|reife)|schulabschluss|schulreife|\b(?:diploma|certificate|leaving exam\p{L}*)$|zeugnis|schulstudium/iu.test(
      text,
    )
  )
    return false;
  const start = text.split(/\s+/u).slice(0, 2).join(' ');
  return isSchool(start) || !isTitlePart(text);
}
