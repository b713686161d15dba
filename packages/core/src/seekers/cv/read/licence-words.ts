import type { Licence } from '@stellenvisite/contract/seekers/seeker-profiles';

/** Without certainty where the words only suggest the licence. */
export type LicenceStatement = { licence: Licence; isCertain: boolean };

const PENDING =
  /(?:beantrag|angestrebt|eingereicht|antrag (?:auf|gestellt|läuft)|im verfahren|läuft|laufend|ausstehend|in bearbeitung|in vorbereitung|noch nicht|pending|applied for|in progress|in process|awaiting|expected|not yet|under review|submitted|geplant|planned|in aussicht|verfahren läuft|offen|voraussichtlich|verfahren(?!.*abgeschlossen)|folgt|hängig|gesuch|erwartet|in kürze|demnächst|nicht entschieden|ausständig|entscheidung steht|steht (?:noch )?aus|requested|file opened|to be sat|outcome|vorgelegt|angemeldet)/iu;

type Rule = { licence: Licence; pattern: RegExp; isCertain: boolean };

/** The first that a line fits. */
const RULES: readonly Rule[] = [
  {
    licence: 'pending',
    pattern:
      /anerkennungsverfahren|anpassungslehrgang|nostrifikationsverfahren|recognition .*(?:in progress|ongoing|pending)|deficit notice|kenntnisstandprüfung|eignungsprüfung|anerkennungsbescheid mit auflagen|kenntnisprüfung|defizitbescheid|recognition (?:procedure|process)|adaptation (?:course|period)|knowledge (?:test|exam)/iu,
    isCertain: true,
  },
  {
    licence: 'approbation',
    pattern:
      /approbation|approbiert|full (?:medical )?licen[cs]e|licen[cs]ed (?:physician|doctor|pharmacist)|(?:german )?medical licen[cs]e|zulassung als (?:arzt|ärztin|apotheker)|eidg(?:enössisches|\.)? (?:arzt|ärzt|apotheker)diplom|eidg(?:enössisch|\.)? dipl(?:omierter?|\.)? (?:zahn|tier)?(?:arzt|ärztin|apotheker)|[ij]us practicandi|facharztdiplom|fachärztediplom/iu,
    isCertain: true,
  },
  {
    licence: 'permit',
    pattern:
      /berufserlaubnis(?!.*(?:mtla?|mtra?|\bmt[lrf]a?\b|assisten|pfleg|therap|hebamme|sanit|logop|technolog|diät|orthopt))|vorübergehende[nr]? (?:berufs)?(?:erlaubnis|ausübung)|erlaubnis zur (?:vorübergehenden )?ausübung|§ ?13 (?:abs\. ?\d )?zhg|§ ?11 bapo|berufsausübungsbewilligung|§ ?10 bäo|temporary (?:medical )?(?:licen[cs]e|permit)|(?:medical )?work permit \(§/iu,
    isCertain: true,
  },
  {
    licence: 'state_title',
    pattern:
      /berufserlaubnis|erlaubnisurkunde|erlaubnis,? die berufsbezeichnung|erlaubnis zu[rm] führ(?:en|ung) der berufsbezeichnung|führung der berufsbezeichnung|staatliche (?:erlaubnis|anerkennung|prüfung)|urkunde (?:als |zu[mr] )?\p{L}+(?:in|er|e|mann|frau)\b|berufsurkunde|anerkennung als \p{L}+|gleichwertigkeit|nostrifi[zk]ier(?:t|ung)|nostrifikation|urkunde .*berufsbezeichnung|staatlich (?:geprüft|anerkannt|examiniert)|examinierte[rn]? |\bexam\. |permission to use the .{0,30}title|(?:right|authori[sz]ed|entitled) to (?:use|bear|carry) the .{0,30}title|berufsausübungsberechtigung|state[- ](?:registered|certified|examined|recogni[sz]ed)|protected professional title|gesundheitsberuferegister|eingetragen im .*register|recogni[sz]ed as |full recognition|registered with the nursing/iu,
    isCertain: true,
  },
  {
    licence: 'diploma',
    pattern:
      /\bdiplomierte[rn]?\b|\bdipl\.? (?:pflege|physio|ergo|biomed|hebamme|radiolog|gesundheits)|diplom (?:pflege|der gesundheits|in pflege|gesundheits)|\b(?:pflege|gesundheit) (?:hf|efz)\b|\bdgkp\b|fähigkeitszeugnis|srk[- ]?(?:registr|anerk)|nareg|diploma registered/iu,
    isCertain: true,
  },
];

/** A doctor's state examination is not the licence. */
const NEGATED = /\b(?:keine|ohne|no|without|nicht)\b/iu;

/** The rule for a licence section without the usual words: it states that the title was granted. */
const GRANTED: Rule = {
  licence: 'state_title',
  pattern:
    /urkunde|(?<!fahr)erlaubnis|anerkannt|anerkennung|examen|staatlich|registrier|register|zugelassen|registered/iu,
  isCertain: false,
};

/**
 * Lists the licences that a line states, each clause its own: "Approbation beantragt; derzeit Berufserlaubnis". In a section of licences
 * words as plain as "Urkunde" count as well.
 */
export function licencesIn(text: string, isInSection: boolean): LicenceStatement[] {
  const clauses = text.split(
    /\s*;\s*|\.\s+(?=\p{Lu}\p{Ll}{2})|\s+[–|]\s+|,\s+(?=(?:derzeit|aktuell|zurzeit|currently|noch|bis dahin)\b)/u,
  );
  return clauses.flatMap((clause) => {
    const rule =
      RULES.find(({ pattern }) => pattern.test(clause)) ??
      (isInSection && GRANTED.pattern.test(clause) ? GRANTED : null);
    const isPending = PENDING.test(clause);
    if (!rule || (NEGATED.test(clause) && !isPending)) return [];
    return [{ licence: isPending ? 'pending' : rule.licence, isCertain: rule.isCertain }];
  });
}

/** Checks whether a line states on what ground somebody may practise. */
export const namesLicence = (text: string) => licencesIn(text, true).length > 0;
