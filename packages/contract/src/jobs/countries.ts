export const COUNTRIES = ['DE', 'AT', 'CH'] as const;
export type Country = (typeof COUNTRIES)[number];

export const CURRENCIES = ['EUR', 'CHF'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const CURRENCY_OF: Record<Country, Currency> = { DE: 'EUR', AT: 'EUR', CH: 'CHF' };

/** Where people meet a time, it is this zone's. DE, AT and CH share it. */
export const TIME_ZONE = 'Europe/Berlin';
