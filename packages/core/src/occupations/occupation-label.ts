const MARKER_WORD = '(?:[mwdfxiagn]|gn|div\\.?|divers|male|female|diverse|all|genders?|alle|geschlechter|human)';
/** "(m/w/d)", "[w|m|x]", "(all genders)": any bracket of single letters or the words used in their place. */
const GENDER_MARKER = new RegExp(`\\s*[([{]\\s*${MARKER_WORD}(?:[\\s/|*,.:;+-]+${MARKER_WORD})*\\s*[)\\]}]`, 'iu');
/** What follows says where, when or how much, and no longer what. */
const TAIL =
  /\s*(?:\s[–—|-]\s|,\s|\s\d+\s*(?:[–-]\s*\d+\s*)?%|\s(?:im|am|auf|bei|mit|zur|zum|ab|in der|in unserer?)\s|\sin (?:Teilzeit|Vollzeit|Voll-)|\s\().*$/iu;
const GENDER_SUFFIX = /[/*:_]-?(?:in(?:nen)?|r|n|e|frau|mann)\b/giu;
/** Stems that are words by themselves once the suffix is off: Pfleger:in, Therapeut*in; not Ärzt:in. */
const WHOLE_STEM = /(?:er|eut|ent|ant|or|ist|eur)[*:_]in\b/iu;

/** The occupation a title names: without gender marker, department, hours and the like. */
export function occupationLabel(title: string): string {
  const marker = GENDER_MARKER.exec(title);
  const named = marker && marker.index > 0 ? title.slice(0, marker.index) : title.replace(GENDER_MARKER, '');
  const label = named.replace(TAIL, '').replace(/\s+/gu, ' ').trim();
  return label === '' ? title.trim() : label;
}

/** The plain words under which an occupation's label is searched: "Oberärztin / Oberarzt" by either one. */
export function occupationTerms(label: string): string[] {
  if (/[*:_]in\b/iu.test(label) && !WHOLE_STEM.test(label)) return [];
  const forms = label
    .replace(GENDER_SUFFIX, '')
    .replace(/\/-\p{L}+/gu, '')
    .split(/\s*\/\s*/u);
  const last = forms.at(-1)?.trim() ?? '';
  // "Ärztin/Arzt in Ausbildung": what stands behind belongs to both, so the first alone would say too little.
  const terms = last.includes(' ') ? [last] : forms.map((form) => form.trim());
  return terms.filter((term) => /^\p{L}.{2,}/u.test(term));
}
