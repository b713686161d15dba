import { contact, type LegalDocument, list, paragraph } from '../legal-document.ts';
import { operator } from '../operator.ts';
import { company, mailLink, phoneLink, postalLine } from '../operator-links.ts';

export const accessibilityEn: LegalDocument = {
  title: 'Accessibility statement',
  description: 'How accessible Stellenvisite is, what we do, what is still missing and how to report a barrier.',
  lastUpdated: '2026-11-15',
  intro: [
    'Whether you search on a phone after a night shift, work with a screen reader, enlarge the page a lot or use only the keyboard: you should find a job here just as well. This statement covers all pages of Stellenvisite.',
  ],
  sections: [
    {
      id: 'aim',
      heading: 'Our aim',
      blocks: [
        paragraph(
          'We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. They include the requirements for websites in EN 301 549 (WCAG 2.1 AA), to which the German BFSG and the Austrian BaFG refer. We keep to them even where no law obliges us.',
        ),
      ],
    },
    {
      id: 'service',
      heading: 'The service in brief',
      blocks: [
        paragraph(
          'Stellenvisite is a job market for the healthcare professions. You search by occupation and place, narrow down with filters, read ads and employer profiles and apply by the route the employer names. No account is needed. Everything is available in German and English.',
        ),
      ],
    },
    {
      id: 'done',
      heading: 'What we have done',
      blocks: [
        list(
          'Text is readable without JavaScript; every page has one main heading, an orderly structure and a skip link.',
          'Everything works by keyboard, focus is visible, dialogs return it to the right place.',
          'Shifts carry letters (F, T, S, N, after the German words) and a full text for screen readers; colour alone never carries meaning.',
          'Contrast meets AA in the light and the dark display; system settings for contrast and reduced motion are respected.',
          'Pages can be enlarged to 400 % and read at a width of 320 pixels without sideways scrolling; wide tables scroll in their own frame.',
          'Controls are at least 44 pixels in size where there is room; forms have visible labels and name errors at the field.',
          'Result counts and messages are announced to screen readers.',
        ),
      ],
    },
    {
      id: 'status',
      heading: 'Conformance status',
      blocks: [
        paragraph(
          'We check every page automatically with axe-core in a browser, in both languages, both displays and two widths, and fix what it finds before publication. Automatic checks do not find everything. An independent audit is still outstanding, which is why we call the status “partially conformant”.',
        ),
      ],
    },
    {
      id: 'limits',
      heading: 'Known limits',
      blocks: [
        list(
          'Ad texts, pictures and documents come from employers. We clean up their structure but cannot check every picture description and every phrase.',
          'Pages that “Apply” leads to belong to employers. We have no influence on their accessibility; most ads also give a phone number or e-mail address.',
          'We do not yet offer information in easy-to-read language or in sign language.',
        ),
      ],
    },
    {
      id: 'feedback',
      heading: 'Report a barrier',
      blocks: [
        paragraph(
          'If you get stuck somewhere or need information in another form, tell us. If you can, name the page and the assistive technology you use. We answer within 14 days.',
        ),
        contact(
          company,
          operator.address.street,
          postalLine,
          ['E-mail: ', mailLink(operator.accessibilityEmail)],
          ['Phone: ', phoneLink(operator.phone)],
        ),
      ],
    },
    {
      id: 'enforcement',
      heading: 'Enforcement bodies',
      blocks: [
        paragraph('If our answer does not satisfy you, you can turn to the market surveillance authority. In Germany:'),
        contact(
          'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
          'Postfach 39 11 55, 39135 Magdeburg',
          ['E-mail: ', mailLink('MLBF@ms.sachsen-anhalt.de')],
        ),
        paragraph(
          'In Austria it is the Sozialministeriumservice (',
          { text: 'sozialministeriumservice.gv.at', href: 'https://www.sozialministeriumservice.gv.at' },
          '). In Switzerland the Federal Bureau for the Equality of Persons with Disabilities (FBED) gives advice (',
          { text: 'edi.admin.ch', href: 'https://www.edi.admin.ch' },
          ').',
        ),
      ],
    },
    {
      id: 'about',
      heading: 'About this statement',
      blocks: [
        paragraph(
          'This statement rests on a self-assessment of 15 November 2026 and is reviewed with every substantial change to the service, at least once a year.',
        ),
      ],
    },
  ],
};
