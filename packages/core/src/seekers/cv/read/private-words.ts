const LABEL_END = String.raw`(?:\s*(?:$|[:\t])|\s+[–-]\s|\s{2,})`;
const label = (words: string) => new RegExp(String.raw`^\s*[•·▪*-]?\s*(?:${words})${LABEL_END}`, 'iu');

/**
 * Labels of what a profile must never know: age, origin, family, religion, sex, disability, memberships, papers, past pay (AGG § 1, GDPR
 * Art. 9, pay transparency directive Art. 5).
 */
const WORDS = [
  'geburts(?:datum|ort|tag|name|land|jahr)(?:\\s*(?:/|,|und|&)\\s*-?\\s?(?:geburts)?(?:ort|datum|land))?',
  'geb\\.?(?:datum)?',
  'geboren(?: am| in)?',
  'alter',
  'age',
  'born(?: on| in)?',
  '(?:date|place|country|year)(?: (?:and|&) place)? of birth',
  'birth ?(?:date|place|day)',
  'd\\.?o\\.?b\\.?',
  'staats(?:angehörigkeit|bürgerschaft)(?:en)?',
  'nationalität',
  'nationality',
  'citizenship',
  'heimatort',
  'bürgerort',
  'herkunft(?:sland)?',
  '(?:country of )?origin',
  'familien(?:stand|status)',
  'zivilstand',
  '(?:marital|family|civil) status',
  'kinder',
  'children',
  'dependents',
  'ehepartner(?:in)?',
  'ehe(?:mann|frau)',
  'spouse',
  'eltern',
  'vater',
  'mutter',
  'geschwister',
  'parents',
  "(?:father|mother)(?:['’]s name)?",
  'siblings',
  'konfession',
  'religion(?:szugehörigkeit)?',
  'glaube',
  'bekenntnis',
  'religious affiliation',
  'denomination',
  'faith',
  'caste',
  'geschlecht',
  'gender',
  'sex',
  'sexual orientation',
  'schwerbehinderung',
  'grad der behinderung',
  'gdb',
  'disability',
  'gesundheit(?:szustand)?',
  'health status',
  'blutgruppe',
  'blood group',
  '(?:körper)?größe',
  'gewicht',
  'height',
  'weight',
  'partei(?:mitgliedschaft)?',
  'gewerkschaft(?:smitgliedschaft)?',
  'trade union',
  'political party',
  '(?:reise)?pass(?:nummer|-?nr\\.?)?',
  'ausweis(?:nummer|-?nr\\.?)',
  'passport(?: (?:number|no\\.?))?',
  'id (?:number|no\\.?)',
  'sozialversicherungs(?:nummer|-?nr\\.?)',
  'sv-?(?:nummer|nr\\.?)',
  'ahv-?(?:nummer|nr\\.?)?',
  'steuer-?(?:id|nummer|klasse)',
  'iban',
  'aufenthalts(?:status|titel|erlaubnis|bewilligung)',
  'niederlassungsbewilligung',
  'bewilligung',
  'arbeitserlaubnis',
  'visum',
  'visa(?: status)?',
  'residence (?:permit|status)',
  'immigration status',
  'work permit',
  '(?:ausländer)?ausweis',
  'permit',
  'personenstand',
  'fam(?:ilien)?\\.?-?stand',
  'staatsang(?:eh)?\\.?',
  'nat\\.',
  'konf\\.?',
  'rel\\.',
  'jahrgang',
  'jg\\.',
  'volljährig',
  'töchter|tochter|söhne|sohn|sons?|daughters?',
  '(?:name|beruf) (?:des|der) (?:vaters|mutter|eltern|ehemannes|ehefrau|ehegatten)',
  '(?:name|occupation) of (?:the )?(?:father|mother|parents|spouse|husband|wife)',
  "(?:husband|wife|partner)(?:['’]s name)?",
  'ethnicity',
  'race',
  'muttersprache der eltern',
  '(?:nicht)?raucher(?:in)?',
  '(?:non-?)?smoker',
  '(?:augen|haar)farbe',
  'sternzeichen',
  'krankenkasse',
  'krankenversicherung',
  'versicherten(?:nummer|-?nr\\.?)',
  'kontonummer',
  'bankverbindung',
  'national insurance(?: (?:number|no\\.?))?',
  'social security(?: (?:number|no\\.?))?',
];

