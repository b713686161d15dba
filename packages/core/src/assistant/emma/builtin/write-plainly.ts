import spoken from './spoken-words.json' with { type: 'json' };

const PLAIN: ReadonlyMap<string, string> = new Map(Object.entries(spoken));

/** A Swiss "z" before a name is an "in". */
const SWISS_IN = /(?<![\p{L}])z(?=\s+\p{Lu})/gu;
/** "i mog net"; "net salary" is English. */
const SOUTHERN_NOT = /(?<![\p{L}])net(?![\p{L}])(?!\s+(?:salary|pay|income|wage))/giu;
/** "Ohne nachts und mindestens 3.700": the number begins a wish of its own. */
const AND_AT_LEAST = /\s+(?:und|and)\s+(?=(?:mindestens|wenigstens|ab|at\s+least|from)\s+\d)/giu;
const IN_A_PRACTICE =
  /(?<![\p{L}])in\s+(?:einer|der|ner|ana|ener|a|an)\s+(?:arzt|haus(?:arzt)?)?-?(?:praxis|practice)(?![\p{L}])/giu;
/** "Nein, Spätdienst" corrects what was understood and leaves out nothing. */
const CORRECTS =
  /^\s*(?:(?:ach|äh|oh|och)\s+)?(?:nein|nee|nö|nope|na\s+geh|no(?=,))[\s,.!]+(?=\p{L})(?!danke|thanks|zu(?![\p{L}]))/iu;
/** "Heim ist doch nix für mich" leaves it out. */
const IS_NOTHING =
  /(?<![\p{L}])(?!(?:das|da|es|hier|dort|alles|mir|that|it)(?![\p{L}]))(\p{L}{4,})\s+(?:is|ist|wär|wäre|isch)\s+(?:(?:doch|halt|eher|eigentlich|auch|leider)\s+)*(?:nix|nichts|nicht\s+mein(?:e|s)?(?:\s+(?:ding|sache|fall))?)(?:\s+(?:für|bei)\s+mi(?:ch|r))?(?![\p{L}])/giu;
/** The field rather than the occupation: "Quereinstieg in die Betreuung". */
const IN_CARE_SUPPORT =
  /(?<![\p{L}])(?:(?:in|für)\s+(?:die|der)\s+(?:senioren-?|sozialen?\s+)?betreuung|betreuung(?=\s+(?:in|im|am|bei|um)\s))(?!\s+(?:von|der|des|meine))(?![\p{L}])/giu;
/** Parts of Germany as the states that they are made of. */
const REGIONS: readonly [RegExp, string][] = [
  [
    /(?<![\p{L}])(?:süddeutschland|(?:im\s+)?süden\s+(?:von\s+)?deutschlands?|south(?:ern)?\s+germany)(?![\p{L}])/giu,
    'Bayern oder Baden-Württemberg',
  ],
  [
    /(?<![\p{L}])(?:norddeutschland|(?:im\s+)?norden\s+(?:von\s+)?deutschlands?|north(?:ern)?\s+germany)(?![\p{L}])/giu,
    'Schleswig-Holstein, Hamburg oder Niedersachsen',
  ],
  [
    /(?<![\p{L}])(?:ostdeutschland|(?:im\s+)?osten\s+(?:von\s+)?deutschlands?|east(?:ern)?\s+germany)(?![\p{L}])/giu,
    'Sachsen, Thüringen oder Brandenburg',
  ],
];
/** "Zu viele Wochenenddienste": what there is too much of is left out; of nights a few may be fine, so that they are a question. */
const TOO_MANY =
  /(?<![\p{L}])(?:zu\s+viele?|too\s+many)\s+(?=(?:wochenend|samstag|sonntag|spät|früh|ruf|bereitschaft|weekend|saturday|sunday|late\s|early\s|on-?call))/giu;
