/**
 * What a hit is worth, by where and how a word was met: title over occupation over specialty over employer over text,
 * exact over synonym over narrower. Units of a question add up; of the ways to meet one, the best counts. Freshness and
 * the featured mark come on top and are smaller than any step between two rows that matter here.
 */
export const POINTS = {
  /** The typed words stand in the title, and the ad is what they mean. */
  titleExact: 100,
  /** A plain word inside a compound of the title: "intensiv" in "Intensivpflegekraft". */
  titlePart: 75,
  /** The parts of a typed compound, apart in the title: "Oppflege" and "Pflege im OP". */
  titleApart: 65,
  /** The same occupation by another word. */
  occupation: 80,
  narrowerOccupation: 70,
  /** A wider occupation in the department it is meant for: a nurse on the intensive care unit. */
  includedOccupation: 65,
  /** The same occupation with further training for one department. */
  specialOccupation: 55,
  /** The word stands in the title of another occupation: "Arzt" in "Sekretariat für Arzt und Labor". */
  titleOfOther: 30,
  level: 60,
  specialty: 60,
  department: 60,
  employer: 45,
  employerKind: 42,
  place: 40,
  text: 20,
  /** The parts of a typed compound, apart in the text. */
  textApart: 12,
} as const;

/** A corrected spelling never stands before the same hit met as it was typed. */
export const SPELLING_FACTOR = 0.9;
