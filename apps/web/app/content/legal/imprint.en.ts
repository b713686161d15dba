import { contact, definition, type LegalDocument, paragraph } from '../legal-document.ts';
import { operator } from '../operator.ts';
import { company, mailLink, phoneLink, postalLine } from '../operator-links.ts';

export const imprintEn: LegalDocument = {
  title: 'Legal notice',
  description: 'Who runs Stellenvisite: information required by German, Austrian and Swiss law.',
  lastUpdated: '2026-11-15',
  intro: [
    'Information under section 5 of the German Digital Services Act (DDG), for Austria under section 5 of the E-Commerce Act (ECG) and sections 24 and 25 of the Media Act (MedienG), and for Switzerland under Art. 3(1)(s) of the Unfair Competition Act (UCA).',
  ],
  sections: [
    {
      id: 'provider',
      heading: 'Provider',
      blocks: [
        contact(company, operator.address.street, postalLine, operator.address.country.en),
        definition(
          ['Represented by', operator.managingDirectors],
          ['E-mail', [mailLink(operator.email)]],
          ['Phone', [phoneLink(operator.phone)]],
        ),
      ],
    },
    {
      id: 'register',
      heading: 'Register and tax',
      blocks: [
        definition(
          ['Register court', operator.register.court],
          ['Register number', operator.register.number],
          ['VAT identification number (section 27a UStG)', operator.vatId],
          ['Business identification number (section 139c AO)', operator.businessId],
          ['Chamber', operator.chamber],
        ),
      ],
    },
    {
      id: 'content',
      heading: 'Responsible for content',
      blocks: [
        paragraph('Responsible under section 18(2) of the German State Media Treaty (MStV):'),
        contact(operator.contentResponsible.name, operator.contentResponsible.address),
      ],
    },
    {
      id: 'austria',
      heading: 'Additional information for Austria',
      blocks: [
        definition(
          ['Media owner and publisher', company],
          ['Business purpose', 'Running an online job market for the healthcare professions and publishing job ads'],
          ['Seat', operator.address.city],
          ['Ownership', operator.ownership],
          [
            'Editorial line',
            'Job offers in healthcare in Germany, Austria and Switzerland, and factual information about work in the healthcare professions. Independent of parties, associations and operators of institutions.',
          ],
        ),
      ],
    },
    {
      id: 'switzerland',
      heading: 'Additional information for Switzerland',
      blocks: [
        paragraph('Identity, address and e-mail address are given above under “Provider”.'),
        definition(
          ['Representative under Art. 14 FADP', operator.swissRepresentative],
          ['Recruitment Act (AVG)', operator.swissPlacementLicence],
        ),
      ],
    },
    {
      id: 'contact-point',
      heading: 'Single point of contact and notices',
      blocks: [
        paragraph(
          'Point of contact for authorities and for users under Art. 11 and 12 of Regulation (EU) 2022/2065 (DSA): ',
          mailLink(operator.noticeEmail),
          ' or ',
          phoneLink(operator.phone),
          '. We answer in German and English.',
        ),
        paragraph(
          'Please report unlawful ads to the same address. What a notice should contain and how we examine it is set out in the ',
          { text: 'terms of use', href: '/nutzungsbedingungen' },
          '.',
        ),
      ],
    },
    {
      id: 'disputes',
      heading: 'Dispute resolution',
      blocks: [
        paragraph(
          'We are neither obliged nor willing to take part in dispute resolution before a consumer arbitration board (section 36 VSBG). If you have a complaint, please write to us directly; you will get an answer in any case.',
        ),
      ],
    },
    {
      id: 'copyright',
      heading: 'Content and links',
      blocks: [
        paragraph(
          'Texts, drawings and software of Stellenvisite are protected by copyright. Job ads, logos and pictures in employer profiles come from the employers, who are responsible for them. Linked third-party sites are the responsibility of their operators; if we learn of an infringement we remove the link.',
        ),
      ],
    },
  ],
};