const BARE_RADIUS = /(umkreis(?:\s+von)?\s+\d{1,3})(?!\d|\s*(?:k|meter))/giu;
/** At the start "ne" is a no. */
const SHORT_ARTICLE = /(?<=\p{L}\s)ne(?=\s\p{L})/giu;
/** "Geht das auch in Teilzeit?" asks for it. */
const ASKS_ALSO =
  /^(?:\P{L}*(?:und|ok(?:ay)?|hm|ja|aber)[\s,]+)?(?:geht|ginge|gibt\s+es|gäbe\s+es|wäre|haben\s+die|habt\s+ihr)\s+(?:(?:das|die|es|sowas|so\s+was|so\s+etwas)\s+)?(?:(?:denn|eventuell|vielleicht)\s+)?auch\s+(?:als\s+|in\s+)?(?=[^.!?]*\??\s*$)/iu;
/** "Ich meine Pflege in Celle" says again what is looked for. */
const MEANS = /(?<![\p{L}])(?:ich\s+mein(?:e|te)?(?!e)|i\s+mean(?:t)?)\s+(?!es|das|damit|nur|it|that)/giu;
/** "Wochenende frei wär auch cool" is a wish; "auch okay" would be none. */
const WOULD_PLEASE =
  /\s+(?:wär(?:e|en)?|would\s+be)\s+(?:(?:auch|noch|halt|schon|echt|really|also)\s+)*(?:cool|super|toll|schön|prima|klasse|perfekt|traumhaft|nice|great|lovely|perfect)(?![\p{L}])/giu;
/** "Deutschland wär mir doch lieber", "ein Krankenhaus fände ich besser", "Germany would suit me better" name what is wished for. */
const IS_BETTER =
  /\s+(?:(?:wär(?:e|en)?|ist|sind)\s+(?:(?:mir|uns|für\s+mich|das|doch|eigentlich|dann|noch|schon|aber|vielleicht|wohl|halt)\s+)*(?:lieber|besser|schöner|am\s+(?:liebsten|besten))|(?:würde|würden)\s+(?:mir|uns)\s+(?:(?:doch|eigentlich|dann|noch|aber)\s+)*(?:besser|mehr)\s+(?:passen|gefallen|liegen|zusagen)|pass(?:t|en)\s+(?:mir|uns)\s+(?:(?:doch|eigentlich|dann)\s+)*besser|(?:fände|finde|hätte)\s+ich\s+(?:(?:doch|eigentlich|dann|schon)\s+)*(?:besser|schöner|lieber)|would\s+(?:be\s+better|suit\s+me\s+better|work\s+better)(?:\s+for\s+me)?|(?:suits|works)\s+(?:me\s+)?better(?:\s+for\s+me)?)(?![\p{L}])/iu;
const RATHER =
  /^(\P{L}*(?:(?:actually|no|ok(?:ay)?|hm+|sorry|but|and)[\s,]+)*)(?:i'?d|i\s+would|we'?d)\s+(?:(?:actually|much|really)\s+)?(?:prefer|rather\s+(?:have|work(?:\s+in)?|go\s+to|be\s+in|do))\s+(?:to\s+(?:work\s+in|be\s+in|go\s+to|have|do)\s+)?/iu;

/** Checks whether a message prefers something to what was stated before, or has too much of it. */
export const prefersOther = (text: string): boolean =>
  !text.includes('?') && (IS_BETTER.test(text) || RATHER.test(text) || text.search(TOO_MANY) >= 0);

const writePreference = (text: string): string =>
  text.includes('?') ? text : text.replace(IS_BETTER, '').replace(RATHER, '$1');

const nameStates = (text: string): string =>
  REGIONS.reduce((rest, [pattern, states]) => rest.replace(pattern, states), text);

const RELATIVE =
  '(?:frau|mann|freund(?:in)?|partner(?:in)?|tochter|sohn|schwester|bruder|mutter|vater|kolleg(?:e|in)|cousin(?:e)?|nichte|neffe|wife|husband|(?:girl|boy)?friend|partner|daughter|son|sister|brother|mother|father|cousin)';
