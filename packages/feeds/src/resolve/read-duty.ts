import { SHIFTS, type Shift } from '@stellenvisite/contract/jobs/duty';
import type { Duty } from '@stellenvisite/contract/jobs/duty.schema';
import { COUNT, countOf, FOR_SOME_TIME, isPaidFor, isPriced, PAID_FOR } from './duty-words.ts';
import { isAboutOthers } from './is-about-others.ts';
import { isDenied } from './is-denied.ts';
import { isOfJob } from './is-of-job.ts';
import { clauseAt, quote } from './sentences.ts';
import type { TextReading } from './text-reading.ts';

const SHIFT_WORDS: Record<Shift, RegExp> = {
  early:
    /(?<!\p{L})früh(?:dienst|schicht|tour|team)\p{L}*|(?<!\p{L})früher?(?= (?:und|oder) später? (?:schicht|dienst|team|tour))|(?<!\p{L})früh(?=-? (?:und|oder) spät(?:dienst|schicht|tour|team|einsatz|einsätz)\p{L}*)|(?<=(?:dienst|schicht|tour|einsätz|einsatz)\p{L}*\s(?:\p{L}+\s)?)(?:in der früh|am morgen|morgens)|(?<!\p{L})früh(?=\s?-?\s?(?:[,/]|und|oder|&|bzw\.?)\s?(?:(?:und|oder|in)\s)?(?:spät|abend(?:dienst|schicht|tour)|nacht|tag(?!es)|zwischen|mittel)(?!\p{L}*(?:klinik|pflege|reha|folge|stadi|schäd|geb)))|(?<!\p{L})early(?= (?:shift|dut)|(?:,|\/| and| or) ?(?:(?:two|three|four) )?(?:late|day|night))/giu,
  day: /(?<!\p{L})tag(?:es)?(?:dienst|schicht)\p{L}*|(?<=(?:zwei|drei|vier|fünf|\d)\s)tage(?=,?\s(?:und\s|dann\s)?(?:zwei|drei|vier|fünf|\d)\snächte)|(?<!\p{L})tag(?=-,\s(?:abend|spät|nacht))|(?<!\p{L})tagsüber(?= (?:und|oder|wie) nachts)|(?<=arbeitszeit:? )tagsüber|(?<!\p{L})tag(?=\s?-\s?(?:[,/]|und|oder)\s?(?:und |oder )?nacht(?:dienst|schicht))|(?<!\p{L})tag(?=\s?\/\s?nacht(?!klinik|pflege)|\sund\s(?:in der\s|bei\s)?nacht(?!klinik|pflege))|(?<=(?:nur|ausschließlich|reine?r?|dienst\p{L}*|schicht\p{L}*|betrieb)\s(?:\p{L}+\s)?)tagsüber|(?<!\p{L})tag(?=(?:\s\([^)]{1,12}\))?\soder\s(?:in der\s|bei\s)?nacht(?!\p{L}))|(?<!\p{L})tags(?=\s(?:und|oder|wie)\snachts(?!\p{L}))|(?<!\p{L})days? (?:shift|dut)\p{L}*|(?<!\p{L})day(?=(?:,|\/| and| or) ?night (?:shift|dut))/giu,
  late: /(?<!\p{L})spät(?:dienst|schicht|tour|team)\p{L}*|(?<!\p{L})abend(?:dienst|schicht|tour)\p{L}*|(?<!\p{L})abend(?=-\s?(?:,|und|oder))|(?<=früher (?:und|oder) )später?(?= (?:schicht|dienst))|(?<=(?:dienst|schicht|tour|einsätz|einsatz)\p{L}*\s(?:[\p{L}\s]{0,24}\s)?)(?:am abend|abends|am nachmittag)|(?<!\p{L})spät(?=\s?-?\s?(?:[,/]|und|oder|&|bzw\.?)\s?(?:(?:und|oder|in)\s)?(?:früh|nacht|tag(?!es)|zwischen|mittel|wochenend)(?!\p{L}*(?:klinik|pflege)))|(?<=früh-?\s?(?:\/|,|und|oder|&)\s?)spät(?!\p{L})|(?<!\p{L})late(?= (?:shift|dut)|(?:,|\/| and| or) ?(?:(?:two|three|four) )?(?:early|night))/giu,
  night:
    /(?<=(?:^|[,;]\s))nachts(?= (?:von|ab|zwischen|auf)\s)|(?<=tagsüber (?:und|oder|wie) )nachts|(?<!\p{L})nur nachts|(?<!\p{L})(?:dauer)?nacht(?:dienst|schicht|wache|bereitschaftsdienst|spitex|pool|team|tour)\p{L}*|(?<=(?:arbeite[nt]|arbeitest|ausschließlich|nur|einsatz|spät,?(?: und| oder)?)\s)nachts(?!\p{L})|(?<=tag\s?(?:\/|und in der|und bei|und)\s?)nacht(?!\p{L})|(?<=tag(?:\s\([^)]{1,12}\))?\soder\s(?:in der\s|bei\s)?)nacht(?!\p{L})|(?<=(?<!\p{L})tags\s(?:und|oder|wie)\s)nachts(?!\p{L})|(?<=früh(?:,| und|\/)\s?(?:spät(?:,| und|\/)?\s?(?:und\s)?))nachts(?!\p{L})|(?<=late(?:,|\/)?(?: and| or)? )night(?!\p{L})|nachts(?= (?:fahren|arbeiten|sind|haben|ist|gibt|wird|machen)\s)|(?<!\p{L})nacht(?=\s?-\s?(?:[,/]|und|oder|&)|(?:\/| und | oder )wochenend)|(?<=spät-?\s?(?:\/|,|und|oder|&)\s?)nacht(?!\p{L})|(?<!\p{L})nächten?(?!\p{L}|\sfrei(?!\p{L}))|(?<!\p{L})night (?:shift|dut)\p{L}*|(?<!\p{L})nights(?!\p{L})/giu,
};
const SHIFT_TOPIC = /schicht|dienst|wache|nacht|nächt|früh|spät|tagsüber|tour|shift|night|dut(?:y|ies)|F\/S\/N/i;
const THREE_SHIFTS =
  /(?<!\p{L})F\s?[/,-]\s?S\s?[/,-]\s?N(?!\p{L})|(?:drei|3|three|alle drei)-?\s?(?:schicht|shift)\S*/iu;
