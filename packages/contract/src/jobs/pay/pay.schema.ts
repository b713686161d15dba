import { apiSchemas, z } from '../../platform/zod.ts';
import { currencySchema } from '../countries.schema.ts';
import { PAY_PERIODS } from './pay.ts';

export const payPeriodSchema = z.enum(PAY_PERIODS).register(apiSchemas, { id: 'PayPeriod' });

/** On the wire amounts are whole currency units (3420 = 3.420 €), in the database integer cents. */
export const salarySchema = z
  .object({
    min: z.number().nonnegative(),
    max: z.number().nonnegative(),
    currency: currencySchema,
    period: payPeriodSchema,
  })
  .register(apiSchemas, { id: 'Salary' });
export type Salary = z.infer<typeof salarySchema>;

export const tariffSchema = z
  .object({ name: z.string(), grade: z.string().nullable(), steps: z.string().nullable() })
  .register(apiSchemas, { id: 'Tariff' });
export type Tariff = z.infer<typeof tariffSchema>;
