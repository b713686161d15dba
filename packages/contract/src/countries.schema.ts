import { z } from 'zod';
import { COUNTRIES, CURRENCIES } from './countries.ts';

export const countrySchema = z.enum(COUNTRIES);
export const currencySchema = z.enum(CURRENCIES);
