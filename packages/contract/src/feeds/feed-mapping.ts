/** The fields that an employer can map an element of an unknown feed to. */
export const MAPPING_FIELDS = [
  'externalId',
  'title',
  'text',
  'tasks',
  'profile',
  'offer',
  'about',
  'place',
  'postalCode',
  'street',
  'region',
  'country',
  'url',
  'applyUrl',
  'applyEmail',
  'employerName',
  'department',
  'employmentType',
  'contract',
  'remote',
  'workloadMin',
  'workloadMax',
  'hours',
  'pay',
  'payMax',
  'payPeriod',
  'payCurrency',
  'postedAt',
  'expiresAt',
  'startsOn',
  'contactName',
  'contactEmail',
  'contactPhone',
  'reference',
  'keywords',
  'language',
] as const;
export type MappingField = (typeof MAPPING_FIELDS)[number];

/** Without these an item of the feed cannot become a job. */
export const REQUIRED_MAPPING_FIELDS = ['title', 'externalId', 'place', 'text'] as const satisfies MappingField[];

/** The fields whose values are words of a list: what the feed says for each of ours is translated in the mapping. */
export const TRANSLATED_MAPPING_FIELDS = [
  'employmentType',
  'contract',
  'remote',
  'country',
  'payPeriod',
  'payCurrency',
] as const satisfies MappingField[];

/** From how many per cent on a proposal is called sure or likely; below it has to be looked at. */
export const MAPPING_CONFIDENCE = { sure: 85, likely: 60 } as const;

/** How a feed writes its days where 03/04/2027 could be read in two ways. */
export const DATE_ORDERS = ['day_first', 'month_first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export const MAX_JOINED_ELEMENTS = 8;

/** How many jobs of a feed one can look through while mapping it. */
export const MAX_SAMPLED_JOBS = 50;
