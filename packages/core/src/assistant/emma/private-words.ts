/**
 * Health data of the person, or a patient by name (GDPR Art. 9): a sentence that contains any is neither passed on nor stored. The patterns
 * match what people write about themselves or about patients, not the words of the trade: "Onkologie" is a field of work.
 */
const ILLNESS = String.raw`(?:depress\p{L}*|burn-?\s?out|krebs|tumor\p{L}*|diabet\p{L}*|hiv|aids|epileps\p{L}*|bipolar\p{L}*|angststörung\p{L}*|panikattacke\p{L}*|bandscheibenvorfall|rheuma|asthma|migräne|herzinfarkt|schlaganfall|schwanger|schwangerschaft|alkohol(?:iker\p{L}*|abhängig\p{L}*|krank)|suchtkrank|long\s?covid|post-?covid|multiple\s+sklerose|ms-krank|parkinson|fehlgeburt|schwerbehinder\p{L}*|behinder(?:t|ung)|psychisch\s+krank|cancer|pregnan\p{L}*|disab\p{L}+|epilepsy|stroke|heart\s+attack|slipped\s+disc|anxiety\s+disorder|alcoholi\p{L}*|migraine|miscarriage|multiple\s+sclerosis)`;
const OWN = String.raw`(?:ich|bei\s+mir|mein\p{L}*|meiner|i|i'm|my|me)`;
const NAME = String.raw`(?:Herr[n]?|Frau|Mr\.?|Mrs\.?|Ms\.?)\s+(?:Dr\.\s+)?\p{Lu}\p{L}+`;

const PRIVATE: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}])${OWN}(?![\p{L}])[^.!?\n]{0,60}(?<![\p{L}])(?:habe?|hatte|bin|war|leide|wurde|bekam|have|had|am|was|suffer|got|diagnos\p{L}*|wegen|due\s+to|because\s+of)(?![\p{L}])[^.!?\n]{0,50}(?<![\p{L}])${ILLNESS}(?![\p{L}])`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:bin|habe|hatte|leide|wegen)\s+(?:\p{L}+\s+){0,4}${ILLNESS}(?![\p{L}])(?![^.!?\n]*(?:station|pflege|stelle))`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\p{L}])(?:meine[rnms]?|my)\s+(?:\p{L}+\s+)?${ILLNESS}(?![\p{L}])`, 'iu'),
  new RegExp(String.raw`(?<![\p{L}])(?:i'm|i\s+am|i\s+have|i've)\s+(?:\p{L}+\s+){0,3}${ILLNESS}(?![\p{L}])`, 'iu'),
  new RegExp(
    String.raw`(?<![\p{L}])(?:[Pp]atient(?:in|en|innen)?|[Bb]ewohner(?:in)?|[Kk]lient(?:in)?|[Pp]atients?|[Rr]esident)\s+(?:${NAME}|\p{Lu}\p{L}+\s+\p{Lu}\p{L}+)`,
    'u',
  ),
  new RegExp(
    String.raw`${NAME}[^.!?\n]{0,60}(?<![\p{L}])(?:[Pp]atient|hat|liegt|leidet|has|suffers)[^.!?\n]{0,40}(?:${ILLNESS}|[Zz]immer\s+\d+|[Ss]tation\s+\d+|[Dd]iagnos)`,
    'u',
  ),
  /(?<![\p{L}\d])[A-TV-Z]\d{2}\.\d{1,2}(?:\s*[GVZA])?(?![\p{L}\d])/u,
];

/** A full stop within a figure or a code ends nothing. */
const SENTENCE_END = /(?<=[.!?])\s+|\n+/u;

export type Redacted = { text: string; isRedacted: boolean };

/** The text without the sentences that hold such words. */
export function redactPrivateWords(text: string): Redacted {
  const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
  const remaining = PRIVATE.some((pattern) => pattern.test(text))
    ? sentences.filter((sentence) => !PRIVATE.some((pattern) => pattern.test(sentence)))
    : sentences;
  const isRedacted = remaining.length < sentences.length;
  return { text: isRedacted ? remaining.join(' ').trim() : text, isRedacted };
}

const ILLNESS_WORD = new RegExp(String.raw`(?<![\p{L}])${ILLNESS}(?![\p{L}])`, 'giu');
const NAMED = new RegExp(NAME, 'gu');

/** Removes only the private words from a text that is read here at once and never stored. */
export const maskPrivateWords = (text: string): string =>
  text.replace(ILLNESS_WORD, ' ').replace(NAMED, ' ').replace(/\s+/gu, ' ').trim();
