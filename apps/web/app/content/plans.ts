export type Localised = { readonly de: string; readonly en: string };

export const PLAN_IDS = ['start', 'practice', 'hospital', 'group'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export const BILLING_PERIODS = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/** Net of VAT, in euro cents. */
export type PlanPrice =
  | { readonly kind: 'free' }
  | { readonly kind: 'recurring'; readonly monthlyCents: number; readonly yearlyCents: number }
  | { readonly kind: 'on-request' };

export type Plan = {
  readonly id: PlanId;
  readonly name: Localised;
  readonly summary: Localised;
  readonly price: PlanPrice;
  readonly highlights: readonly Localised[];
};

/** true: included, false: not included, text: included to that extent. */
export type FeatureValue = boolean | Localised;

export type PlanFeature = {
  readonly label: Localised;
  readonly hint?: Localised;
  readonly values: Readonly<Record<PlanId, FeatureValue>>;
};

export type PlanFeatureGroup = { readonly label: Localised; readonly features: readonly PlanFeature[] };

/** German standard rate (§ 12 Abs. 1 UStG): many employers cannot deduct input tax and need the gross price. */
export const VAT_RATE = 0.19;

export const TOP_JOB = { priceCents: 9_000, days: 30 } as const;

export const plans: readonly Plan[] = [
  {
    id: 'start',
    name: { de: 'Start', en: 'Start' },
    summary: {
      de: 'Zum Ausprobieren: eine Anzeige, einmal je Arbeitgeber.',
      en: 'To try us out: one ad, once per employer.',
    },
    price: { kind: 'free' },
    highlights: [
      { de: '1 Anzeige, 30 Tage', en: '1 ad, 30 days' },
      { de: 'Arbeitgeberprofil', en: 'Employer profile' },
      { de: 'endet von selbst', en: 'ends by itself' },
    ],
  },
  {
    id: 'practice',
    name: { de: 'Praxis', en: 'Practice' },
    summary: {
      de: 'Für Praxen, MVZ und kleine Einrichtungen.',
      en: 'For practices, medical centres and small organisations.',
    },
    price: { kind: 'recurring', monthlyCents: 12_900, yearlyCents: 129_000 },
    highlights: [
      { de: '3 Anzeigen gleichzeitig', en: '3 ads at a time' },
      { de: 'Plätze beliebig neu belegen', en: 'refill slots as often as you like' },
      { de: 'Arbeitgeberprofil', en: 'Employer profile' },
    ],
  },
  {
    id: 'hospital',
    name: { de: 'Klinik', en: 'Hospital' },
    summary: { de: 'Für Kliniken und Pflegeeinrichtungen.', en: 'For hospitals and care facilities.' },
    price: { kind: 'recurring', monthlyCents: 39_000, yearlyCents: 390_000 },
    highlights: [
      { de: '12 Anzeigen gleichzeitig', en: '12 ads at a time' },
      { de: '1 Top-Job inklusive', en: '1 Top-Job included' },
      { de: 'Profil mit Abteilungen', en: 'Profile with departments' },
    ],
  },
  {
    id: 'group',
    name: { de: 'Verbund', en: 'Group' },
    summary: { de: 'Für Träger mit mehreren Standorten.', en: 'For operators of several sites.' },
    price: { kind: 'on-request' },
    highlights: [
      { de: 'Anzeigen nach Bedarf', en: 'Ads as needed' },
      { de: 'ein Profil je Standort', en: 'one profile per site' },
      { de: 'eine Rechnung', en: 'one invoice' },
    ],
  },
];

const everywhere = { start: true, practice: true, hospital: true, group: true } as const;
const byAgreement: Localised = { de: 'nach Absprache', en: 'by agreement' };
const whilePlanRuns: Localised = { de: 'solange das Paket läuft', en: 'while the plan runs' };

export const planFeatureGroups: readonly PlanFeatureGroup[] = [
  {
    label: { de: 'Anzeigen', en: 'Ads' },
    features: [
      {
        label: { de: 'Anzeigen gleichzeitig', en: 'Ads at a time' },
        values: {
          start: { de: '1', en: '1' },
          practice: { de: '3', en: '3' },
          hospital: { de: '12', en: '12' },
          group: byAgreement,
        },
      },
      {
        label: { de: 'Sichtbar', en: 'Visible' },
        values: {
          start: { de: '30 Tage', en: '30 days' },
          practice: whilePlanRuns,
          hospital: whilePlanRuns,
          group: whilePlanRuns,
        },
      },
      {
        label: { de: 'Besetzte Plätze neu belegen', en: 'Refill slots once filled' },
        values: { ...everywhere, start: false },
      },
      {
        label: { de: 'Top-Jobs inklusive', en: 'Top-Jobs included' },
        hint: { de: 'immer als „Anzeige“ gekennzeichnet', en: 'always marked as an ad' },
        values: {
          start: false,
          practice: false,
          hospital: { de: '1 gleichzeitig', en: '1 at a time' },
          group: byAgreement,
        },
      },
    ],
  },
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
    label: { de: 'Ihr Profil', en: 'Your profile' },
    features: [
      { label: { de: 'Arbeitgeberprofil mit Bildern', en: 'Employer profile with pictures' }, values: everywhere },
      {
        label: { de: 'Abteilungen im Profil', en: 'Departments in the profile' },
        values: { ...everywhere, start: false, practice: false },
      },
      {
        label: { de: 'Mehrere Standorte, eine Rechnung', en: 'Several sites, one invoice' },
        values: { start: false, practice: false, hospital: false, group: true },
      },
    ],
  },
  {
    label: { de: 'Betreuung', en: 'Support' },
    features: [
      { label: { de: 'Wir richten die Anzeige mit Ihnen ein', en: 'We set up the ad with you' }, values: everywhere },
      {
        label: { de: 'Änderungen per E-Mail, ohne Aufpreis', en: 'Changes by e-mail at no extra charge' },
        values: everywhere,
      },
    ],
  },
];
