/**
 * The points of a hit, by where and how a word matched: title over occupation over specialty over employer over text, exact over synonym
 * over narrower. Units of a question add up; of the ways to match one, the best counts. Freshness and the featured mark come on top and are
 * smaller than the steps that matter here.
 */
export const POINTS = {
  /** The typed words stand in the title, and the job is what they mean. */
  titleExact: 100,
  /** The same in other compounds: "pflege fachkraft" and "Pflegefachkraft". */
  titleSame: 95,
  /** A plain word inside a compound of the title: "intensiv" in "Intensivpflegekraft". */
  titlePart: 75,
  /** Another word for the same field or department in the title. */
  titleSynonym: 58,
  /** The parts of a typed compound, apart in the title: "Oppflege" and "Pflege im OP". */
  titleApart: 65,
  /** Several words that only together mean a department, each somewhere in the title. */
  titleScattered: 40,
  /** The word is in the title of another occupation: "Arzthelfer" in "Sekretariat, auch für Arzthelfer". */
  titleOfOther: 30,

  /** The same occupation by another word. */
  occupation: 80,
  /** A narrower occupation, with the typed words in its title and without. */
  titleNarrower: 73,
  narrowerOccupation: 70,
  /** The one that a broad word means first. */
  titleMain: 78,
  mainOccupation: 75,
  /** A broad word and a job that does not say more: what it is remains open. */
  titleBroad: 72,
  broadOccupation: 68,
  /** A wider occupation in the department it is meant for: a nurse on the intensive care unit. */
  includedOccupation: 65,
  /** The same occupation with further training for one department. */
  titleSpecial: 60,
  specialOccupation: 55,
  /** "Kardiologe": specialists first, then those who lead them, then those who learn. */
  specialist: 80,
  leadingSpecialist: 76,
  otherDoctor: 62,

  level: 60,
  department: 60,
  /** The deduction for an occupation that works in a department, but not as one of those it is known for. */
  beside: 12,
  specialty: 50,
  /** The employer's name contains the typed word for a kind of employer. */
  employerNamed: 62,
  employer: 45,
  employerKind: 42,
  place: 40,
  text: 20,
  /** The parts of a typed compound, apart in the text. */
  textApart: 12,
} as const;

/** A hit by a corrected spelling never ranks before the same hit by the spelling as typed. */
export const SPELLING_FACTOR = 0.9;
/** A hit by the completion of a typed prefix never ranks before a hit that contains the word as typed. */
export const BEGUN_FACTOR = 0.7;
