import { COUNTRIES } from '../jobs/countries.ts';
import { emailSchema } from '../platform/email.schema.ts';
import { plainText } from '../platform/plain-text.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { isLeitwegId, isVatId, normaliseLeitwegId, normaliseVatId } from './vat-ids.ts';

export const vatIdSchema = z.string().max(40).overwrite(normaliseVatId).nullable();
const isIdOfCountry = ({ country, vatId: id }: { country: (typeof COUNTRIES)[number]; vatId: string | null }) =>
  id === null || isVatId(id, country);

const addressFields = {
  company: plainText(160).min(1),
  street: plainText(160).min(1),
  postalCode: plainText(10).regex(/^\d{4,5}$/),
  city: plainText(120).min(1),
  country: z.enum(COUNTRIES),
  vatId: vatIdSchema,
  email: emailSchema,
  /** The customer's own order number (BT-13). */
  reference: plainText(60).nullable(),
  /** Routes the invoice to a German public body (BT-10); with it an XRechnung is made. */
  leitwegId: plainText(46).overwrite(normaliseLeitwegId).refine(isLeitwegId, 'leitweg_id').nullable(),
  /** Names the account on which the customer books it. */
  costCentre: plainText(60).nullable(),
};

export const billingAddressSchema = z
  .object(addressFields)
  .refine(isIdOfCountry, { path: ['vatId'], message: 'vat_id' })
  .refine(({ country, vatId: id }) => country !== 'CH' || id !== null, { path: ['vatId'], message: 'vat_id_needed' })
  .register(apiSchemas, { id: 'BillingAddress' });
export type BillingAddress = z.infer<typeof billingAddressSchema>;

/** As far as it is known. */
export const shownAddressSchema = z.object({
  company: z.string().optional(),
  street: z.string().optional(),
  postalCode: z.string().optional(),
  city: z.string().optional(),
  country: z.enum(COUNTRIES),
  vatId: z.string().nullable().optional(),
  email: z.string().optional(),
  reference: z.string().nullable().optional(),
  leitwegId: z.string().nullish(),
  costCentre: z.string().nullish(),
});
