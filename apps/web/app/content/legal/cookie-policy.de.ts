import { deviceStorageTable } from '../device-storage.ts';
import { type LegalDocument, list, paragraph } from '../legal-document.ts';
import { operator } from '../operator.ts';
import { mailLink } from '../operator-links.ts';

export const cookiePolicyDe: LegalDocument = {
  title: 'Cookie-Richtlinie',
  description:
    'Welche Cookies und Speicher Stellenvisite auf Ihrem Gerät nutzt, wozu und wie Sie Ihre Entscheidung ändern.',
  lastUpdated: '2026-11-15',
  intro: [
    'Stellenvisite kommt mit wenigen, kleinen Cookies aus. Keines dient der Werbung, keines der Messung, keines kommt von Dritten. Alles, was nicht unbedingt nötig ist, bleibt aus, bis Sie zustimmen.',
  ],
  sections: [
    {
      id: 'was',
      heading: 'Worum es geht',
      blocks: [
        paragraph(
          'Ein Cookie ist ein kurzer Text, den Ihr Browser speichert und beim nächsten Abruf mitschickt. Lokaler Speicher und Sitzungsspeicher sind Plätze im Browser, deren Inhalt auf dem Gerät bleibt und nicht mitgeschickt wird. Für alles gilt in Deutschland § 25 TDDDG, in Österreich § 165 Abs. 3 TKG 2021, in der Schweiz Art. 45c FMG.',
        ),
      ],
    },
    {
      id: 'liste',
      heading: 'Die vollständige Liste',
      blocks: [
        deviceStorageTable('de'),
        paragraph(
          'Sprache, Darstellung und Einwilligung werden erst gespeichert, wenn Sie die jeweilige Wahl treffen oder eine Adresse mit Sprachangabe (?lang=) öffnen. Wer nur liest, bekommt kein Cookie.',
        ),
      ],
    },
    {
      id: 'notwendig',
      heading: 'Ohne Einwilligung: unbedingt Erforderliches',
      blocks: [
        paragraph(
          'Wechseln Sie die Sprache oder die Darstellung, ist das ein ausdrücklicher Wunsch; damit er beim nächsten Seitenaufruf noch gilt, müssen wir ihn speichern (§ 25 Abs. 2 Nr. 2 TDDDG). Dasselbe gilt für Ihre Entscheidung im Einwilligungsfenster. Diese Cookies enthalten nur die Wahl selbst, keine Kennung, mit der wir Sie wiedererkennen könnten. Wer sich anmeldet, bekommt ein Cookie mit einem zufälligen Wert, an dem wir das Gerät bei der nächsten Anmeldung erkennen; es wird nur dabei mitgeschickt. Der Sitzungsspeicher hält die Stelle fest, bis zu der Sie geblättert haben, und verfällt mit dem Tab.',
        ),
      ],
    },
    {
      id: 'einwilligung',
      heading: 'Mit Einwilligung: Ihre letzten Suchen',
      blocks: [
        paragraph(
          'Stimmen Sie zu, merkt sich der Browser Ihre letzten Suchen und bietet sie auf der Suchseite wieder an. Sie liegen im lokalen Speicher Ihres Geräts und werden nicht an uns übertragen. Lehnen Sie ab, fehlt Ihnen nur diese Liste; alles andere funktioniert genauso.',
        ),
      ],
    },
    {
      id: 'entscheidung',
      heading: 'Ihre Entscheidung und wie Sie sie ändern',
      blocks: [
        list(
          '„Ablehnen“ und „Akzeptieren“ stehen nebeneinander, sind gleich groß und kosten je einen Klick.',
          'Über „Cookie-Einstellungen“ am Fuß jeder Seite ändern oder widerrufen Sie Ihre Entscheidung jederzeit. Beim Widerruf werden die gespeicherten Suchen gelöscht.',
          'In den Einstellungen Ihres Browsers können Sie Cookies und lokalen Speicher ansehen, löschen oder sperren. Ohne Cookies fragen wir bei jedem Besuch erneut und zeigen die Seiten auf Deutsch.',
        ),
      ],
    },
    {
      id: 'dritte',
      heading: 'Keine Dritten',
      blocks: [
        paragraph(
          'Schriften, Bilder, Programme und Karten kommen von unserem eigenen Server. Analysewerkzeuge, Zählpixel, soziale Netzwerke und Werbedienste sind nicht eingebunden. Öffnen Sie von einer Anzeige aus die Seite eines Arbeitgebers, gelten dort dessen Regeln.',
        ),
      ],
    },
    {
      id: 'fragen',
      heading: 'Fragen',
      blocks: [
        paragraph(
          'Schreiben Sie an ',
          mailLink(operator.dataProtection.email),
          '. Alles Weitere zur Verarbeitung Ihrer Daten steht in der ',
          { text: 'Datenschutzerklärung', href: '/datenschutz' },
          '.',
        ),
      ],
    },
  ],
};
