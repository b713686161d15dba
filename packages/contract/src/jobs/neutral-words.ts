/** Words for people that name one sex only, and the words that name all. */
const NEUTRAL_WORDS: Readonly<Record<string, string>> = {
  Mitarbeiter: 'Mitarbeitende',
  Mitarbeitern: 'Mitarbeitenden',
  Kollegen: 'Kolleginnen und Kollegen',
  Patienten: 'Patientinnen und Patienten',
  Bewohner: 'Bewohnerinnen und Bewohner',
  Bewohnern: 'Bewohnerinnen und Bewohnern',
  Bewerber: 'Bewerberinnen und Bewerber',
  Bewerbern: 'Bewerberinnen und Bewerbern',
  Ärzte: 'Ärztinnen und Ärzte',
  Ärzten: 'Ärztinnen und Ärzten',
  Therapeuten: 'Therapeutinnen und Therapeuten',
  Krankenschwester: 'Pflegefachkraft',
  Krankenschwestern: 'Pflegefachkräfte',
  Krankenpfleger: 'Pflegefachkräfte',
  Arzthelferin: 'Medizinische Fachangestellte',
  Arzthelferinnen: 'Medizinische Fachangestellte',
};

/** The old titles are feminine as the new ones are: an article before them stays right. */
const RETAINS_ARTICLE = ['Krankenschwester', 'Arzthelferin'];
/** After these a word is singular, or may be; what then is right depends on the sentence. */
const SINGULAR =
  'der|dem|den|des|ein|einen|einem|eines|jeder|jeden|jedem|kein|keinen|unser|unserem|als|zum|vom|beim|zur';

const PATTERN = patternOf(
  Object.keys(NEUTRAL_WORDS).filter((word) => !RETAINS_ARTICLE.includes(word)),
  `(?<!(?:^|[^\\p{L}])(?:${SINGULAR}) )`,
);
const WITH_ARTICLE = patternOf(RETAINS_ARTICLE, '');

/** Whole words that do not stand next to the other form: "Patientinnen und Patienten", "Mitarbeiter*in", "und Krankenpfleger/in". */
function patternOf(words: readonly string[], before: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}-])(?<!innen(?:,| und| oder| bzw\\.|/) ?)(?<!- und )${before}(?:${words.join('|')})(?![\\p{L}*:_/(-]| \\(|(?:,| und| oder) \\p{L}+innen)`,
    'gu',
  );
}

export const findMasculineWords = (text: string): string[] =>
  [PATTERN, WITH_ARTICLE].flatMap((pattern) => [...text.matchAll(pattern)].map(([word]) => word));

export const toNeutralWords = (text: string): string =>
  [PATTERN, WITH_ARTICLE].reduce(
    (written, pattern) =>
      written.replace(pattern, (word, at: number) => declined(NEUTRAL_WORDS[word] ?? word, written.slice(0, at))),
    text,
  );

/** "Mitarbeitende", but "unsere Mitarbeitenden". */
function declined(word: string, before: string): string {
  return word === 'Mitarbeitende' && /(?<!\p{L})(?:unsere|die|alle|ihre|diese|deine) $/iu.test(before)
    ? `${word}n`
    : word;
}
