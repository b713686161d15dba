/** "(m/w/d)", "[w|m|x]", "(all genders)": any bracket of single letters or the words used in their place. */
const GENDER_MARKER =
  /\s*[([{]\s*(?:[mwdfxiagn]|gn|div\.?|divers|male|female|diverse|all|genders?|alle|geschlechter|human)(?:[\s/|*,.:;+-]+(?:[mwdfxiagn]|gn|div\.?|divers|male|female|diverse|all|genders?|alle|geschlechter|human))*\s*[)\]}]/iu;
/** What follows says where, when or how, and no longer what. */
const TAIL =
  /\s*(?:\s[–—|-]\s|,\s|\s(?:im|am|auf|bei|mit|zur|zum|ab|in der|in unserer?|in Teilzeit|in Vollzeit)\s).*$/iu;

/** The occupation a title names: without gender marker, department, hours and the like. */
export function occupationLabel(title: string): string {
  const marker = GENDER_MARKER.exec(title);
  const named = marker && marker.index > 0 ? title.slice(0, marker.index) : title.replace(GENDER_MARKER, '');
  const label = named.replace(TAIL, '').replace(/\s+/gu, ' ').trim();
  return label === '' ? title.trim() : label;
}
