import { COMPANY_SIZES } from './company-size.ts';
import { z } from './zod.ts';

export const companySizeSchema = z.enum(COMPANY_SIZES).meta({ id: 'CompanySize' });
