/** The index knows a job by terms: a letter for the part of the job, a colon, and the folded word's stem or a key. */
export const TERM_PREFIX = {
  /** Stem of a whole word of the title. */
  title: 't:',
  /** Stem of a part of a compound in the title, and of a whole word made of one part only. */
  titlePart: 'p:',
  /** Word of the title as written, folded: for short forms, which must not bend. */
  titleWord: 'w:',
  /** Key of the occupation the job was classified as. */
  occupation: 'o:',
  level: 'l:',
  specialty: 's:',
  department: 'd:',
  /** Stem of a word of the employer's name. */
  employer: 'e:',
  employerKind: 'k:',
  /** Stem of a word of city or region. */
  place: 'c:',
  /** Stem of a word of the job's text, or of a part of a compound there. */
  text: 'x:',
} as const;