/** "Mein Mann ist Hausmeister, gibt es da was?" looks for work as one. */
const FOR_RELATIVE = new RegExp(
  String.raw`(?<![\p{L}])(?:meine?|my)\s+(?:\p{L}+\s+)?${RELATIVE}\s+(?:ist|is|arbeitet\s+als|works\s+as|macht)\s+(?:(?:eine?|gelernte[r]?|an?|auch|jetzt|now|grad|gerade)\s+)*(?=[^.!?]*(?:[,.!?;]|\s(?:und|and))[^!?]*(?:gibt|was|stelle|such|job|anything|something|for\s+h|für\s+(?:sie|ihn)|open|zieht|kommt\s+(?:nach|zu)|moving|moves))`,
  'iu',
);

const YOUNG_RELATIVE = RELATIVE.replace('mutter|vater|', '').replace('mother|father|', '');
/** "Für meine Tochter eine Ausbildung in Dresden": the search of somebody else; parents are rather cared for. */
const FOR_MY = new RegExp(
  String.raw`(?<![\p{L}])(?:für|for)\s+(?:meine?[nr]?|unsere?[nr]?|my|our)\s+(?:(?!eltern)\p{L}+\s+)?${YOUNG_RELATIVE}(?:innen|s)?(?![\p{L}])`,
  'iu',
);

export const isForRelative = (text: string): boolean => FOR_RELATIVE.test(text) || FOR_MY.test(text);

/** Writes dialect, typing habits and roundabout questions as the sentence parser reads them. */
export function writePlainly(text: string): string {
  return nameStates(writePreference(text))
    .replace(SWISS_IN, 'in')
    .replace(SOUTHERN_NOT, 'nicht')
    .replace(SHORT_ARTICLE, 'eine')
    .replace(CORRECTS, '')
    .replace(MEANS, 'suche ')
    .replace(IS_NOTHING, 'kein $1,')
    .replace(TOO_MANY, (words) => (/too/iu.test(words) ? 'no ' : 'ohne '))
    .replace(IN_CARE_SUPPORT, 'als Betreuungskraft ')
    .replace(BARE_RADIUS, '$1 km')
    .replace(AND_AT_LEAST, ', ')
    .replace(IN_A_PRACTICE, 'in Praxen')
    .replace(/[\p{L}]+/gu, (word) => PLAIN.get(word.toLowerCase()) ?? word)
    .replace(ASKS_ALSO, '')
    .replace(WOULD_PLEASE, '')
    .replace(FOR_RELATIVE, 'Stelle als ')
    .replace(FOR_MY, ' ');
}

/** "Ja bitte ohne", "am liebsten keine": says no to what the message before was about. */
const BARE_WITHOUT = /(?<![\p{L}])(ohne|keine|without|none)(?=\s*(?:[.,;!]|$|(?:bitte|please)(?:[\s.,;!]|$)))/iu;
/** Finds the duties that people like to do without. */
const DONE_WITHOUT =
  /(?<![\p{L}])(?:nacht-?(?:dienste?n?|schicht(?:en)?|wachen?)|nächten?|nachts|night\s+shifts?|nights?|wochenend(?:en?|dienste?n?)|weekends?|ruf(?:dienste?|bereitschaft)|bereitschaftsdienste?|on-?call(?:\s+duty)?|früh-?(?:dienste?|schicht(?:en)?)|spät-?(?:dienste?|schicht(?:en)?)|early\s+shifts?|late\s+shifts?|schichtdienste?)(?![\p{L}])/iu;

/** Completes a bare "without" by what the message before named. */
export function completeWithout(text: string, before: string | undefined): string {
  const named = before === undefined ? undefined : DONE_WITHOUT.exec(before)?.[0];
  if (named === undefined || DONE_WITHOUT.test(text)) return text;
  const isGerman = /ohne|keine/iu.test(BARE_WITHOUT.exec(text)?.[1] ?? '');
  return text.replace(
    BARE_WITHOUT,
    `${isGerman ? 'ohne' : 'without'} ${named.toLowerCase() === 'nachts' ? 'Nachtdienst' : named}`,
  );
}
