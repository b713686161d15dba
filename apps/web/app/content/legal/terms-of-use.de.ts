import { type LegalDocument, list, paragraph } from '../legal-document.ts';
import { operator } from '../operator.ts';
import { company, mailLink } from '../operator-links.ts';
import { rankingBlocksDe } from './ranking.de.ts';

export const termsOfUseDe: LegalDocument = {
  title: 'Nutzungsbedingungen',
  description:
    'Regeln für die Nutzung von Stellenvisite: Reihenfolge der Treffer, Kennzeichnung von Anzeigen, Meldung und Moderation.',
  lastUpdated: '2026-11-15',
  intro: [
    'Diese Bedingungen gelten für alle, die auf Stellenvisite Stellen und Arbeitgeber ansehen oder den Newsletter beziehen. Für Arbeitgeber, die Anzeigen bestellen, gelten zusätzlich die ',
    { text: 'Allgemeinen Geschäftsbedingungen', href: '/agb' },
    '.',
  ],
  sections: [
    {
      id: 'anbieter',
      heading: '1. Anbieter und Gegenstand',
      blocks: [
        paragraph(
          `Stellenvisite ist ein Stellenmarkt für Gesundheitsberufe in Deutschland, Österreich und der Schweiz und wird betrieben von ${company}, ${operator.address.city} (`,
          { text: 'Impressum', href: '/impressum' },
          '). Sie können Stellenanzeigen und Arbeitgeberprofile suchen und lesen und den Newsletter abonnieren.',
        ),
        paragraph(
          'Wir veröffentlichen Anzeigen von Arbeitgebern. Wir vermitteln keine Arbeitsverhältnisse, treffen keine Auswahl unter Bewerbenden und sind nicht Partei des Arbeitsvertrags. Ein Arbeitsvertrag kommt allein zwischen Ihnen und dem Arbeitgeber zustande.',
        ),
      ],
    },
    {
      id: 'kostenlos',
      heading: '2. Kostenlos für Bewerbende',
      blocks: [
        paragraph(
          'Suchen, Lesen und Bewerben kosten nichts, und ein Konto ist nicht nötig. Wir verlangen von Bewerbenden weder ein Entgelt noch eine Provision. Verlangt ein Arbeitgeber oder ein Dritter unter Berufung auf eine Anzeige Geld, Ausweiskopien vor einem Gespräch oder Zugangsdaten, brechen Sie den Kontakt ab und melden Sie es uns.',
        ),
      ],
    },
    {
      id: 'konto',
      heading: '3. Konto',
      blocks: [
        list(
          'Ein Konto ist kostenlos und freiwillig. Es gehört einer Person; die Angaben darin müssen stimmen.',
          'Halten Sie Passwort und Codes geheim. Wir fragen nie danach, auch nicht am Telefon. Gehört Ihr Konto plötzlich jemand anderem, setzen Sie ein neues Passwort und sagen Sie uns Bescheid.',
          'Wer sich als Arbeitgeber registriert, muss für die Einrichtung handeln dürfen. Wir prüfen das und verbinden das Konto erst nach Bestätigung mit ihrem Profil.',
          'Ein Konto, mit dem getäuscht, belästigt oder der Dienst angegriffen wird, sperren wir. Wir nennen den Grund, und Sie können widersprechen.',
          'Sie können Ihr Konto jederzeit löschen, sofort oder mit 14 Tagen Bedenkzeit.',
        ),
      ],
    },
    {
      id: 'bewerben',
      heading: '4. Bewerben',
      blocks: [
        paragraph(
          '„Bewerben“ führt zum Bewerbungsweg, den der Arbeitgeber in der Anzeige nennt: zu seiner eigenen Seite oder zu E-Mail-Adresse und Telefonnummer der Ansprechperson. Was Sie dort senden, erhält nur der Arbeitgeber. Auf Auswahl, Dauer und Ergebnis des Verfahrens haben wir keinen Einfluss.',
        ),
      ],
    },
    {
      id: 'angaben',
      heading: '5. Was in einer Anzeige steht',
      blocks: [
        list(
          'Titel, Aufgaben, Anforderungen, Gehalt und Dienste stammen vom Arbeitgeber. Er ist für Richtigkeit und Rechtmäßigkeit verantwortlich.',
          'Die Woche einer Stelle zeigen wir nur, wenn der Arbeitgeber sie angegeben hat. Sie ist ein Beispiel und kein zugesagter Dienstplan.',
          'Das Gehalt ist die Angabe des Arbeitgebers, brutto, mit Währung und Zeitraum. Anzeigen für Arbeitsorte in Österreich veröffentlichen wir nur mit Gehalt (§ 9 Abs. 2 GlBG).',
          'Veröffentlichungsdatum und Ablauf sind echt. Ist eine Stelle abgelaufen oder besetzt, verschwindet sie aus Suche, Sitemap und Feeds; ihre Seite sagt „Stelle besetzt“ und nennt ähnliche Stellen.',
        ),
        paragraph(
          'Maßgeblich ist, was der Arbeitgeber Ihnen im Verfahren zusagt. Fällt Ihnen ein Widerspruch zwischen Anzeige und Gespräch auf, sagen Sie es uns.',
        ),
      ],
    },
    { id: 'reihenfolge', heading: '6. Wie die Reihenfolge der Treffer entsteht', blocks: rankingBlocksDe },
    {
      id: 'regeln',
      heading: '7. Faire Nutzung',
      blocks: [
        paragraph(
          'Sie dürfen Stellenvisite für Ihre eigene Stellensuche frei nutzen, Anzeigen weitergeben und ausdrucken. Nicht erlaubt ist:',
        ),
        list(
          'den Betrieb zu stören, Abfragegrenzen zu umgehen oder Sicherheitsvorkehrungen zu überwinden,',
          'wesentliche Teile der Datenbank zu übernehmen und anderswo zu veröffentlichen; für Wiederveröffentlichung gibt es RSS und XML-Feed mit Verweis auf die Anzeige,',
          'Kontaktdaten von Ansprechpersonen für Werbung oder Personalvermittlung ohne deren Einwilligung zu verwenden,',
          'fremde E-Mail-Adressen zum Newsletter anzumelden.',
        ),
        paragraph('Suchmaschinen dürfen öffentliche Seiten nach den Vorgaben in robots.txt erfassen.'),
      ],
    },
    {
      id: 'melden',
      heading: '8. Rechtswidrige Inhalte melden',
      blocks: [
        paragraph(
          'Halten Sie eine Anzeige oder ein Profil für rechtswidrig oder irreführend, schreiben Sie an ',
          mailLink(operator.noticeEmail),
          '. Bitte nennen Sie nach Art. 16 DSA:',
        ),
        list(
          'die Adresse der Seite oder die Nummer der Anzeige,',
          'den Grund, zum Beispiel Benachteiligung wegen Alter, Geschlecht oder Herkunft, fehlendes Gehalt in Österreich, Scheinstelle, Betrug, Verletzung fremder Rechte,',
          'Ihren Namen und Ihre E-Mail-Adresse (bei Verdacht auf Straftaten gegen die sexuelle Selbstbestimmung nicht nötig),',
          'die Erklärung, dass Ihre Angaben nach bestem Wissen richtig und vollständig sind.',
        ),
        paragraph(
          'Wir bestätigen den Eingang, prüfen sorgfältig und ohne Willkür und teilen Ihnen die Entscheidung mit. Jede Meldung sieht ein Mensch; automatische Entscheidungen treffen wir nicht.',
        ),
      ],
    },
    {
      id: 'moderation',
      heading: '9. Moderation',
      blocks: [
        paragraph('Inhalte, die gegen Gesetze oder unsere Regeln verstoßen, können wir je nach Schwere'),
        list(
          'vom Arbeitgeber berichtigen lassen,',
          'vorübergehend ausblenden,',
          'entfernen,',
          'bei wiederholten oder schweren Verstößen den Arbeitgeber von weiteren Veröffentlichungen ausschließen.',
        ),
        paragraph(
          'Der betroffene Arbeitgeber erhält eine Begründung mit Tatsachen, Rechtsgrund oder verletzter Regel und Hinweis auf seine Möglichkeiten (Art. 17 DSA). Wer mit einer Entscheidung nicht einverstanden ist, kann innerhalb von sechs Monaten formlos widersprechen; eine andere Person als beim ersten Mal prüft den Fall, soweit das möglich ist. Der Weg zu den Gerichten und zum Koordinator für digitale Dienste (in Deutschland die Bundesnetzagentur, in Österreich die KommAustria) bleibt offen.',
        ),
      ],
    },
    {
      id: 'newsletter',
      heading: '10. Newsletter',
      blocks: [
        paragraph(
          'Der Newsletter ist kostenlos. Sie erhalten ihn erst, wenn Sie den Link in unserer Bestätigungsmail geöffnet und bestätigt haben, und können ihn jederzeit mit einem Klick abbestellen. Wir dürfen ihn ändern oder einstellen. Näheres in der ',
          { text: 'Datenschutzerklärung', href: '/datenschutz' },
          '.',
        ),
      ],
    },
    {
      id: 'verfuegbarkeit',
      heading: '11. Verfügbarkeit und Haftung',
      blocks: [
        paragraph(
          'Wir halten den Dienst mit angemessener Sorgfalt verfügbar, sagen aber keine bestimmte Verfügbarkeit zu. Wartung und Störungen lassen sich nicht immer vermeiden.',
        ),
        paragraph(
          'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und soweit wir etwas garantiert haben. Bei einfacher Fahrlässigkeit haften wir nur für die Verletzung von Pflichten, auf deren Einhaltung Sie regelmäßig vertrauen dürfen, und nur für den vorhersehbaren, typischen Schaden. Für Inhalte der Arbeitgeber haften wir erst, wenn wir von einem Rechtsverstoß erfahren und nicht unverzüglich handeln (Art. 6 DSA).',
        ),
      ],
    },
    {
      id: 'schluss',
      heading: '12. Änderungen und anwendbares Recht',
      blocks: [
        paragraph(
          'Wir passen diese Bedingungen an, wenn sich der Dienst oder die Rechtslage ändert; das Datum der Fassung steht am Anfang der Seite. Es gilt deutsches Recht ohne das UN-Kaufrecht. Zwingende Schutzvorschriften des Staates, in dem Sie als Verbraucherin oder Verbraucher leben, bleiben unberührt. Ist eine Bestimmung unwirksam, gelten die übrigen weiter.',
        ),
      ],
    },
  ],
};
