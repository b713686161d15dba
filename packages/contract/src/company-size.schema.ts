import { COMPANY_SIZES } from './company-size.ts';
import { apiSchemas, z } from './zod.ts';

export const companySizeSchema = z.enum(COMPANY_SIZES).register(apiSchemas, { id: 'CompanySize' });