/** Two shifts without a word for the night are early and late. */
const TWO_SHIFTS =
  /(?<!\p{L})(?:zwei|2)-?\s?schicht(?!en)\p{L}*(?![^.]*(?<!(?:ohne|kein|keine|keinen)\s)(?:nacht|tag|12))/iu;
/** Others do it. */
const BY_OTHERS =
  /^\s(?:ist|sind)\s(?:ein|eine|unser|unsere|andere)\s|^\s(?:übernimmt|übernehmen|leistet|leisten|stellt|deckt|machen?t?)\s(?:der|die|das|eine?|unsere?|andere)(?!\p{L})|^[^,;.]{0,20}\s(?:übernimmt|übernehmen|macht|machen|deckt|decken|sind fest|ist fest|sind bereits|ist bereits|leistet|leisten|stellt|stellen|wird|werden)\s[^;.]{0,40}(?:pool|team|nachtwache|kolleg|besetzt|andere|eigene|dienstleister|extern|agentur)|^\s(?:is|are) (?:covered|done|taken) by/iu;
/** The people of a shift, and a shift that does something: "Das Team im Nachtdienst", "Der Frühdienst unterstützt Sie". */
const OF_OTHERS =
  /(?<!\p{L})(?:nach|vor|bis zu|entlasten|entlastet|für|auch für|folgt auf)\s(?:dem|der|einem|einer|den|die|zwei|drei|vier|fünf|\d+)\s$|(?<!\p{L})(?:wir|unser|unsere)\s(?:haben\s)?(?:eine\s)?(?:eigene\s|feste\s)?$|planung der\s$|(?:kostenlos|gratis|ansprechpart|essen|kaffee|kantine|parkpl|kita|bus)\p{L}*\s[^,;.]{0,24}$|(?:kolleg\p{L}*|team|leute)\s(?:im|in der|aus dem|vom)\s$|(?<!\p{L})(?:mit|durch|unterstützen|unterstützt)\s(?:der|die|den|dem|unsere[rnm]?|eine[rnm]?)\s$/iu;