/** Parts of words by which a short label in front of a value is private, in any compound and inflection. */
const LABEL_PARTS = new RegExp(
  [
    '\\bgeburts?(?!s?h[ie]lf|s?vorber)|gebor(?:en|ene)?\\b|\\bgeb\\b|\\bborn\\b|birth|\\bd\\.?o\\.?b\\b|jahrgang|lebensalter|^alter$|^age$',
    'staatsan|staatsbürg|nationalit|citizen|heimat|bürgerort|herkunft|\\borigin\\b|abstammung|ethni|migration',
    'familienst|familiäres|familiensit|familienv|^fam\\b|^familie|zivilstand|personenstand|^stand$|marital|(?:civil|family|relationship) status|lebenssituation|lebensumstände',
    'baujahr|sorgepflicht|unterhaltspflicht|lebensform|^beziehung|partnerschaft$|mein anhang|tauglichkeit|wehrdienst|militär(?!kranken|hospital)|dienstpflicht|\\bsvnr\\b|genotyp|domestic|dependants|nachwuchs|residence title|\\bpass$|marital|staatszugehör|staatsb\\b|nationale|citizen|kinderzahl|relationship',
    '\\bkinder(?:zahl)?$|anzahl kinder|kinderbetreuung|betreuung der kinder|children|childcare|dependents|\\bsöhne|\\btöchter|\\bsohn\\b|\\btochter\\b',
    'ehe(?:partner|mann|frau|gatt)|verheiratet|\\bspouse|\\bhusband|\\bwife|lebenspartner|^partner(?:in)?$|eltern(?!abend|gespräch|arbeit|beratung|schule)|\\bvater|\\bmutter\\b|\\bfather|\\bmother(?! tongue)|\\bparents|geschwister|siblings',
    'konfession|religi|glaube|bekenntnis|kirche|denomination|\\bfaith|\\bcaste|ordens|pfarrei',
    'geschlecht|gender|^sex$|sexual|pronomen|pronouns',
    'behinderung|schwerbehinder|disabilit|handicap|\\bgdb\\b|gesundheit(?:szustand|sstatus|liches?|lich)?$|^health|^(?:vor|chronische )?(?:er)?krankheit(?:en)?$|krankenkasse|krankenversicher|^(?:vor|chronische )?erkrankung(?:en)?$|illness|^allerg(?:ie|ien|ies)$|medikation|blutgruppe|blood (?:group|type)|schwangerschaft$|pregnancy$|entbindungstermin|impfstatus|^impfung(?:en)?$|vaccination|\\b(?:nicht)?rauche[nr](?:in)?$|smoker|smoking',
    'größe\\b|gewicht\\b|\\bheight|\\bweight\\b|augenfarbe|haarfarbe|sternzeichen|statur',
    '^partei|gewerkschaft|trade union|politi',
    'pass(?:nummer|nr|port)|reisepass|\\bausweis(?:nr|nummer)?|personalausweis|ausländerausweis|\\bid[- ](?:number|no|card|nr)|aadhaar|sozialvers|\\bsv-?n|^sv\\b|\\bahv\\b|steuer|\\biban\\b|\\bkonto|bankverb|versichertennummer|versichertennr|national insurance|social security',
    'aufenthalt|niederlassung|^bewilligung|arbeitserlaubnis|arbeitsbewilligung|\\bvisum|\\bvisa\\b|residence (?:permit|status)|immigration|(?:work|residence) permit|^permit',
    'führungszeugnis|vorstrafe|strafregister|criminal|leumund',
    'elternzeit|mutterschutz|karenz|parental leave|maternity',
  ].join('|'),
  'iu',
);
const PAY_PARTS =
  /gehalt|lohn(?!buch|abrech)|salär|verdienst|vergütung|entgelt(?!abrech)|\bbezüge|bezahlung|besoldung|eingruppierung|\btarif|salary|\bwages?\b|\bpay\b|compensation|remuneration|einkommen|income|\bctc\b|einstufung|stundensatz|tagessatz|hourly rate|^honorar\b/iu;
const LABELLED = /^[\s•·▪✓–-]*(?<label>[^:\t]{1,40}?)\s*(?::|\t)/u;
const LABEL_OF_OTHERS =
  /führer|fachangestellt|fachfrau|fachmann|pfleg|assisten|fahr|beruf(?!.*(?:vater|mutter|eltern|ehe))|driv|sprache|language|tongue/iu;

/** Checks whether the words of a label, without its value, are about what a profile must not know. */
export function isPrivateName(label: string): boolean {
  const name = label.replace(/\([^()]*\)/gu, '').replace(/^[\s•·▪✓*–-]+|[\s:.]+$/gu, '');
  if (name.length > 40 || name.split(/\s+/u).length > 5) return false;
  return !LABEL_OF_OTHERS.test(name) && (LABEL_PARTS.test(name) || PAY_PARTS.test(name));
}

/** A row of more than two cells is a list. */
const hasPrivateName = (text: string) => {
  if (text.split('\t').length > 2 && !/^[^\t]*:/u.test(text)) return false;
  const label = LABELLED.exec(text)?.groups?.label;
  return label !== undefined && isPrivateName(label);
};

