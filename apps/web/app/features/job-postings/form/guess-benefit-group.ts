import type { Benefit } from '@stellenvisite/contract/job-fields.schema';

const WORDS: [Benefit['group'], RegExp][] = [
  [
    'learning',
    /fort-?\s?(?:und|bildung)|weiterbild|fachweiterbild|einarbeit|mentor|supervision|schulung|studium|kongress|lern/i,
  ],
  [
    'time',
    /urlaub|dienstplan|wochenend|teilzeit|gleitzeit|arbeitszeit|ausgleich|sabbat|überstund|freie tage|wunschfrei/i,
  ],
  [
    'money',
    /€|euro|gehalt|vergütung|tarif|zulage|zuschlag|prämie|weihnacht|sonderzahlung|altersvorsorge|rente|vwl|bonus/i,
  ],
];

/** Where an offer most likely belongs; the employer may say otherwise. */
export function guessBenefitGroup(title: string): Benefit['group'] {
  return WORDS.find(([, words]) => words.test(title))?.[0] ?? 'around';
}
