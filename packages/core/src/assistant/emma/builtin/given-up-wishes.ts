import type { EmmaWishKind } from '@stellenvisite/contract/assistant/emma';

/** Words by which a wish is given up, before or after what it is about. */
const ANY = String.raw`(?:egal|wurscht|wurst|schnuppe|schnurz|piepe|gleich(?:gültig)?|unwichtig|nicht\s+(?:so\s+|mehr\s+)?(?:wichtig|entscheidend|relevant)|zweitrangig|nachrangig|nebensächlich|(?:eine\s+)?nebensache|irrelevant|(?:spiel(?:t|en)|ha(?:t|ben))\s+(?:[^\s.,;!?]+\s+){0,2}?keine\s+(?:gro(?:ß|ss)e\s+)?(?:rolle|priorität)|secondary|not\s+a\s+(?:priority|deal-?\s?breaker|must)|kein\s+problem|in\s+ordnung|does\s*n[o']?t\s+matter|do\s*n[o']?t\s+(?:matter|care|mind)|not\s+important|no\s+problem|(?:are|is)\s+fine|nehme?\s+ich\s+(?:[^\s.,;!?]+\s+){0,2}?in\s+kauf|mach(?:t|en)\s+mir\s+nichts|stör(?:t|en)\s+mich\s+nicht|(?:muss|müssen)\s+nicht\s+sein|(?:ist|sind)\s+kein\s+muss|nicht\s+nötig|no\s+must|not\s+necessary|whatever|streich\p{L}*|weglassen|vergiss|drop|forget)`;
const BEFORE = String.raw`(?:remove|never\s*mind|scratch|ignore|ignorier\p{L}*|vergessen\s+wir|lass(?:en\s+wir|t)?(?=\s+(?:mal\s+)?das\s+mit\s)(?:\s+mal)?|nimm\s+(?:mal\s+)?|(?:nichts|nix)\s+gegen|nothing\s+against|fine\s+with|egal|whatever|streich\p{L}*|vergiss|drop|forget|alle|all|any|jede[rs]?|beliebige?|sämtliche|zur\s+not(?:\s+auch)?|notfalls(?:\s+auch)?)`;
export const GOES = String.raw`(?:geh(?:t|en|e)|ginge[n]?|wär(?:e|en)?|sind|ist|passt|passen|are|is|would\s+be)\s+(?:\p{L}+\s+){0,2}(?:auch|doch|ok(?:ay)?|möglich|kein\s+problem|fine|drin)`;
export const BETWEEN = String.raw`(?:[^\s.,;!?]+\s+){0,4}?`;
/** "Alles außer Nachtdienst wäre okay" gives up nothing. */
export const LEFT_OUT = '(?:keine?n?|nicht|no|not|ohne|außer|ausser|except|but)';
const unwished = (what: string) =>
  new RegExp(
    String.raw`(?<![\p{L}]|${LEFT_OUT}\s)(?:${what})(?![\p{L}])\s+${BETWEEN}(?:${ANY}|${GOES})(?![\p{L}])|(?<![\p{L}])${BEFORE}\s+(?:(?:ob|wie|wo|which|das|die|der|den|dem|mein\p{L}*|mit|wegen|bei[m]?|auf|the|that|my|thing|part|bit|about)\s+){0,4}(?:viele\s+|many\s+)?(?:${what})(?![\p{L}])`,
    'iu',
  );

