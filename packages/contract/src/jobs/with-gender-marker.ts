const MARKER = '(m/w/d)';
/** Where the name of the occupation ends and the place of work begins. */
const AFTER_OCCUPATION = /\s+(?=(?:für|im|in|auf|an|der|des|mit|–|-|\||als)\s)|,\s*/;

/** Puts "(m/w/d)" behind the occupation of a title; "(m/w)" is replaced by it. */
export function withGenderMarker(title: string): string {
  const plain = title.trim();
  const old = /\(\s*[mwf]\s*[/|]\s*[mwf]\s*\)/i;
  if (old.test(plain)) return plain.replace(old, MARKER);
  const found = AFTER_OCCUPATION.exec(plain);
  return found ? `${plain.slice(0, found.index)} ${MARKER}${plain.slice(found.index)}` : `${plain} ${MARKER}`;
}
