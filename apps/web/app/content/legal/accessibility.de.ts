import { contact, type LegalDocument, list, paragraph } from '../legal-document.ts';
import { operator } from '../operator.ts';
import { company, mailLink, phoneLink, postalLine } from '../operator-links.ts';

export const accessibilityDe: LegalDocument = {
  title: 'Erklärung zur Barrierefreiheit',
  description: 'Wie barrierefrei Stellenvisite ist, was wir tun, was noch fehlt und wie Sie uns Barrieren melden.',
  lastUpdated: '2026-11-15',
  intro: [
    'Wer nach einer Nachtschicht am Telefon sucht, mit Bildschirmvorlesern arbeitet, stark vergrößert oder nur die Tastatur benutzt, soll hier genauso gut eine Stelle finden. Diese Erklärung gilt für alle Seiten von Stellenvisite.',
  ],
  sections: [
    {
      id: 'ziel',
      heading: 'Unser Ziel',
      blocks: [
        paragraph(
          'Wir richten uns nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Sie schließen die Anforderungen der Norm EN 301 549 an Websites (WCAG 2.1 AA) ein, auf die das Barrierefreiheitsstärkungsgesetz (BFSG) in Deutschland und das Barrierefreiheitsgesetz (BaFG) in Österreich verweisen. Wir halten sie ein, auch wo uns kein Gesetz dazu verpflichtet.',
        ),
      ],
    },
    {
      id: 'dienst',
      heading: 'Der Dienst in Kürze',
      blocks: [
        paragraph(
          'Stellenvisite ist ein Stellenmarkt für Gesundheitsberufe. Sie suchen nach Beruf und Ort, grenzen mit Filtern ein, lesen Anzeigen und Arbeitgeberprofile und bewerben sich auf dem Weg, den der Arbeitgeber nennt. Ein Konto ist nicht nötig. Alles gibt es auf Deutsch und Englisch.',
        ),
      ],
    },
    {
      id: 'umgesetzt',
      heading: 'Was wir umgesetzt haben',
      blocks: [
        list(
          'Texte sind ohne JavaScript lesbar; jede Seite hat eine Hauptüberschrift, eine geordnete Gliederung und einen Sprunglink zum Inhalt.',
          'Alles ist mit der Tastatur bedienbar, der Fokus ist sichtbar, Dialoge geben ihn an die richtige Stelle zurück.',
          'Dienste tragen Buchstaben (F, T, S, N) und einen vollständigen Text für Vorleseprogramme; Farbe allein trägt keine Bedeutung.',
          'Kontraste erfüllen AA in heller und dunkler Darstellung; Systemeinstellungen für Kontrast und weniger Bewegung werden beachtet.',
          'Seiten lassen sich auf 400 % vergrößern und bei 320 Pixeln Breite lesen, ohne seitlich zu blättern; breite Tabellen rollen in ihrem eigenen Rahmen.',
          'Bedienflächen sind mindestens 44 Pixel groß, wo Platz ist; Formulare haben sichtbare Beschriftungen und nennen Fehler am Feld.',
          'Trefferzahlen und Meldungen werden Vorleseprogrammen angesagt.',
        ),
      ],
    },
    {
      id: 'stand',
      heading: 'Stand der Vereinbarkeit',
      blocks: [
        paragraph(
          'Wir prüfen jede Seite in beiden Sprachen, beiden Darstellungen und zwei Breiten automatisch mit axe-core in einem Browser; dabei gefundene Verstöße beheben wir vor der Veröffentlichung. Automatische Prüfungen finden nicht alles. Eine Prüfung durch eine unabhängige Stelle steht noch aus, deshalb bezeichnen wir den Stand als „teilweise vereinbar“.',
        ),
      ],
    },
    {
      id: 'grenzen',
      heading: 'Bekannte Grenzen',
      blocks: [
        list(
          'Anzeigentexte, Bilder und Dokumente kommen von Arbeitgebern. Wir bereinigen ihre Gliederung, können aber nicht jede Bildbeschreibung und jede Formulierung prüfen.',
          'Seiten, auf die „Bewerben“ führt, gehören den Arbeitgebern. Auf deren Barrierefreiheit haben wir keinen Einfluss; meist steht in der Anzeige auch eine Telefonnummer oder E-Mail-Adresse.',
          'Informationen in Leichter Sprache und in Gebärdensprache bieten wir noch nicht an.',
        ),
      ],
    },
    {
      id: 'feedback',
      heading: 'Barriere melden',
      blocks: [
        paragraph(
          'Kommen Sie an einer Stelle nicht weiter oder brauchen Sie eine Information in anderer Form, sagen Sie es uns. Nennen Sie möglichst die Seite und die Hilfsmittel, die Sie verwenden. Wir antworten innerhalb von 14 Tagen.',
        ),
        contact(
          company,
          operator.address.street,
          postalLine,
          ['E-Mail: ', mailLink(operator.accessibilityEmail)],
          ['Telefon: ', phoneLink(operator.phone)],
        ),
      ],
    },
    {
      id: 'aufsicht',
      heading: 'Zuständige Stellen',
      blocks: [
        paragraph(
          'Bekommen Sie von uns keine zufriedenstellende Antwort, können Sie sich an die Marktüberwachung wenden. In Deutschland:',
        ),
        contact(
          'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
          'Postfach 39 11 55, 39135 Magdeburg',
          ['E-Mail: ', mailLink('MLBF@ms.sachsen-anhalt.de')],
        ),
        paragraph(
          'In Österreich ist das Sozialministeriumservice zuständig (',
          { text: 'sozialministeriumservice.gv.at', href: 'https://www.sozialministeriumservice.gv.at' },
          '). In der Schweiz berät das Eidgenössische Büro für die Gleichstellung von Menschen mit Behinderungen EBGB (',
          { text: 'edi.admin.ch', href: 'https://www.edi.admin.ch' },
          ').',
        ),
      ],
    },
    {
      id: 'erstellung',
      heading: 'Zu dieser Erklärung',
      blocks: [
        paragraph(
          'Die Erklärung beruht auf einer Selbstbewertung vom 15. November 2026 und wird mit jeder wesentlichen Änderung des Dienstes überprüft, mindestens einmal im Jahr.',
        ),
      ],
    },
  ],
};