/** Wishes given up in words; the kind and how people name it. */
export const GIVEN_UP: readonly [RegExp, readonly EmmaWishKind[]][] = [
  [unwished('ort|wo|stadt|entfernung|location|place|distance'), ['location', 'country']],
  [
    /(?<![\p{L}])(?:egal\s+wo|überall|bundesweit|deutschlandweit|in\s+ganz\s+deutschland|anywhere|everywhere|nationwide)(?![\p{L}])/iu,
    ['location', 'country'],
  ],
  [
    unwished(
      '(?:wie\\s*)?viel\\s+(?:die|sie|das\\s+haus)\\s+zahl(?:en|t)|(?:gehalts|salary\\s+|pay\\s+)(?:grenze|wunsch|limit|filter)|gehalt|geld|bezahlung|verdienst|lohn|was\\s+(?:gezahlt|bezahlt)\\s+wird|was\\s+(?:sie|die)\\s+zahlen|was\\s+(?:ich|man)\\s+verdien\\p{L}*|salary|pay|money|what\\s+they\\s+pay',
    ),
    ['salaryMin', 'salaryMax'],
  ],
  [
    /(?<![\p{L}])(?:ohne|without)\s+(?:(?:ein|eine|den|die|das|a|the|any)\s+)?(?:gehalts(?:grenze|wunsch|vorstellung|limit)|mindestgehalt|(?:salary|pay)\s+(?:limit|minimum))(?![\p{L}])/iu,
    ['salaryMin', 'salaryMax'],
  ],
  [
    unwished(
      String.raw`umfang|stunden(?:zahl)?|arbeitszeit|(?:teilzeit|vollzeit)(?:\s+oder\s+(?:teilzeit|vollzeit))?|hours|(?:full|part)[-\s]?time(?:\s+or\s+(?:full|part)[-\s]?time)?|full\s+or\s+part\s+time`,
    ),
    ['employmentType', 'hours'],
  ],
  // "Egal wieviel" after a wish for hours.
  [
    /^\P{L}*(?:ach\s+|ist\s+(?:mir\s+)?)?(?:egal|wurscht)\s+wie\s*viele?\P{L}*$|^\P{L}*wie\s*viele?\s+ist\s+(?:mir\s+)?egal\P{L}*$/iu,
    ['hours'],
  ],
  [
    /(?<![\p{L}])(?:drop|forget|remove|skip|scratch|ignore|never\s*mind)\s+(?:(?:the|that|about|thing|part|bit)\s+){0,4}(?:part|full)[-\s]?time|(?:teilzeit|vollzeit)(?![\p{L}])[^.,;!?]*(?:weglassen|weg|raus|streichen)(?![\p{L}])|(?:streich\p{L}*|vergiss|ohne)\s+(?:das\s+mit\s+)?(?:de[rm]\s+|die\s+)?(?:teilzeit|vollzeit)(?![\p{L}])/iu,
    ['employmentType', 'hours'],
  ],
  [
    unwished(String.raw`nächten?|nachts?|nacht-?(?:dienste?n?|schicht(?:en)?)|nights?|night\s+shifts?`),
    ['maxNights', 'withoutShift', 'shift'],
  ],
  [unwished('dienste?n?|schichten?|dienstzeiten|shifts?'), ['shift', 'withoutShift', 'maxNights']],
  [
    unwished(
      String.raw`(?:freie?s?\s+)?wochenend(?:en?|dienste?n?|schichten)(?:\s+frei(?=\s+(?:muss|ist\s+kein|nicht)))?(?!\s+frei)|weekends?(?!\s+(?:off|free))`,
    ),
    ['weekendFree'],
  ],
  [unwished('befristet|befristung|unbefristet|vertrag|vertragsart|fixed-?\\s?term|contract'), ['contract']],
  [unwished('rufdienste?|rufbereitschaft|bereitschaft(?:sdienste?)?|on-?call'), ['noOnCall']],
];

/** "Kann auch befristet sein", "muss nicht unbefristet sein", "Teilzeit ginge notfalls", "Wochenende doch": fine as well, where it was a wish. */
const alsoPossible = (what: string) =>
  new RegExp(
    String.raw`(?<![\p{L}])(?:kann|könnte|darf|dürfte|can|could|may)\s+(?:\p{L}+\s+){0,2}?(?:auch|gerne?|ruhig|also)\s+(?:in\s+)?(?:${what})(?![\p{L}])|(?<![\p{L}])(?:muss|müssen|must|has\s+to|have\s+to)\s+(?:\p{L}+\s+)?(?:nicht|not)\s+(?:unbedingt\s+)?(?:in\s+)?(?:${what})(?![\p{L}])|(?<![\p{L}]|${LEFT_OUT}\s)(?:${what})(?![\p{L}])\s+(?:(?:ginge[n]?|geht|gehen|wär(?:e|en)?)\s+(?:notfalls|zur\s+not|schon)|doch|ok(?:ay)?|auch|works?\s+(?:too|as\s+well|for\s+me))\P{L}*$|(?<![\p{L}])(?:ruhig|gerne?|meinetwegen|von\s+mir\s+aus|notfalls|zur\s+not|zwischendurch|happy\s+to\s+(?:do|work))\s+(?:auch\s+|also\s+)?(?:mal\s+)?(?:(?:am|an|in|im|mit|de[rmn]|das)\s+)*(?:${what})(?!\s+frei)(?![\p{L}])\P{L}*$`,
    'iu',
  );
export const ALSO_POSSIBLE: readonly [RegExp, readonly EmmaWishKind[]][] = [
  [
    /(?<![\p{L}])(?:doch|auch)\s+(?:wieder\s+)?mit\s+(?:schicht(?:en|dienst)|diensten)(?![\p{L}])/iu,
    ['shift', 'withoutShift', 'maxNights'],
  ],
  [/(?<![\p{L}])(?:doch|auch)\s+(?:wieder\s+)?mit\s+wochenend(?:en?|dienst(?:en)?)(?![\p{L}])/iu, ['weekendFree']],
  [alsoPossible(String.raw`(?:un)?befristet\p{L}*|permanent|fixed-?\s?term`), ['contract']],
  [alsoPossible(String.raw`teilzeit|vollzeit|(?:part|full)[-\s]?time`), ['employmentType']],
  [alsoPossible('wochenend(?:en?|dienste?n?)|weekends?'), ['weekendFree']],
  [alsoPossible('ruf-?(?:dienste?|bereitschaft)|bereitschaft(?:sdienste?)?|on-?call'), ['noOnCall']],
];