const SHIFT_DOES =
  /^\s(?:haben|verdienen|erhalten|bekommen)\s(?!sie|wir|du)|^\s(?:unterstützt|informiert|übergibt|freut|hilft|löst|liebt|beginnt um|trifft|kennt|feiert)(?!\p{L})|^[^,;.]{0,20}\s(?:kostenlos|gratis|besetzt)|(?:steht|stehen)\s[^,;.]{0,40}(?:bereit|zur verfügung)/iu;
/** Pay for a shift. It does not describe the roster of this job: "Zuschläge für Nachtdienste". */
/** Required experience. It is no duty of this job. */
const EXPERIENCE =
  /(?:(?:kennen sich|kennst dich|kennt sich|vertraut) mit|erfahrung|kenntnis|routine|experience)\p{L}*\s[^,;.]{0,30}$/iu;
/** "Erfahrung im Schichtdienst (Früh, Spät)": a list in brackets explains the words before it. */
const outsideBracket = (before: string): string => before.replace(/\([^)]*$/u, '');
/** A shift that people may choose belongs to no roster. */
const BY_CHOICE =
  /auf (?:eigenen |ihren |deinen )?wunsch|freiwillig|wer möchte|(?<!\p{L})wer mag|(?:können|kann) vermieden|nicht zwingend|voluntary|if you like/iu;
/** "Nacht- und Wochenendpikett", "Nacht- und Wochenenddienste als Rufbereitschaft": who is on call does not work in shifts. */
const AS_ON_CALL =
  /^-(?:,?\s(?:(?:und|oder|sowie)\s)?\p{L}+-)*,?\s(?:und|oder|sowie|&)\s\p{L}*(?:pikett|bereitschaft|ruf|hintergrund)|^[^,;.]{0,40}\s(?:als|in|per|über)\s(?:ruf(?:bereitschaft|dienst)|pikett|hintergrunddienst)/iu;
const MUCH_ELSE =
  /während (?:der|ihrer|deiner) einarbeitung|einarbeitung (?:dauert|erfolgt|findet)|in den ersten \p{L}+|hospit|schnupper|probearbeit|probetag|einblick|übergab|übergeb|(?:für|an)\s[^,;.]{1,40}\sda(?:\s*[.!]?$|\ssein)|dienstplanung|(?<!\p{L})(?:sie|du) (?:planen|planst|organisier|koordinier)\p{L}*\s|(?:planen|organisieren|koordinieren) sie\s|(?:dienst)?plan(?:gestaltung)? für|(?:leiten|leitest)\s[^,;]{0,40}\san(?!\p{L})|erreichen sie|(?:ist|sind)\s[^,;]{0,40}\sbesetzt|ruft|erreichbar|hotline|notruf|patienten kommen|tagesklinik für|besetzt(?: ist)? rund/iu;

/** Titles of those who plan or lead a duty: "Koordinator Rufbereitschaft". */
const MANAGED =
  /(?:koordin|referent|planung|planer|sachbearbeit|beauftragt|dispon|manage|organisation|abrechnung|berat|dozent|lehr)\p{L}*(?:\s\([^)]*\))?(?:\s\p{L}+){0,2}\s$/iu;

type Shifts = { shifts: Shift[]; isWithoutNights: boolean };