const PAY_WORD =
  '(?:gehalts?\\p{L}*|\\p{L}*gehalt|\\p{L}*salär|\\p{L}*vergütung|lohn|\\p{L}*lohn|verdienst|vergütung|bezüge|entgelt|bezahlung|salary|wages?|pay|compensation|remuneration|einkommen|income|ctc)';
const PAY_LABEL = `(?:(?:letzte[rs]?|bisherige[rs]?|aktuelle[rs]?|derzeitige[rs]?|jetzige[rs]?|zuletzt|last|current|present|previous|former|expected|desired|annual|monthly|gross|net)\\s+)*(?:brutto|netto|monats|jahres|grund)?-?${PAY_WORD}(?:\\s+(?:zuletzt|brutto|bisher|aktuell|last|current|expectation|wunsch|vorstellung))?`;
const LABELS = label([...WORDS, PAY_LABEL].join('|'));

const CURRENCY =
  '(?:€|\\beuro?\\b|\\bchf\\b|\\bs?fr\\.|\\bsfr\\b|\\busd\\b|\\$|£|\\bgbp\\b|\\binr\\b|\\bphp\\b|\\bpln\\b|\\bczk\\b|\\bhuf\\b|\\bron\\b|\\btry\\b|\\baed\\b|\\bsar\\b|\\bngn\\b|\\brs\\.?)';
const NUMBER =
  "\\d{1,3}(?:[.,'’ ]?\\d{3})+(?:[.,]\\d{1,2})?(?:[.,][–—-]+)?|\\d{3,6}(?:[.,]\\d{2}|[.,][–—-]+)?|\\d{2}[.,]\\d{2}";
const AMOUNT = `(?:${CURRENCY}\\s?(?:${NUMBER})|(?:${NUMBER})\\s?(?:${CURRENCY}|k\\b|t€))`;
const PER =
  '(?:brutto|netto|gross|net|monatlich|jährlich|mtl\\.?|p\\.?\\s?a\\.?|per (?:annum|month|year|hour)|pro (?:monat|jahr|stunde)|im (?:monat|jahr)|/\\s?(?:monat|month|mon|jahr|year|mt|std|stunde|hour|h)\\b|p\\.\\s?m\\.)';
/** An amount alone, an amount with a word for pay, or an amount for a time. */
const PAY = [
  new RegExp(`^[\\s•(]*(?:ca\\.?\\s*)?${AMOUNT}(?:\\s*${PER})*[\\s).]*$`, 'iu'),
  new RegExp(`(?<!\\p{L})${PAY_WORD}(?!\\p{L}).{0,40}(?:${AMOUNT}|${NUMBER})`, 'iu'),
  new RegExp(`(?:${AMOUNT})\\s*${PER}`, 'iu'),
  new RegExp(`(?<![\\d/.-])(?:${NUMBER})\\s*(?:brutto|netto|gross|net|mtl\\.?|monatlich)(?!\\p{L})`, 'iu'),
  new RegExp(`^[\\s•(]*(?:ca\\.?|rund|etwa|approx\\.?|about)?\\s*(?:${NUMBER})\\s*${PER}`, 'iu'),
  /\b(?:bruttogehalt|jahresgehalt|monatsgehalt|annual salary|monthly salary|last salary|zuletzt verdient)\b/iu,
  /\b(?:entgeltgruppe|vergütungsgruppe|besoldungsgruppe|eingruppiert|tvöd(?:-\p{L}+)?\s*(?:,|:)?\s*(?:eg|p|s|kr)\s?\d|tv-l\s*(?:eg|e|kr)\s?\d)/iu,
];

