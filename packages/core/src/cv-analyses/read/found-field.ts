import type { CvConfidence, CvQuestion } from '@stellenvisite/contract/cv-analyses';
import type { CvPlace, CvValue } from '@stellenvisite/contract/cv-analyses.schema';

/** A value with the place it was read from. */
export type FoundField = {
  found: CvValue;
  confidence: CvConfidence;
  question: CvQuestion | null;
  places: CvPlace[];
};
