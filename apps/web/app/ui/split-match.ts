const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('de');

/** The label before, in and after the first place where it says what was typed, umlauts or not. */
export function splitMatch(label: string, query: string): [string, string, string] {
  const wanted = fold(query.trim());
  if (wanted === '') return [label, '', ''];
  const letters = [...label];
  const folded = letters.map(fold);
  const at = folded.join('').indexOf(wanted);
  if (at < 0) return [label, '', ''];
  let start = 0;
  for (let seen = 0; start < letters.length && seen < at; start += 1) seen += folded[start]?.length ?? 0;
  let end = start;
  for (let seen = 0; end < letters.length && seen < wanted.length; end += 1) seen += folded[end]?.length ?? 0;
  return [letters.slice(0, start).join(''), letters.slice(start, end).join(''), letters.slice(end).join('')];
}
