/** The operator's data in the legal pages; each appears there as a placeholder in square brackets until it is set. */
export const OPERATOR_FIELDS = [
  'companyName',
  'legalForm',
  'street',
  'postalCode',
  'city',
  'managingDirectors',
  'registerCourt',
  'registerNumber',
  'vatId',
  'businessId',
  'email',
  'phone',
  'phoneHours',
  'contentResponsibleName',
  'contentResponsibleAddress',
  'ownership',
  'chamber',
  'orderEmail',
  'noticeEmail',
  'accessibilityEmail',
  'dataProtectionOfficer',
  'dataProtectionEmail',
  'dataProtectionAuthority',
  'swissRepresentative',
  'swissPlacementLicence',
  'hostingProvider',
  'hostingLocation',
  'mailProvider',
  'jurisdiction',
] as const;
export type OperatorField = (typeof OPERATOR_FIELDS)[number];

/** These must be addresses. */
export const OPERATOR_EMAILS: readonly OperatorField[] = [
  'email',
  'orderEmail',
  'noticeEmail',
  'accessibilityEmail',
  'dataProtectionEmail',
];

/** How these look where they are set: Germany, Austria, Switzerland. */
export const OPERATOR_SHAPES: Partial<Record<OperatorField, RegExp>> = {
  postalCode: /^\d{4,5}$/,
  vatId: /^(?:DE\d{9}|ATU\d{8}|CHE-?\d{3}\.?\d{3}\.?\d{3}(?: (?:MWST|TVA|IVA))?)$/,
  phone: /^\+?[\d ()/-]{6,30}$/,
};

/** After how many days an item of a queue of the administration is late, unless the operator says otherwise. */
export const DEFAULT_TARGETS = { jobs: 1, reports: 2, employers: 2, talentPool: 1, feeds: 1, support: 1 } as const;
export const TARGET_DAYS = { min: 1, max: 30 } as const;

/** How much one person, or one employer, may do in a while, unless the operator says otherwise. */
export const DEFAULT_LIMITS = {
  applicationsPerDay: 100,
  messagesPerHour: 300,
  enquiriesPerHour: 60,
  reportsPerDay: 20,
} as const;
export type OperatorLimit = keyof typeof DEFAULT_LIMITS;
export const OPERATOR_LIMITS = Object.keys(DEFAULT_LIMITS) as OperatorLimit[];
/** How many orders an employer or a person places a day, and how much may be open on account, in whole euros or francs. */
export const DEFAULT_ORDERS = { perDay: 20, openSum: 10_000 } as const;
export const ORDER_RANGE = { min: 0, max: 1_000_000 } as const;
export const LIMIT_RANGE = { min: 1, max: 1000 } as const;

/** `builtin` follows rules of our own and calls nobody; `provider` is the language model of the operator. */
export const EMMA_MODELS = ['builtin', 'provider'] as const;

export type EmmaModel = (typeof EMMA_MODELS)[number];
