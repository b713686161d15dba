import type { PlanId } from '@stellenvisite/contract/billing/plans';

export type Localised = { readonly de: string; readonly en: string };

/** Texts of a plan. Its figures and prices are data of the price list. */
export type PlanText = { readonly name: Localised; readonly summary: Localised; readonly highlight: Localised };

export type PlanFeature = {
  readonly label: Localised;
  readonly hint?: Localised;
  /** States whether it is included. */
  readonly values: Readonly<Record<PlanId, boolean>>;
};

export type PlanFeatureGroup = { readonly label: Localised; readonly features: readonly PlanFeature[] };

export const planTexts: Readonly<Record<PlanId, PlanText>> = {
  start: {
    name: { de: 'Start', en: 'Start' },
    summary: {
      de: 'Zum Ausprobieren: eine Anzeige, einmal je Arbeitgeber.',
      en: 'To try us out: one ad, once per employer.',
    },
    highlight: { de: 'endet von selbst', en: 'ends by itself' },
  },
  practice: {
    name: { de: 'Praxis', en: 'Practice' },
    summary: {
      de: 'Für Praxen, MVZ und kleine Einrichtungen.',
      en: 'For practices, medical centres and small organisations.',
    },
    highlight: { de: 'Plätze beliebig neu belegen', en: 'refill slots as often as you like' },
  },
  hospital: {
    name: { de: 'Klinik', en: 'Hospital' },
    summary: { de: 'Für Kliniken und Pflegeeinrichtungen.', en: 'For hospitals and care facilities.' },
    highlight: { de: 'Plätze beliebig neu belegen', en: 'refill slots as often as you like' },
  },
  group: {
    name: { de: 'Verbund', en: 'Group' },
    summary: { de: 'Für Träger mit vielen offenen Stellen.', en: 'For operators with many open jobs.' },
    highlight: { de: 'Preis nach Vereinbarung', en: 'price by arrangement' },
  },
};

const everywhere = { start: true, practice: true, hospital: true, group: true } as const;

/** Features that do not depend on a figure of the price list. */
export const planFeatureGroups: readonly PlanFeatureGroup[] = [
  {
    label: { de: 'Was jede Anzeige zeigt', en: 'What every ad shows' },
    features: [
      { label: { de: 'Woche mit Diensten und Zeiten', en: 'The week, with shifts and times' }, values: everywhere },
      { label: { de: 'Gehalt mit Tarif und Stufe', en: 'Pay with pay scale and step' }, values: everywhere },
      {
        label: { de: 'Ansprechperson und eigener Bewerbungsweg', en: 'Contact person and your own way to apply' },
        values: everywhere,
      },
    ],
  },
  {
    label: { de: 'Wo sie zu finden ist', en: 'Where it is found' },
    features: [
      { label: { de: 'Suche, Bereichs- und Ortsseiten', en: 'Search, field and place pages' }, values: everywhere },
      {
        label: { de: 'Strukturierte Daten für Google for Jobs', en: 'Structured data for Google for Jobs' },
        values: everywhere,
      },
      {
        label: { de: 'RSS und XML-Feed für Stellenportale', en: 'RSS and XML feed for job portals' },
        values: everywhere,
      },
      { label: { de: 'Vorschaubild beim Teilen', en: 'Preview picture when shared' }, values: everywhere },
    ],
  },
  {
    label: { de: 'Womit Sie arbeiten', en: 'What you work with' },
    features: [
      {
        label: { de: 'Bewerbungen sichten, einladen, zusagen', en: 'Review applications, invite and hire' },
        values: everywhere,
      },
      {
        label: { de: 'Profil mit Bildern und Abteilungen', en: 'Profile with pictures and departments' },
        values: everywhere,
      },
      {
        label: { de: 'Stellen aus XML-Feeds und über die Schnittstelle', en: 'Jobs from XML feeds and by API' },
        values: everywhere,
      },
      {
        label: { de: 'Besetzte Plätze neu belegen', en: 'Refill slots once filled' },
        values: { ...everywhere, start: false },
      },
    ],
  },
];
