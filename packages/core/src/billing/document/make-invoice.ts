import {
  embedFacturX,
  type FacturXInvoiceInput,
  Flavor,
  Profile,
  toXRechnung,
  VatCategoryCode,
  validateInput,
  validateXsd,
} from '@stackforge-eu/factur-x';
import { answerInThread } from '../../platform/threads/run-in-thread.ts';
import type { InvoiceRow } from '../issue-invoice.ts';
import { type AboutInvoice, drawInvoice, titleOf } from './draw-invoice.ts';
import { toFacturX, toXRechnungInput } from './to-factur-x.ts';

export type InvoiceRequest = { invoice: InvoiceRow; about: AboutInvoice };
export type InvoiceDocument = { pdf: Uint8Array; xml: string; xrechnung: string | null };

const FORM = { profile: Profile.EN16931, flavor: Flavor.ZUGFERD };

const RATE_OF_LINE = /^lines\[\d+\]\.vatRatePercent$/;

answerInThread(makeInvoice);

/** Creates the invoice as a page to read with its data inside (ZUGFeRD, profile EN 16931), the data alone, and the XRechnung of a public body. */
async function makeInvoice({ invoice, about }: InvoiceRequest): Promise<InvoiceDocument> {
  const input = toFacturX(invoice, about);
  requireValid(input);
  const { pdf, xml } = await embedFacturX({
    pdf: await drawInvoice(invoice, about),
    input,
    ...FORM,
    validateBeforeEmbed: false,
    validateXsd: true,
    unembeddedFonts: 'throw',
    meta: {
      title: `${titleOf(invoice)} ${invoice.number}`,
      author: invoice.parties.seller.name,
      creator: 'Stellenvisite',
    },
  });
  return { pdf, xml, xrechnung: await makeXRechnung({ invoice, about }) };
}

async function makeXRechnung({ invoice, about }: InvoiceRequest): Promise<string | null> {
  const input = toXRechnungInput(invoice, about);
  if (!input) return null;
  const { xml } = toXRechnung(input);
  const { valid, errors } = await validateXsd(xml, FORM.profile);
  if (!valid) throw new Error(`the XRechnung is not valid: ${errors.map(({ message }) => message).join('; ')}`);
  return xml;
}

/** The library asks for a VAT rate in every line, which a line outside the scope of VAT must not have (BR-O-05). */
function requireValid(input: FacturXInvoiceInput): void {
  const isOutside = input.vatBreakdown?.every(({ categoryCode }) => categoryCode === VatCategoryCode.OUTSIDE_SCOPE);
  const { errors } = validateInput(input, FORM.profile, FORM.flavor);
  const wrong = errors.filter(({ field }) => !(isOutside && RATE_OF_LINE.test(field)));
  if (wrong.length > 0)
    throw new Error(`the invoice is not valid: ${wrong.map(({ field, message }) => `${field} ${message}`).join('; ')}`);
}
