import type { Licence } from '@stellenvisite/contract/seekers/seeker-profiles';
import { type CvSection, placesOf } from './hide-private-lines.ts';
import { type LicenceStatement, licencesIn } from './licence-words.ts';
import { readPeriod } from './read-period.ts';
import { isDriversLicence } from './read-person.ts';
import type { FoundField } from './read-stations.ts';

/** The order in which grounds count where several are named. */
const FIRMNESS: readonly Licence[] = ['approbation', 'permit', 'state_title', 'diploma', 'pending'];

type Statement = LicenceStatement & { places: FoundField['places'] };

/** Reads on what ground the person may practise, as written under any heading; what is applied for is not granted. */
export function readLicence(sections: readonly CvSection[]): FoundField | null {
  const found = sections.flatMap(({ kind, heading, lines, at }) =>
    // "Urkunde zur Führung der Berufsbezeichnung" alone is a statement, not a heading.
    (lines.length === 0 && kind === 'licence' && at ? [at] : lines).flatMap((line): Statement[] => {
      // The description of a post may be about somebody else's licence; an entry with its date is the person's own.
      if (kind === 'experience' && !readPeriod(line.text)?.isFirst) return [];
      if (isDriversLicence(line.text) || (heading !== null && isDriversLicence(heading))) return [];
      const places = placesOf([line], heading);
      return licencesIn(line.text, kind === 'licence').map((statement) => ({ ...statement, places }));
    }),
  );
  const firm = found.filter(({ licence }) => licence !== 'pending');
  const own = firm.filter(
    ({ licence }) => licence !== 'diploma' || !firm.some((each) => each.licence === 'state_title'),
  );
  const best = own.sort((one, other) => rank(one) - rank(other))[0] ?? found[0];
  if (!best) return null;
  return {
    found: { kind: 'licence', value: best.licence },
    confidence: best.isCertain ? 'sure' : 'probable',
    question: null,
    places: best.places,
  };
}

const rank = ({ licence, isCertain }: Statement) => FIRMNESS.indexOf(licence) + (isCertain ? 0 : 10);
