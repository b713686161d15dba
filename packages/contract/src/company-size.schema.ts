import { z } from 'zod';
import { COMPANY_SIZES } from './company-size.ts';

export const companySizeSchema = z.enum(COMPANY_SIZES).meta({ id: 'CompanySize' });
