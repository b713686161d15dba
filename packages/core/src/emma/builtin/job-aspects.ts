/** What people ask of a job that is open before them. */
export const JOB_ASPECTS = [
  'induction',
  'vacation',
  'nights',
  'weekends',
  'onCall',
  'staffing',
  'roster',
  'shifts',
  'pay',
  'start',
  'contract',
  'hours',
  'benefits',
  'requirements',
  'contact',
  'deadline',
  'distance',
] as const;
export type JobAspect = (typeof JOB_ASPECTS)[number];

const PATTERNS: Record<JobAspect, RegExp> = {
  induction: /einarbeit|eingearbeitet|induction|onboarding/iu,
  vacation: /urlaub|ferientage|(?:days\s+of\s+)?(?:leave|holiday|vacation)/iu,
  nights: /nacht|nächte|nights?/iu,
  weekends: /wochenende|weekends?/iu,
  onCall: /ruf(?:dienst|bereitschaft)|bereitschaft|on[-\s]?call/iu,
  staffing:
    /personalschlüssel|patienten\s+pro|wie\s+viele\s+patienten|betreuungsschlüssel|staffing|how\s+many\s+patients/iu,
  roster: /dienstplan|roster|rota/iu,
  shifts: /dienste|schicht|arbeitszeiten|shifts?|working\s+times/iu,
  pay: /gehalt|verdien|bezahl|zahlen|zahlt|lohn|salary|\bpays?\b|earn/iu,
  start: /ab\s+wann|wann\s+(?:kann|geht|ist|fängt|beginnt|soll)|beginn|start(?:termin)?|when/iu,
  contract: /befristet|vertrag|contract|permanent/iu,
  hours: /stunden|umfang|teilzeit|vollzeit|hours|part[-\s]time|full[-\s]time/iu,
  benefits: /was\s+bieten|bietet|benefits?|vorteile|leistungen|extras|offer/iu,
  requirements:
    /voraussetz|anforderung|mitbringen|was\s+(?:muss|brauche|brauch)|qualifikation|require|need\s+to\s+bring|qualif/iu,
  contact: /ansprech|kontakt|an\s+wen|contact|who\s+do\s+i/iu,
  deadline: /frist|bis\s+wann|wie\s+lange\s+(?:noch|offen)|deadline|until\s+when/iu,
  distance: /wie\s+weit|entfern|anfahrt|how\s+far|distance|commute|wo\s+(?:ist|liegt)|where\s+is/iu,
};

export function findAspect(text: string): JobAspect | null {
  return JOB_ASPECTS.find((aspect) => PATTERNS[aspect].test(text)) ?? null;
}
