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
const RELATIVE =
  '(?:frau|mann|freund(?:in)?|partner(?:in)?|tochter|sohn|schwester|bruder|mutter|vater|kolleg(?:e|in)|cousin(?:e)?|nichte|neffe|wife|husband|(?:girl|boy)?friend|partner|daughter|son|sister|brother|mother|father|cousin)';
/** "Mein Mann ist Hausmeister, gibt es da was?" looks for work as one. */
const FOR_RELATIVE = new RegExp(
  String.raw`(?<![\p{L}])(?:meine?|my)\s+(?:\p{L}+\s+)?${RELATIVE}\s+(?:ist|is|arbeitet\s+als|works\s+as|macht)\s+(?:(?:eine?|gelernte[r]?|an?|auch|jetzt|now|grad|gerade)\s+)*(?=[^.!?]*(?:[,.!?;]|\s(?:und|and))[^!?]*(?:gibt|was|stelle|such|job|anything|something|for\s+h|für\s+(?:sie|ihn)|open|zieht|kommt\s+(?:nach|zu)|moving|moves))`,
  'iu',
);

export const isForRelative = (text: string): boolean => FOR_RELATIVE.test(text);

/** Writes dialect, typing habits and roundabout questions as the sentence parser reads them. */
export function writePlainly(text: string): string {
  return text
    .replace(SWISS_IN, 'in')
    .replace(SOUTHERN_NOT, 'nicht')
    .replace(SHORT_ARTICLE, 'eine')
    .replace(CORRECTS, '')
    .replace(MEANS, 'suche ')
    .replace(IS_NOTHING, 'kein $1,')
    .replace(BARE_RADIUS, '$1 km')
    .replace(AND_AT_LEAST, ', ')
    .replace(IN_A_PRACTICE, 'in Praxen')
    .replace(/[\p{L}]+/gu, (word) => PLAIN.get(word.toLowerCase()) ?? word)
    .replace(ASKS_ALSO, '')
    .replace(WOULD_PLEASE, '')
    .replace(FOR_RELATIVE, 'Stelle als ');
}