const SENTENCES = [
  /^[\s•*–-]*(?:kinder\s*\(|(?:mutter|vater) (?:zweier|dreier|eines|einer)|zwillinge,|gesund\b|keine gesundheitlichen einschränkungen|größe \d|blutgruppe [ab0]|\d{2} (?:jahre|years)$|aged \d{2}\b|marital status|staatsangeh|konf\. |rel\. )/iu,
  /^[\s•–-]*\*\s?(?:19|20)\d{2}\b|\bborn (?:19|20)\d{2}\b/iu,
  /\b(?:gdb|mde)\s?:?\s?\d{2}\b|\bschwerbehindert|\bgleichgestellt(?:en)?(?:status)?\b(?! )|\bverh\.|\beu-bürger|\bgewerkschaftsmitglied|\bgebürtig|\bursprünglich aus\b|krankheitsbedingt|wehrdienst (?:geleistet|abgeleistet)/iu,
  /\b(?:ahv|sv|sozialvers\p{L}*)[-. ]*(?:nr\.?|nummer)?[: ]+\d{2,4}[. ]\d{4}|\bsteuer-?id\b|\b(?:bürgerort|heimatort)\s\p{Lu}|\b(?:aufenthalts|niederlassungs|grenzgänger)bewilligung\b|\bausländerausweis\b|\bniederlassung [BC]\b/iu,
  /\bgeb(?:\.|oren)(?:\s+am|\s+in)?\s*:?\s*\d/iu,
  /\bgeboren\s+(?:am|in)\b/iu,
  /\bborn\s+(?:on|in)\b/iu,
  /(?:^|\s)\*[\s:]*\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{2,4}/u,
  /^[*†:\s]*(?:\d{1,2}\.\s?){2}\d{4}\s+in\s+\p{Lu}/u,
  /\b(?:verheiratet|ledig|geschieden|verwitwet|verpartnert|verlobt|verh\.|gesch\.|verw\.|witwer?|alleinerziehend|liiert|getrennt ?lebend|in (?:fester |einer )?(?:partnerschaft|lebensgemeinschaft)(?: lebend)?|married|unmarried|divorced|widowed|single (?:mother|father|parent))\b/iu,
  /\b(?:mutter|vater|mother|father) (?:von|of)\b/iu,
  /\b(?:nicht|non)-?(?:raucher(?:in)?|smoker)\b/iu,
  /\b(?:jahrgang|jg\.)\s?(?:19|20)\d{2}\b/iu,
  /\b(?:[Aa]usweis|[Bb]ewilligung|[Pp]ermit)\s[BCGLFN]\b/u,
  /\b(?:aufenthaltsstatus|unbefristeter aufenthalt|daueraufenthalt|permanent residen(?:t|ce|cy)|indefinite leave to remain)\b/iu,
  /\b(?:\d|ein|eine|zwei|drei|vier|fünf|one|two|three|four)\s+(?:(?:schulpflichtige|erwachsene|kleine|minderjährige|grown-?up|adult|small|young)\s+)?(?:ki\.|kind|kinder|söhne?|töchter|tochter|child|children|sons?|daughters?)\b(?!\s*-)/iu,
  /\b(?:deutsche|österreichische|schweizer(?:ische)?|\p{L}+ische)[rs]?\s+(?:staatsangehörig|staatsbürger|nationalität)/iu,
  /\b(?:german|austrian|swiss|indian|\p{L}+(?:an|ish|ese))\s+(?:national|citizen)\b/iu,
  /\b(?:single|status)\s*,?\s*(?:no children|keine kinder)\b/iu,
  /\b\d{2}\s+(?:jahre alt|years old)\b/iu,
  /^(?:röm(?:isch|\.)?-?\s?kath(?:olisch|\.)?|ev(?:angelisch|\.)(?:-luth(?:erisch|\.)?)?|muslimisch|katholisch|konfessionslos|buddhistisch|orthodox|jüdisch|hinduistisch)$/iu,
  /\b(?:schwerbehindert|gdb \d|schwanger|pregnant|elternzeit|mutterschutz|maternity leave|parental leave)\b(?!\s*-?vertretung)/iu,
  /\bmitglied (?:bei|in|der|des) (?:ver\.?di|spd|cdu|csu|fdp|afd|grünen|linken|ig metall|gewerkschaft)/iu,
  /\b(?:niederlassungserlaubnis|aufenthaltserlaubnis|blaue karte|blue card|aufenthaltsgestattung|duldung)\b/iu,
];
/** A label alone on its line has its value on the next one. */
const LABEL_ALONE = /^[\s•·▪*-]*[\p{L} ./&-]+[\s:]*$/u;

/** Checks whether a line has what a profile must not know. */
export function isPrivate(text: string): boolean {
  if (LABELS.test(text) || hasPrivateName(text) || SENTENCES.some((sentence) => sentence.test(text))) return true;
  return isPay(text) && !isDatedLine(text);
}

export const isPrivateLabel = (text: string) => LABELS.test(text) && LABEL_ALONE.test(text);

const isPay = (text: string) =>
  text.split('\t').some((cell) => PAY.some((pay) => pay.test(cell))) &&
  !/budget|umsatz|drittmittel|förder|projekt|turnover|revenue|funding/iu.test(text);

/** The line of a post stays, without what was paid for it. */
const isDatedLine = (text: string) =>
  /\b(?:19|20)\d{2}\b/u.test(text) && /\p{L}{4}/u.test(text) && withoutPay(text).length > 20;

/** Cuts past pay out of a line. */
export function withoutPay(text: string): string {
  if (!isPay(text)) return text;
  return text
    .replace(
      new RegExp(`[\\s,;(|–-]*(?:(?<!\\p{L})${PAY_LABEL}[\\s:]*)?(?:ca\\.?\\s*)?${AMOUNT}(?:\\s*${PER})*\\)?`, 'giu'),
      '',
    )
    .trim();
}
