import { z } from 'zod';

export const COUNTRIES = ['DE', 'AT', 'CH'] as const;
export const countrySchema = z.enum(COUNTRIES);
export type Country = z.infer<typeof countrySchema>;

export const CURRENCIES = ['EUR', 'CHF'] as const;
export const currencySchema = z.enum(CURRENCIES);
export type Currency = z.infer<typeof currencySchema>;

export const CURRENCY_OF: Record<Country, Currency> = { DE: 'EUR', AT: 'EUR', CH: 'CHF' };

/** Where people meet a time, it is this zone's. DE, AT and CH share it. */
export const TIME_ZONE = 'Europe/Berlin';
