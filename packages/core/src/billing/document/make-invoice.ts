import { embedFacturX, Flavor, Profile } from '@stackforge-eu/factur-x';
import type { InvoiceRow } from '../issue-invoice.ts';
import { drawInvoice, titleOf } from './draw-invoice.ts';
import { toFacturX } from './to-factur-x.ts';

export type InvoiceDocument = { pdf: Uint8Array; xml: string };

/** The invoice as a page to read with its data inside (ZUGFeRD, profile EN 16931), and the data alone. */
export async function makeInvoice(invoice: InvoiceRow, relatedNumber: string | null): Promise<InvoiceDocument> {
  const { pdf, xml } = await embedFacturX({
    pdf: await drawInvoice(invoice, relatedNumber),
    input: toFacturX(invoice, relatedNumber),
    profile: Profile.EN16931,
    flavor: Flavor.ZUGFERD,
    validateXsd: true,
    unembeddedFonts: 'throw',
    meta: {
      title: `${titleOf(invoice)} ${invoice.number}`,
      author: invoice.parties.seller.name,
      creator: 'Stellenvisite',
    },
  });
  return { pdf, xml };
}