const CLOCK = String.raw`\d{1,2}(?:[.:]\d{2})?(?:\s?uhr)?`;
/** "Früh (6 bis 14 Uhr) und spät" and "früh ab 6 Uhr, spät bis 22 Uhr" name two shifts as "früh und spät" does. */
const CLOCKS = new RegExp(
  String.raw`\s\((?:[\d.:–—\s/-]|uhr|bis|h)+\)|\s(?:von|ab|bis|zwischen)\s${CLOCK}(?:\s?(?:-|–|—|bis|und)\s?${CLOCK})?(?<=uhr)|\s${CLOCK}\s?(?:-|–|—|bis)\s?${CLOCK}(?<=uhr)`,
  'giu',
);
/** A time of day that hours follow is a shift: "spät von 18 bis 20 Uhr", "tags von 7 bis 19 Uhr und nachts von 19 bis 7 Uhr". */
const TIMED = new RegExp(
  String.raw`(?<!\p{L})(?<time>früh|spät|nachts|tags|tagsüber)(?=\s(?:von\s|ab\s|bis\s|zwischen\s|\()?${CLOCK}(?:\s?(?:-|–|bis|und)\s?${CLOCK})?)`,
  'giu',
);
const SHIFT_OF_TIME: Record<string, string> = {
  früh: 'Frühdienst',
  spät: 'Spätdienst',
  nachts: 'Nachtdienst',
  tags: 'Tagdienst',
  tagsüber: 'Tagdienst',
};
const withoutClocks = (sentence: string): string =>
  /\d/u.test(sentence)
    ? sentence.replaceAll(TIMED, (time: string) => SHIFT_OF_TIME[time.toLowerCase()] ?? time).replaceAll(CLOCKS, '')
    : sentence;

/** Checks whether the only duty of a sentence is one on call. */
const isOnlyOnCall = (sentence: string): boolean =>
  /ruf(?:bereit|dienst)|pikett|hintergrunddienst|on[- ]call/iu.test(sentence) &&
  !/nacht(?:dienst|schicht|wache)|schicht/iu.test(sentence);

/** Reads the shifts that sentences name. A denied one is not among them, and nothing follows from the occupation. */
export function readShifts(sentences: readonly string[], title = ''): TextReading<Shifts> | null {
  const [named, denied, words] = [new Set<Shift>(), new Set<Shift>(), new Set<string>()];
  for (const sentence of sentences.map(withoutClocks)) {
    if (!SHIFT_TOPIC.test(sentence) || MUCH_ELSE.test(sentence)) continue;
    const three = THREE_SHIFTS.exec(sentence);
    const isOwn = (from: number, to: number) =>
      sentence === title ? !MANAGED.test(sentence.slice(0, from)) : isOfJob(sentence, from, to);
    const two = TWO_SHIFTS.exec(sentence);
    if (
      two &&
      isOwn(two.index, two.index + two[0].length) &&
      !isDenied(sentence, two.index, two.index + two[0].length)
    ) {
      for (const shift of ['early', 'late'] as const) named.add(shift);
      words.add(quote(sentence, two.index, two.index + two[0].length));
    }
    if (
      three &&
      !BY_CHOICE.test(sentence) &&
      isOwn(three.index, three.index + three[0].length) &&
      !isDenied(sentence, three.index, three.index + three[0].length)
    ) {
      for (const shift of ['early', 'late', 'night'] as const) named.add(shift);
      words.add(quote(sentence, three.index, three.index + three[0].length));
    }
    for (const shift of SHIFTS) {
      for (const found of sentence.matchAll(SHIFT_WORDS[shift])) {
        const [from, to] = [found.index, found.index + found[0].length];
        const [before, behind] = [sentence.slice(0, from), sentence.slice(to)];
        if (!isOwn(from, to) || BY_CHOICE.test(clauseAt(sentence, from, to))) continue;
        if (isPaidFor(sentence, from, to) || EXPERIENCE.test(before) || EXPERIENCE.test(outsideBracket(before)))
          continue;
        // "Rufbereitschaft an vier Nächten im Monat" counts nights at home.
        if (/^nächten?$/iu.test(found[0]) && isOnlyOnCall(sentence)) continue;
        if (OF_OTHERS.test(before) || SHIFT_DOES.test(behind)) continue;
        const isNone = isDenied(sentence, from, to) || BY_OTHERS.test(behind);
        if (isNone && FOR_SOME_TIME.test(sentence)) continue;
        if (!isNone && AS_ON_CALL.test(behind)) continue;
        (isNone ? denied : named).add(shift);
        words.add(quote(sentence, from, to));
      }
    }
  }
  const shifts = SHIFTS.filter((shift) => named.has(shift) && !denied.has(shift));
  const isWithoutNights = denied.has('night') && !named.has('night');
  return words.size === 0 || (shifts.length === 0 && !isWithoutNights)
    ? null
    : { value: { shifts, isWithoutNights }, words: [...words].slice(0, 2).join(' … ') };
}

