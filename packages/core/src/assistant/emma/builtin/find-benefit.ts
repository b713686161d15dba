import type { Language } from '@stellenvisite/contract/platform/languages';
import type { Decision } from './decision.ts';

/** A benefit that people ask about by its name, how ads name it, and how an answer does. */
export type AskedBenefit = { pattern: RegExp } & Record<Language, string>;

const BENEFITS: readonly AskedBenefit[] = [
  {
    pattern:
      /wohnung|wohnheim|wohnraum|unterkunft|zimmer|apartment|housing|accommodation|(?<![\p{L}])flats?(?![\p{L}])/iu,
    de: 'eine Wohnung oder Unterkunft',
    en: 'a flat or accommodation',
  },
  {
    pattern:
      /kita(?![\p{L}])|kindergarten|kinderbetreuung|(?<![\p{L}])krippe|childcare|child\s+care|cr[eè]che|nursery/iu,
    de: 'eine Kita oder Kinderbetreuung',
    en: 'childcare',
  },
  { pattern: /park(?:platz|plätze|haus|en)|parking|car\s+park/iu, de: 'einen Parkplatz', en: 'parking' },
  { pattern: /kantine|mensa|canteen|cafeteria/iu, de: 'eine Kantine', en: 'a canteen' },
  {
    pattern: /jobticket|deutschlandticket|fahrkarte|öpnv|travel\s+pass|transit\s+pass|bus\s+pass/iu,
    de: 'ein Jobticket',
    en: 'a travel pass',
  },
  {
    pattern: /job-?rad|dienstrad|fahrrad|leasing|(?<![\p{L}])(?:company\s+)?bikes?(?![\p{L}])/iu,
    de: 'ein Dienstrad',
    en: 'a company bike',
  },
  { pattern: /dienstwagen|firmenwagen|company\s+car/iu, de: 'einen Dienstwagen', en: 'a company car' },
  {
    pattern: /fortbildung|weiterbildung|further\s+training|continuing\s+education/iu,
    de: 'Fortbildungen',
    en: 'further training',
  },
  {
    pattern: /weihnachtsgeld|urlaubsgeld|sonderzahlung|13\.\s*(?:monats)?gehalt|bonus/iu,
    de: 'Weihnachtsgeld oder eine Sonderzahlung',
    en: 'a bonus or a yearly extra payment',
  },
  {
    pattern: /altersvorsorge|betriebsrente|zusatzversorgung|(?<![\p{L}])pensions?(?![\p{L}])/iu,
    de: 'eine betriebliche Altersvorsorge',
    en: 'a company pension',
  },
];

/** Adds the one benefit that a question about benefits names. */
export const withBenefit = (decision: Decision, text: string): Decision =>
  decision.aspect === 'benefits'
    ? { ...decision, benefit: BENEFITS.find(({ pattern }) => pattern.test(text)) ?? null }
    : decision;
