import type { Licence } from '@stellenvisite/contract/seeker-profiles';
import { type CvSection, placesOf } from './cv-line.ts';
import type { FoundField } from './found-field.ts';
import { readPeriod } from './read-period.ts';

const PENDING =
  /(?:beantragt|angestrebt|im verfahren|läuft|laufend|ausstehend|in bearbeitung|in vorbereitung|noch nicht|pending|applied for|in progress|in process|awaiting|expected|not yet)/iu;

type Rule = { licence: Licence; pattern: RegExp; isCertain: boolean };

/** The first that a line fits. */
const RULES: readonly Rule[] = [
  {
    licence: 'pending',
    pattern:
      /anerkennungsverfahren|anpassungslehrgang|kenntnisprüfung|defizitbescheid|recognition (?:procedure|process)|adaptation (?:course|period)|knowledge (?:test|exam)/iu,
    isCertain: true,
  },
  {
    licence: 'approbation',
    pattern:
      /approbation|approbiert|full (?:medical )?licen[cs]e|licen[cs]ed (?:physician|doctor|pharmacist)|medical licen[cs]e/iu,
    isCertain: true,
  },
  {
    licence: 'permit',
    pattern: /berufserlaubnis|temporary (?:medical )?(?:licen[cs]e|permit)|(?:medical )?work permit \(§/iu,
    isCertain: true,
  },
  {
    licence: 'state_title',
    pattern:
      /erlaubnis zum führen der berufsbezeichnung|führung der berufsbezeichnung|urkunde .*berufsbezeichnung|staatlich (?:geprüft|anerkannt|examiniert)|examinierte[rn]? |state[- ](?:registered|certified|examined|recogni[sz]ed)|protected professional title|gesundheitsberuferegister|registered with the nursing/iu,
    isCertain: true,
  },
  {
    licence: 'diploma',
    pattern:
      /\bdiplomierte[rn]?\b|\bdipl\.? (?:pflege|physio|ergo|biomed|hebamme|radiolog)|\bdgkp\b|srk[- ]?(?:registr|anerk)|nareg|diploma registered/iu,
    isCertain: true,
  },
];
/** A doctor's state examination is not the licence. */
const NEGATED = /keine|ohne|no |without/iu;

/** On what ground the person may practise, as written; the firmest statement counts. */
export function readLicence(sections: readonly CvSection[]): FoundField | null {
  const found: (Rule & { places: FoundField['places']; isPending: boolean })[] = [];
  for (const { kind, heading, lines } of sections) {
    if (kind === 'ignored') continue;
    for (const line of lines) {
      // What is told of a post may be about somebody else's licence; an entry with its date is the person's own.
      if (kind === 'experience' && !readPeriod(line.text)?.isFirst) continue;
      const rule = RULES.find(({ pattern }) => pattern.test(line.text));
      if (!rule || (NEGATED.test(line.text) && !PENDING.test(line.text))) continue;
      const isPending = rule.licence === 'pending' || PENDING.test(line.text);
      found.push({ ...rule, places: placesOf([line], heading), isPending });
    }
  }
  const firm = found.filter(({ isPending }) => !isPending);
  const best = firm.find(({ isCertain }) => isCertain) ?? firm[0] ?? found[0];
  if (!best) return null;
  return {
    found: { kind: 'licence', value: best.isPending ? 'pending' : best.licence },
    confidence: best.isCertain ? 'sure' : 'probable',
    question: null,
    places: best.places,
  };
}