const NIGHTS = new RegExp(
  String.raw`(?<!\p{L})(?<count>${COUNT})\s(?:nacht(?:dienst|schicht|wache)\p{L}*|nächten?|night shifts?|nights)\s(?:im|pro|je|in the|per|a)\s?(?:monat|month)`,
  'iu',
);

/** Reads how many nights a month there are at most. */
export function readNights(sentences: readonly string[]): TextReading<number> | null {
  const monthly = sentences.filter((sentence) => /monat|month/i.test(sentence));
  return firstIn(monthly, NIGHTS, ({ groups }) => {
    const count = countOf(groups?.count);
    return count <= 31 ? count : null;
  });
}

const ON_CALL =
  /(?<!ab)ruf(?:bereit(?:schaft)?|dienst)\p{L}*|(?<!\p{L})(?:nacht-?|wochenend-?)?pikett\p{L}*|(?<!\p{L})(?:anwesenheits|präsenz)(?:bereitschaft|dienst)\p{L}*|(?<!\p{L})dienste?(?= (?:werden |sind |finden )?vor ort(?!\p{L}))|(?<=keinen )hintergrund(?!\p{L})|(?<!\p{L})bereitschaften(?!\p{L})|(?<!\p{L})bereitschaft(?=\s(?:und|oder)\s(?:ruf|hintergrund))|(?<=\()bereitschaft(?=,)|(?<!\p{L})ruf(?=-\s?(?:und|oder|\/))|hintergrunddienst\p{L}*|bereitschaftsdienst\p{L}*|(?<!\p{L})bereitschaft(?=s?-\s?(?:und|oder|\/))|nachtbereitschaft\p{L}*|on[-\s]call|standby(?!-?modus)/giu;
const ON_SITE =
  /^(?!ruf)\p{L}*bereitschaft(?:sdienst|s?-)|^bereitschaft(?:en)?$|^nachtbereitschaft|^(?:anwesenheits|präsenz)|^dienste?$/iu;
/** Without a word for the kind of duty none of them is left: "keine Dienste, keine Wochenenden". */
const NO_DUTY =
  /^dienste\s(?:fallen|gibt es|sind)\s[^,;.]{0,40}?(?:nicht an|keine|nicht vorgesehen)(?=\s*(?:[.,;]|$))|^(?:(?:es gibt|wir haben|mit)\s)?(?:keine(?:rlei)?|ohne)\s(?:ärztlichen?\s)?dienste(?=\s*(?:$|[,.;(]|und keine))|(?<=[,;]\s)(?:keine|ohne)\sdienste(?=\s*(?:$|[,.;]))/iu;
/** "Bereitschaftsdienst von zu Hause aus", "Bereitschaftsdienst (Rufbereitschaft)". */
const AT_HOME = /^[^,;.]{0,20}(?:von zu ?hause|von daheim|\(ruf|als ruf|in form von ruf)/iu;
/** Matches a duty that is shared: "Rufbereitschaft teilen sich vier Leitungskräfte" includes the one who is searched for. */
const SHARED =
  /^(?:[^,;.]{0,12}\s)?(?:teilen sich|wird geteilt|verteilt sich)\s(?:(?:auf|die|den|das|unter)\s)*(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+)\s/iu;

/** Duty that somebody plans, or that others do. */
const COORDINATED =
  /(?:koordinier|organisier|planen|planst)\p{L}*\s[^,;]{0,30}(?:ruf|bereitschaft|pikett)|(?:ruf|bereitschaft|pikett)\p{L}*\sder\s(?:technik|it|haustechnik|leitung|oberärzt)/iu;
/** Matches what follows a duty or belongs to it: "frei nach dem Bereitschaftsdienst", "Dienstzimmer für den Bereitschaftsdienst". */
const AFTER_DUTY =
  /(?<!\p{L})nach\s(?:(?:dem|der|einem|einer|jedem|ihrem)\s)?$|(?:zimmer|räume?|koordination|planung|organisation)\s(?:für\s)?(?:den|die|der)\s$|(?:fachkraft|arzt|ärztin|leitung)\sin\s$/iu;
/** "Nach zwei Jahren wechseln Sie in die Rufbereitschaft." */
const AFTER_YEARS = /(?<!\p{L})nach (?:\d+|zwei|drei|vier|fünf) jahren/iu;
const NOT_THIS_DUTY =
  /^\s(?:nach|vor)\s(?:einem|dem|ihrem)\s(?!ersten|halbjahr|probezeit|einarbeitung)|^\s(?:nicht|kein)\s(?:zwingend|muss|pflicht)|^[^,;.]{0,40}\sfür (?:die\s)?(?:ärzte|leitung)/iu;
/** The public service of that name. */
const OFFICE = /(?<!\p{L})(?:kassen|zahn)?ärztliche[nrs]?\s$/iu;

/** Reads the on-call duty: on site, at home, or none where every kind that is named is denied. */
export function readOnCall(sentences: readonly string[], title = ''): TextReading<NonNullable<Duty['onCall']>> | null {
  const [named, denied] = [new Map<'standby' | 'on_site', string>(), new Set<string>()];
  for (const sentence of sentences) {
    if (!/ruf|bereitschaft|pikett|hintergrund|on.call|standby|dienst/i.test(sentence)) continue;
    if (isAboutOthers(sentence) || COORDINATED.test(sentence) || AFTER_YEARS.test(sentence)) continue;
    const none = NO_DUTY.exec(sentence);
    if (none && !FOR_SOME_TIME.test(sentence)) denied.add(quote(sentence, none.index, none.index + none[0].length));
    for (const found of sentence.matchAll(ON_CALL)) {
      const [from, to] = [found.index, found.index + found[0].length];
      const before = sentence.slice(0, from);
      if (BY_CHOICE.test(clauseAt(sentence, from, to))) continue;
      const isOwn = isOfJob(sentence, from, to) || SHARED.test(sentence.slice(to));
      if (sentence === title ? MANAGED.test(before) : !isOwn) continue;
      if (
        /zuschl[aä]g|zulage|pauschale|zimmer|raum|praxis|zentrale|nummer/iu.test(found[0]) ||
        AFTER_DUTY.test(before) ||
        NOT_THIS_DUTY.test(sentence.slice(to)) ||
        EXPERIENCE.test(before) ||
        OFFICE.test(before)
      )
        continue;
      if (isPriced(sentence, from) || PAID_FOR.test(before) || SHIFT_DOES.test(sentence.slice(to))) continue;
      const words = quote(sentence, from, to);
      if (isDenied(sentence, from, to)) {
        if (!FOR_SOME_TIME.test(sentence)) denied.add(words);
      } else if (BY_OTHERS.test(sentence.slice(to))) continue;
      else named.set(ON_SITE.test(found[0]) && !AT_HOME.test(sentence.slice(to)) ? 'on_site' : 'standby', words);
    }
  }
  // Of both kinds the one that ties a person more is shown.
  for (const value of ['on_site', 'standby'] as const) {
    const words = named.get(value);
    if (words !== undefined) return { value, words };
  }
  const [words] = denied;
  return words !== undefined ? { value: 'none', words } : null;
}

function firstIn<Value>(
  sentences: readonly string[],
  pattern: RegExp,
  read: (found: RegExpExecArray) => Value | null,
): TextReading<Value> | null {
  for (const sentence of sentences) {
    const found = pattern.exec(sentence);
    const value = found && read(found);
    if (found && value !== null) return { value, words: quote(sentence, found.index, found.index + found[0].length) };
  }
  return null;
}
