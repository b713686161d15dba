import { type LegalDocument, list, paragraph } from '../legal-document.ts';
import { operator } from '../operator.ts';
import { company, mailLink, postalLine } from '../operator-links.ts';
import { rankingBlocksDe } from './ranking.de.ts';

export const generalTermsDe: LegalDocument = {
  title: 'Allgemeine Geschäftsbedingungen für Arbeitgeber',
  description:
    'AGB für Stellenanzeigen und Arbeitgeberprofile auf Stellenvisite: Bestellung, Laufzeit, Preise, Pflichten, Haftung.',
  lastUpdated: '2026-11-15',
  intro: [
    `Diese Bedingungen gelten für Verträge zwischen ${company}, ${operator.address.street}, ${postalLine}, und Arbeitgebern über die Veröffentlichung von Stellenanzeigen und Arbeitgeberprofilen auf Stellenvisite. Für Bewerbende ist die Nutzung kostenlos; für sie gelten die `,
    { text: 'Nutzungsbedingungen', href: '/nutzungsbedingungen' },
    '.',
  ],
  sections: [
    {
      id: 'geltung',
      heading: '1. Geltung',
      blocks: [
        paragraph(
          'Unser Angebot richtet sich ausschließlich an Unternehmer (§ 14 BGB, § 1 UGB), juristische Personen des öffentlichen Rechts und öffentlich-rechtliche Sondervermögen, zum Beispiel Krankenhäuser, Praxen, Medizinische Versorgungszentren, Pflegeeinrichtungen und Unternehmen des Gesundheitswesens. Abweichende Bedingungen des Arbeitgebers gelten nur, wenn wir ihnen in Textform zugestimmt haben.',
        ),
      ],
    },
    {
      id: 'leistung',
      heading: '2. Unsere Leistung',
      blocks: [
        paragraph(
          'Wir veröffentlichen Anzeigen und das Arbeitgeberprofil in dem Umfang, den das gewählte Paket auf der ',
          { text: 'Preisseite', href: '/preise' },
          ' beschreibt. Dazu gehört:',
        ),
        list(
          'Auffindbarkeit in der Suche sowie auf den Seiten nach Bereich und Ort,',
          'Darstellung auf Deutsch und Englisch, wobei der Anzeigentext in der Sprache erscheint, in der Sie ihn liefern,',
          'strukturierte Daten für Suchmaschinen, Sitemap, RSS und XML-Feed,',
          'Entfernung aus allen genannten Kanälen, sobald die Anzeige abläuft oder Sie die Besetzung mitteilen.',
        ),
        paragraph(
          'Wir schulden die Veröffentlichung, keinen Erfolg: weder eine Zahl von Bewerbungen noch eine Einstellung oder eine bestimmte Platzierung. Ob und wann Suchmaschinen oder andere Portale Anzeigen übernehmen, entscheiden diese selbst. Eine Personalvermittlung, Vorauswahl oder Arbeitnehmerüberlassung ist nicht Gegenstand des Vertrags.',
        ),
      ],
    },
    {
      id: 'vertrag',
      heading: '3. Bestellung und Vertragsschluss',
      blocks: [
        paragraph(
          'Pakete mit Preis und einzelne Anzeigen bestellen Sie online im Bereich „Abrechnung“. Die Darstellung der Pakete ist noch kein Angebot. Mit „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab; vorher sehen Sie Leistung, Laufzeit und Preis und können Ihre Angaben berichtigen. Der Vertrag kommt mit unserer Bestätigung per E-Mail zustande, bei Zahlung mit Karte mit der Zahlung. Für das Paket „Verbund“ schicken wir Ihnen auf Anfrage an ',
          mailLink(operator.orderEmail),
          ' ein Angebot; der Vertrag kommt zustande, wenn Sie es in Textform annehmen. Vertragssprachen sind Deutsch und Englisch; den Vertragstext erhalten Sie per E-Mail.',
        ),
      ],
    },
    {
      id: 'widerruf',
      heading: '4. Kein Widerrufsrecht',
      blocks: [
        paragraph(
          'Ein gesetzliches Widerrufsrecht haben nur Verbraucher (§§ 312g, 355 BGB, § 11 FAGG). Da wir nur mit Unternehmern und öffentlichen Stellen Verträge schließen, besteht es hier nicht. Bis zur Veröffentlichung der ersten Anzeige können Sie eine Bestellung dennoch kostenlos zurücknehmen.',
        ),
      ],
    },
    {
      id: 'laufzeit',
      heading: '5. Laufzeit und Kündigung',
      blocks: [
        list(
          'Die kostenlose erste Anzeige läuft 30 Tage und endet von selbst.',
          'Monatliche Pakete verlängern sich jeweils um einen Monat und können jederzeit zum Ende des laufenden Monats der Laufzeit gekündigt werden, im Bereich „Abrechnung“ oder in Textform.',
          'Jährliche Pakete laufen zwölf Monate und enden von selbst. Eine stillschweigende Verlängerung gibt es nicht.',
          'Wird eine Stelle früher besetzt, schließen Sie die Anzeige; der Platz ist dann für eine andere Anzeige frei.',
        ),
        paragraph(
          'Das Recht beider Seiten zur Kündigung aus wichtigem Grund bleibt unberührt. Mit Vertragsende werden Anzeigen und, auf Wunsch, das Profil entfernt.',
        ),
      ],
    },
    {
      id: 'preise',
      heading: '6. Preise, Umsatzsteuer und Zahlung',
      blocks: [
        list(
          'Es gelten die Preise der Preisseite zum Zeitpunkt der Bestellung. Sie verstehen sich netto in Euro, in der Schweiz in Franken, zuzüglich der gesetzlichen Umsatzsteuer.',
          'Unternehmer in Österreich und anderen EU-Staaten mit gültiger Umsatzsteuer-Identifikationsnummer schulden die Steuer selbst (Reverse Charge, Art. 44 und 196 der Richtlinie 2006/112/EG). Für Unternehmer in der Schweiz berechnen wir keine deutsche Umsatzsteuer; eine Bezugsteuer ist dort selbst zu prüfen.',
          'Abgerechnet wird im Voraus, monatlich oder jährlich je nach Paket. Rechnungen kommen per E-Mail als elektronische Rechnung nach EN 16931 und sind innerhalb von 14 Tagen ohne Abzug fällig.',
          'Bei Verzug gelten die gesetzlichen Zinsen (§ 288 Abs. 2 BGB). Nach erfolgloser Mahnung dürfen wir Anzeigen bis zur Zahlung ausblenden; die Zahlungspflicht bleibt bestehen.',
          'Preisänderungen gelten für laufende Jahrespakete nicht. Für monatliche Pakete kündigen wir sie mindestens sechs Wochen vorher in Textform an.',
        ),
        paragraph('Aufrechnen können Sie nur mit unbestrittenen oder rechtskräftig festgestellten Forderungen.'),
      ],
    },
    {
      id: 'pflichten',
      heading: '7. Pflichten des Arbeitgebers',
      blocks: [
        paragraph('Sie stehen dafür ein, dass Ihre Anzeigen wahr, aktuell und rechtmäßig sind. Insbesondere:'),
        list(
          'Die Stelle gibt es, sie ist frei, und Sie dürfen sie ausschreiben. Eine Anzeige beschreibt eine Stelle. Besetzte Stellen melden Sie unverzüglich.',
          'Gleichbehandlung: Die Ausschreibung darf niemanden wegen ethnischer Herkunft, Geschlecht, Religion oder Weltanschauung, Behinderung, Alter oder sexueller Identität benachteiligen (§§ 1, 7, 11 AGG; §§ 9, 10, 23 GlBG in Österreich; Art. 3 GlG in der Schweiz). Der Titel ist für alle Geschlechter offen formuliert.',
          'Österreich: Für Arbeitsorte in Österreich nennen Sie das Mindestentgelt als Betrag mit Zeitraum und gegebenenfalls die Bereitschaft zur Überzahlung (§ 9 Abs. 2 GlBG). Ohne diese Angabe veröffentlichen wir nicht.',
          'Gehalt: Nach Art. 5 der Richtlinie (EU) 2023/970 und den Gesetzen, die sie umsetzen, informieren Sie Bewerbende vor dem Gespräch über Entgelt oder Spanne und fragen nicht nach früherem Gehalt. Wir empfehlen, die Spanne in die Anzeige zu schreiben.',
          'Schweiz: Sie beachten die Stellenmeldepflicht (Art. 21a AIG). Meldepflichtige Stellen dürfen erst fünf Arbeitstage nach Bestätigung durch das RAV erscheinen; den Zeitpunkt nennen Sie uns.',
          'Dienste: Wochenbeispiele, Nachtdienste, freie Wochenenden und Besetzungsschlüssel geben Sie nur an, wenn sie der Wirklichkeit auf der Station oder in der Praxis entsprechen.',
          'Von Bewerbenden verlangen Sie für Bewerbung oder Einstellung kein Geld (vgl. §§ 296 bis 298 SGB III).',
          'Bilder, Logos und Texte dürfen Sie verwenden; abgebildete Personen und genannte Ansprechpersonen sind informiert und einverstanden.',
        ),
      ],
    },
    {
      id: 'schweiz',
      heading: '8. Arbeitsorte in der Schweiz',
      blocks: [
        paragraph(
          `Wer in der Schweiz regelmäßig und gegen Entgelt Stellensuchende und Arbeitgeber zusammenführt, kann eine kantonale Bewilligung und bei grenzüberschreitender Tätigkeit zusätzlich eine Bewilligung des SECO brauchen (Art. 2 ff. AVG). Unser Stand: ${operator.swissPlacementLicence}. Bezahlte Anzeigen für Arbeitsorte in der Schweiz nehmen wir nur an, soweit das danach zulässig ist; unser Angebot sagt es Ihnen vorab.`,
        ),
      ],
    },
    {
      id: 'rechte',
      heading: '9. Rechte an Inhalten',
      blocks: [
        paragraph(
          'Sie räumen uns das nicht ausschließliche Recht ein, Ihre Inhalte für die Laufzeit zu veröffentlichen, technisch anzupassen (zum Beispiel Bilder zu verkleinern und Texte zu gliedern) und an Suchmaschinen und Stellenportale zu übermitteln. Das Recht endet mit der Anzeige; Sicherungskopien und gesetzliche Aufbewahrung bleiben erlaubt. Wir ändern den Sinn Ihrer Texte nicht.',
        ),
      ],
    },
    { id: 'reihenfolge', heading: '10. Reihenfolge und bezahlte Hervorhebung', blocks: rankingBlocksDe },
    {
      id: 'moderation',
      heading: '11. Prüfung, Einschränkung, Sperre',
      blocks: [
        paragraph(
          'Wir dürfen Anzeigen ablehnen, zur Berichtigung zurückgeben, ausblenden oder entfernen, wenn sie gegen Gesetze oder diese Bedingungen verstoßen oder wenn eine begründete Meldung vorliegt. Sie erhalten spätestens mit der Maßnahme eine Begründung in Textform mit den Tatsachen und der Regel, auf die wir uns stützen (Art. 17 DSA, nach dem Maßstab von Art. 4 der Verordnung (EU) 2019/1150).',
        ),
        paragraph(
          'Eine vollständige Beendigung aus solchen Gründen kündigen wir 30 Tage vorher an, es sei denn, ein Gesetz oder ein schwerer oder wiederholter Verstoß verlangt sofortiges Handeln. Beschwerden richten Sie an ',
          mailLink(operator.noticeEmail),
          '; wir prüfen sie unentgeltlich und antworten mit Begründung. Berechtigen Fehler der Anzeige zum Ausblenden, verlängert sich die Laufzeit dadurch nicht; war die Maßnahme unberechtigt, verlängert sie sich um die ausgefallene Zeit.',
        ),
      ],
    },
    {
      id: 'maengel',
      heading: '12. Mängel und Verfügbarkeit',
      blocks: [
        paragraph(
          'Erscheint eine Anzeige fehlerhaft oder nicht, berichtigen wir sie unverzüglich und verlängern die Laufzeit um die ausgefallene Zeit. Gelingt das nicht, können Sie den Preis anteilig mindern oder kündigen. Bitte prüfen Sie Ihre Anzeige nach der Veröffentlichung und melden Sie Fehler bald. Kurze Unterbrechungen für Wartung sind kein Mangel.',
        ),
      ],
    },
    {
      id: 'haftung',
      heading: '13. Haftung und Freistellung',
      blocks: [
        paragraph(
          'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und im Umfang einer Garantie. Bei einfach fahrlässiger Verletzung einer wesentlichen Vertragspflicht ist die Haftung auf den vorhersehbaren, vertragstypischen Schaden begrenzt; im Übrigen ist sie ausgeschlossen.',
        ),
        paragraph(
          'Machen Dritte geltend, dass Ihre Inhalte ihre Rechte verletzen oder gegen Gesetze verstoßen, stellen Sie uns von berechtigten Ansprüchen und angemessenen Kosten der Verteidigung frei, wenn Sie den Verstoß zu vertreten haben. Wir informieren Sie vorher und stimmen uns mit Ihnen ab.',
        ),
      ],
    },
    {
      id: 'datenschutz',
      heading: '14. Datenschutz',
      blocks: [
        paragraph(
          'Für Bewerbungen, die bei Ihnen eingehen, sind Sie allein verantwortlich; wir erhalten diese Daten nicht. Wie wir Daten Ihrer Ansprechpersonen verarbeiten, steht in der ',
          { text: 'Datenschutzerklärung', href: '/datenschutz' },
          '. Bitte geben Sie diese Information an sie weiter.',
        ),
      ],
    },
    {
      id: 'aenderungen',
      heading: '15. Änderungen dieser Bedingungen',
      blocks: [
        paragraph(
          'Änderungen kündigen wir mindestens 30 Tage vorher in Textform an. Sie werden für laufende Verträge nur wirksam, wenn Sie zustimmen oder wenn sie Sie ausschließlich besserstellen oder gesetzlich vorgeschrieben sind. Sie können bis zum Wirksamwerden ohne Kosten kündigen; im Voraus Bezahltes erstatten wir anteilig.',
        ),
      ],
    },
    {
      id: 'schluss',
      heading: '16. Schlussbestimmungen',
      blocks: [
        paragraph(
          `Es gilt deutsches Recht ohne das UN-Kaufrecht. Gerichtsstand ist, soweit zulässig, ${operator.jurisdiction}. Mit Mediation vor einem Verfahren sind wir einverstanden. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam; an ihre Stelle tritt das Gesetz. Maßgeblich ist die deutsche Fassung.`,
        ),
      ],
    },
  ],
};
