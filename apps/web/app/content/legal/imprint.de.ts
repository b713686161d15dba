import { contact, definition, type LegalDocument, paragraph } from '../legal-document.ts';
import { operator } from '../operator.ts';
import { company, mailLink, phoneLink, postalLine } from '../operator-links.ts';

export const imprintDe: LegalDocument = {
  title: 'Impressum',
  description:
    'Anbieterkennzeichnung von Stellenvisite nach § 5 DDG, § 18 Abs. 2 MStV, § 5 ECG, §§ 24, 25 MedienG und Art. 3 UWG.',
  lastUpdated: '2026-11-15',
  intro: [
    'Angaben nach § 5 Digitale-Dienste-Gesetz (DDG), für Österreich nach § 5 E-Commerce-Gesetz (ECG) und §§ 24, 25 Mediengesetz (MedienG), für die Schweiz nach Art. 3 Abs. 1 lit. s des Bundesgesetzes gegen den unlauteren Wettbewerb (UWG).',
  ],
  sections: [
    {
      id: 'anbieter',
      heading: 'Anbieter',
      blocks: [
        contact(company, operator.address.street, postalLine, operator.address.country.de),
        definition(
          ['Vertreten durch', operator.managingDirectors],
          ['E-Mail', [mailLink(operator.email)]],
          ['Telefon', [phoneLink(operator.phone)]],
        ),
      ],
    },
    {
      id: 'register',
      heading: 'Register und Steuer',
      blocks: [
        definition(
          ['Registergericht', operator.register.court],
          ['Registernummer', operator.register.number],
          ['Umsatzsteuer-Identifikationsnummer (§ 27a UStG)', operator.vatId],
          ['Wirtschafts-Identifikationsnummer (§ 139c AO)', operator.businessId],
          ['Kammer', operator.chamber],
        ),
      ],
    },
    {
      id: 'verantwortlich',
      heading: 'Verantwortlich für den Inhalt',
      blocks: [
        paragraph('Verantwortlich nach § 18 Abs. 2 Medienstaatsvertrag (MStV):'),
        contact(operator.contentResponsible.name, operator.contentResponsible.address),
      ],
    },
    {
      id: 'oesterreich',
      heading: 'Zusätzliche Angaben für Österreich',
      blocks: [
        definition(
          ['Medieninhaber und Herausgeber', company],
          [
            'Unternehmensgegenstand',
            'Betrieb eines Online-Stellenmarkts für Gesundheitsberufe und Veröffentlichung von Stellenanzeigen',
          ],
          ['Sitz', operator.address.city],
          ['Beteiligungsverhältnisse', operator.ownership],
          [
            'Grundlegende Richtung',
            'Stellenangebote aus dem Gesundheitswesen in Deutschland, Österreich und der Schweiz sowie sachliche Information über Arbeit in Gesundheitsberufen. Unabhängig von Parteien, Verbänden und Trägern.',
          ],
        ),
      ],
    },
    {
      id: 'schweiz',
      heading: 'Zusätzliche Angaben für die Schweiz',
      blocks: [
        paragraph('Identität, Anschrift und E-Mail-Adresse stehen oben unter „Anbieter“.'),
        definition(
          ['Vertretung nach Art. 14 DSG', operator.swissRepresentative],
          ['Arbeitsvermittlungsgesetz (AVG)', operator.swissPlacementLicence],
        ),
      ],
    },
    {
      id: 'meldestelle',
      heading: 'Zentrale Kontaktstelle und Meldungen',
      blocks: [
        paragraph(
          'Kontaktstelle für Behörden und für Nutzerinnen und Nutzer nach Art. 11 und 12 der Verordnung (EU) 2022/2065 (DSA): ',
          mailLink(operator.noticeEmail),
          ' oder ',
          phoneLink(operator.phone),
          '. Wir antworten auf Deutsch und Englisch.',
        ),
        paragraph(
          'Rechtswidrige Anzeigen melden Sie bitte an dieselbe Adresse. Was eine Meldung enthalten soll und wie wir sie prüfen, steht in den ',
          { text: 'Nutzungsbedingungen', href: '/nutzungsbedingungen' },
          '.',
        ),
      ],
    },
    {
      id: 'streit',
      heading: 'Streitbeilegung',
      blocks: [
        paragraph(
          'Wir sind weder verpflichtet noch bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Bei Beschwerden schreiben Sie uns bitte direkt; eine Antwort bekommen Sie auf jeden Fall.',
        ),
      ],
    },
    {
      id: 'urheberrecht',
      heading: 'Inhalte und Verweise',
      blocks: [
        paragraph(
          'Texte, Zeichnungen und Programme von Stellenvisite sind urheberrechtlich geschützt. Stellenanzeigen, Logos und Bilder in Arbeitgeberprofilen stammen von den jeweiligen Arbeitgebern, die für ihren Inhalt verantwortlich sind. Für verlinkte Seiten Dritter sind deren Betreiber verantwortlich; erfahren wir von einem Rechtsverstoß, entfernen wir den Verweis.',
        ),
      ],
    },
  ],
};
