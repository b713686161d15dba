import { deviceStorageTable } from '../device-storage.ts';
import { contact, definition, type LegalDocument, list, paragraph, table } from '../legal-document.ts';
import { operator } from '../operator.ts';
import { company, mailLink, phoneLink, postalLine } from '../operator-links.ts';
import { accountSectionDe } from './privacy-account.de.ts';

export const privacyDe: LegalDocument = {
  title: 'Datenschutzerklärung',
  description:
    'Welche Daten Stellenvisite verarbeitet, wozu, auf welcher Rechtsgrundlage, wie lange und welche Rechte Sie haben.',
  lastUpdated: '2026-11-16',
  intro: [
    'Sie können Stellenvisite lesen und durchsuchen, ohne sich anzumelden und ohne uns Ihren Namen zu nennen. Wer ein Konto anlegt, sieht darin alles, was wir über ihn wissen, und kann es mitnehmen oder löschen. Es gibt kein Tracking, keine Werbenetzwerke und keine eingebundenen Dienste Dritter. Diese Erklärung sagt, welche Daten anfallen, wozu wir sie brauchen und wann sie gelöscht werden.',
  ],
  sections: [
    {
      id: 'verantwortlich',
      heading: 'Wer verantwortlich ist',
      blocks: [
        paragraph(
          'Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) und des Schweizer Datenschutzgesetzes (DSG) ist:',
        ),
        contact(
          company,
          operator.address.street,
          postalLine,
          operator.address.country.de,
          ['E-Mail: ', mailLink(operator.email)],
          ['Telefon: ', phoneLink(operator.phone)],
        ),
        paragraph(
          `Für alle Fragen zum Datenschutz: ${operator.dataProtection.officer}, `,
          mailLink(operator.dataProtection.email),
          `. Vertretung in der Schweiz: ${operator.swissRepresentative}.`,
        ),
      ],
    },
    {
      id: 'ueberblick',
      heading: 'Das Wichtigste auf einen Blick',
      blocks: [
        table(
          'Zwecke, Rechtsgrundlagen und Speicherdauer',
          ['Zweck', 'Daten', 'Rechtsgrundlage', 'Speicherdauer'],
          [
            'Seiten ausliefern',
            'IP-Adresse, angefragte Seite, Angaben des Browsers',
            'Art. 6 Abs. 1 lit. f DSGVO',
            'nur für die Dauer der Anfrage',
          ],
          [
            'Betrieb und Fehlersuche (Serverprotokoll)',
            'Zeitpunkt, Methode, Pfad, Statuscode, Dauer, Vorgangskennung',
            'Art. 6 Abs. 1 lit. f DSGVO',
            `${operator.serverLogDays} Tage`,
          ],
          [
            'Schutz vor Missbrauch (Abfragegrenzen)',
            'IP-Adresse und Zahl der Anfragen',
            'Art. 6 Abs. 1 lit. f DSGVO',
            'höchstens zehn Minuten im Arbeitsspeicher; beim Anmelden höchstens einen Tag, nur als Prüfsumme',
          ],
          [
            'Konto',
            'E-Mail-Adresse, Name, Titel, Rolle, Sprache, Angaben aus der Einrichtung, Passwort nur als Prüfsumme',
            'Art. 6 Abs. 1 lit. b DSGVO',
            'bis Sie das Konto löschen',
          ],
          [
            'Sicherheit des Kontos',
            'angemeldete Geräte (IP-Adresse, Browser, Zeitpunkte), Protokoll der Anmeldungen, zweiter Faktor',
            'Art. 6 Abs. 1 lit. b und f, Art. 32 DSGVO',
            'Geräte bis zur Abmeldung, höchstens 30 Tage; bekannte Browser 180 Tage; Protokoll 90 Tage',
          ],
          [
            'Newsletter',
            'E-Mail-Adresse, Sprache, Häufigkeit, Zeitpunkte von Anmeldung, Bestätigung und Abmeldung',
            'Art. 6 Abs. 1 lit. a DSGVO, § 7 Abs. 2 Nr. 2 UWG',
            'bis zur Abmeldung; Nachweis bis zu drei Jahre danach',
          ],
          [
            'Anfragen per Formular, E-Mail oder Telefon',
            'Ihre Nachricht und Ihre Kontaktdaten',
            'Art. 6 Abs. 1 lit. b oder f DSGVO',
            'bis zur Erledigung, per Formular ein Jahr danach; Geschäftspost sechs Jahre',
          ],
          [
            'Anzeigen mit Ansprechperson',
            'Name, Funktion, dienstliche E-Mail-Adresse und Telefonnummer',
            'Art. 6 Abs. 1 lit. f DSGVO',
            'solange die Anzeige oder das Profil veröffentlicht ist',
          ],
          [
            'Verträge mit Arbeitgebern',
            'Ansprechperson, Bestellung, Rechnung',
            'Art. 6 Abs. 1 lit. b und c DSGVO',
            'Vertragsdauer; Rechnungen acht Jahre',
          ],
          [
            'Letzte Suchen',
            'Suchwort, Ort, Filter',
            'Ihre Einwilligung, § 25 Abs. 1 TDDDG',
            'nur auf Ihrem Gerät, bis Sie sie löschen',
          ],
        ),
      ],
    },
    {
      id: 'aufruf',
      heading: 'Wenn Sie die Seiten aufrufen',
      blocks: [
        paragraph(
          'Ihr Browser übermittelt bei jedem Abruf technisch notwendige Angaben: IP-Adresse, angefragte Adresse, bevorzugte Sprache, Art und Version des Browsers. Ohne sie kann der Server nicht antworten. Wir verarbeiten sie, um die Seite auszuliefern; unser berechtigtes Interesse ist der Betrieb der Website (Art. 6 Abs. 1 lit. f DSGVO, § 25 Abs. 2 Nr. 2 TDDDG).',
        ),
        paragraph(
          `Der Server schreibt ein Protokoll, mit dem wir Störungen finden: Zeitpunkt, Methode, aufgerufener Pfad, Statuscode, Dauer und eine zufällige Vorgangskennung. IP-Adressen, E-Mail-Adressen und Suchwörter stehen nicht darin. Das Protokoll wird nach ${operator.serverLogDays} Tagen gelöscht, es sei denn, ein konkreter Vorfall muss aufgeklärt werden.`,
        ),
        paragraph(
          'Geht auf einer Seite etwas unerwartet schief, sendet Ihr Browser uns die Art des Fehlers, die Stelle im Programm und den Pfad der Seite. E-Mail-Adressen, Nummern, Suchwörter und alles, was Sie eingegeben haben, werden vorher entfernt; Ihre IP-Adresse speichern wir dazu nicht. Gleiche Fehler zählen wir nur. Ein Eintrag wird 90 Tage nach dem letzten Auftreten gelöscht.',
        ),
        paragraph(
          'Damit niemand den Dienst durch massenhafte Anfragen lahmlegt oder fremde Postfächer mit Bestätigungsmails füllt, zählen wir Anfragen je IP-Adresse. Dieser Zähler liegt nur im Arbeitsspeicher und verfällt spätestens nach zehn Minuten. Beim Anmelden und Registrieren zählen wir zusätzlich Fehlversuche; dort steht statt Ihrer Adresse nur eine Prüfsumme, die nach einem Tag gelöscht wird. Die Übertragung ist im Betrieb mit TLS verschlüsselt.',
        ),
      ],
    },
    {
      id: 'suche',
      heading: 'Wenn Sie suchen',
      blocks: [
        paragraph(
          'Suchwort, Ort und Filter stehen in der Adresse der Seite, damit Sie eine Suche weitergeben oder als Lesezeichen ablegen können. Wir beantworten damit Ihre Suche und legen kein Suchprofil an. Orte ergänzen wir aus unserem eigenen Ortsverzeichnis; nach dem Standort Ihres Geräts fragen wir nur, wenn Sie „In meiner Nähe“ drücken und Ihr Browser es erlaubt. Er wird vorher auf etwa einen Kilometer gerundet, dient nur dazu, den nächsten Ort zu nennen, und wird weder gespeichert noch protokolliert. Karten- oder Schriftdienste Dritter werden nicht geladen.',
        ),
        paragraph(
          'Ihre letzten Suchen merkt sich Ihr Browser nur, wenn Sie dem zugestimmt haben. Sie bleiben auf Ihrem Gerät und werden nicht an uns übertragen. Widerrufen können Sie jederzeit über „Cookie-Einstellungen“ am Fuß jeder Seite; die gespeicherten Suchen werden dann gelöscht.',
        ),
        paragraph(
          'Wir zählen je Tag, wie oft gesucht wurde und wie oft eine Suche nichts fand: ohne Cookies und ohne zu speichern, wer gesucht hat. Damit wir sehen, welche Stellen fehlen, merken wir uns von Suchen ohne Treffer Suchwort, Ort, Umkreis und Bereich für 60 Tage. Was wie eine E-Mail-Adresse, eine längere Nummer oder ein ganzer Satz aussieht, wird nicht gespeichert; zu sehen bekommen wir nur, was mindestens fünfmal gesucht wurde. Unser berechtigtes Interesse ist, den Stellenmarkt zu verbessern (Art. 6 Abs. 1 lit. f DSGVO).',
        ),
      ],
    },
    {
      id: 'bewerbung',
      heading: 'Wenn Sie sich bewerben',
      blocks: [
        paragraph(
          'Bei den meisten Stellen bewerben Sie sich direkt bei uns. Wir speichern, was Sie schreiben und hochladen, und geben es an den Arbeitgeber weiter, bei dem Sie sich bewerben, sobald Sie senden; vorher sieht er nichts davon. Ab dann ist auch er dafür verantwortlich. Rechtsgrundlage ist die Anbahnung des Arbeitsverhältnisses (Art. 6 Abs. 1 lit. b DSGVO, § 26 Abs. 1 BDSG). Abgesagte und zurückgezogene Bewerbungen löschen wir sechs Monate nach der Entscheidung, in Österreich nach sieben; wir sagen es Ihnen vorher. Wir notieren, auf welchem Weg Sie zur Stelle kamen, zum Beispiel über unsere Suche, eine Benachrichtigung oder die Website des Arbeitgebers: nur die Art des Weges, ohne Cookies und ohne Adresse der Seite. Manche Anzeigen führen stattdessen auf die Seite des Arbeitgebers oder zu dessen E-Mail-Adresse und Telefonnummer; von diesen Bewerbungen erfahren wir nichts, und es gilt die Datenschutzerklärung des Arbeitgebers.',
        ),
      ],
    },
    accountSectionDe,
    {
      id: 'newsletter',
      heading: 'Newsletter',
      blocks: [
        paragraph(
          'Der Newsletter berichtet über neue Stellen im Gesundheitswesen und über Stellenvisite. Sie wählen, ob er täglich oder freitags kommt. Wir brauchen dafür Ihre E-Mail-Adresse und die Sprache, in der Sie ihn lesen möchten. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 7 Abs. 2 Nr. 2 UWG; in Österreich § 174 TKG 2021, in der Schweiz Art. 3 Abs. 1 lit. o UWG).',
        ),
        list(
          'Nach der Anmeldung schicken wir Ihnen eine E-Mail mit einem Bestätigungslink. Erst wenn Sie ihn anklicken und bestätigen, stehen Sie auf der Liste (Double-Opt-in).',
          'Der Link gilt sieben Tage. Bestätigen Sie nicht, bekommen Sie keinen Newsletter, und wir löschen die Anmeldung danach.',
          'Wir protokollieren die Zeitpunkte von Anmeldung, Bestätigung und Abmeldung, weil wir die Einwilligung nachweisen müssen (Art. 7 Abs. 1 DSGVO). IP-Adressen speichern wir dabei nicht.',
          'Jede Ausgabe enthält einen Abmeldelink; auch der Abmeldeknopf Ihres E-Mail-Programms funktioniert mit einem Klick.',
          'Die Antwort auf eine Anmeldung lautet immer gleich. Niemand kann so herausfinden, ob eine Adresse bei uns eingetragen ist.',
          'Wir messen nicht, ob oder wann Sie eine E-Mail öffnen oder welche Links Sie anklicken.',
        ),
        paragraph(
          'Versandte E-Mails bewahren wir 30 Tage auf, um Zustellfehler klären zu können; dann werden sie gelöscht. Nach der Abmeldung erhalten Sie keinen Newsletter mehr. Den Nachweis der früheren Einwilligung bewahren wir bis zum Ablauf der Verjährung auf, höchstens drei Jahre zum Jahresende (Art. 6 Abs. 1 lit. f, Art. 17 Abs. 3 lit. e DSGVO). Auf Wunsch löschen wir früher, soweit wir den Nachweis nicht mehr brauchen.',
        ),
      ],
    },
    {
      id: 'kontakt',
      heading: 'Wenn Sie uns schreiben oder anrufen',
      blocks: [
        paragraph(
          'Wir verarbeiten Ihre Angaben, um zu antworten: bei Fragen zu einem Vertrag oder einem Angebot nach Art. 6 Abs. 1 lit. b DSGVO, sonst nach lit. f. Nachrichten löschen wir, wenn das Anliegen erledigt ist und keine gesetzliche Frist entgegensteht. Geschäftsbriefe bewahren wir sechs Jahre, Buchungsbelege acht Jahre auf (§ 257 HGB, § 147 AO).',
        ),
        paragraph(
          'Melden Sie uns eine rechtswidrige Anzeige, verarbeiten wir Ihre Meldung nach Art. 6 Abs. 1 lit. c DSGVO in Verbindung mit Art. 16 und 17 der Verordnung (EU) 2022/2065 (DSA). Ihren Namen geben wir an den Arbeitgeber nur weiter, wenn die Prüfung sonst nicht möglich ist und Sie zugestimmt haben.',
        ),
      ],
    },
    {
      id: 'arbeitgeber',
      heading: 'Arbeitgeber und ihre Ansprechpersonen',
      blocks: [
        paragraph(
          'Bestellt ein Arbeitgeber bei uns, verarbeiten wir die Kontaktdaten der handelnden Personen, Bestellung und Rechnung, um den Vertrag zu erfüllen und steuerliche Pflichten einzuhalten (Art. 6 Abs. 1 lit. b und c DSGVO). Bezahlt wird auf Rechnung. Wählt der Arbeitgeber die Zahlung mit Karte, leiten wir zu Stripe (Stripe Payments Europe, Ltd., Dublin) weiter; Stripe erhält dafür den Namen des Unternehmens, die E-Mail-Adresse für Rechnungen, Betrag und Bestellnummer und erhebt die Kartendaten selbst, in eigener Verantwortung. Wir erfahren nur, ob bezahlt wurde, nie die Kartennummer. Ohne diese Wahl gehen keine Daten an Stripe.',
        ),
        paragraph(
          'In Anzeigen und Arbeitgeberprofilen stehen Ansprechpersonen mit Namen, Funktion und dienstlichen Kontaktdaten. Diese Angaben erhalten wir vom Arbeitgeber (Art. 14 DSGVO) und veröffentlichen sie, damit Bewerbende wissen, an wen sie sich wenden (Art. 6 Abs. 1 lit. f DSGVO). Sie werden mit der Anzeige oder dem Profil entfernt. Sie können der Veröffentlichung widersprechen; dann nennen wir eine allgemeine Adresse.',
        ),
        paragraph(
          'Arbeitgeber können ihr Bewerbungssystem an Stellenvisite anschließen: Mit einem API-Schlüssel ruft es Bewerbungen ab, die über uns an diesen Arbeitgeber gingen, und durch Webhooks erfährt es von neuen und geänderten. Es erhält nur, was der Arbeitgeber auch hier sieht, verschlüsselt übertragen und je Schlüssel auf bestimmte Rechte begrenzt; das System steht in der Verantwortung des Arbeitgebers (Art. 6 Abs. 1 lit. b und f DSGVO). Von einem Schlüssel speichern wir Namen, Rechte, die Person, die ihn angelegt hat, und den letzten Gebrauch, den Schlüssel selbst nur als Prüfwert. Zustellungen von Webhooks löschen wir nach 30 Tagen. Aus Stellen-Feeds übernehmen wir nur Angaben zur Stelle und die genannte Ansprechperson; die abgerufene Datei löschen wir nach 14 Tagen.',
        ),
        paragraph(
          'Veröffentlichte Anzeigen sind für alle lesbar. Suchmaschinen und Stellenportale rufen sie über strukturierte Daten, Sitemap, RSS und einen XML-Feed ab. Abgelaufene Anzeigen nehmen wir überall zugleich heraus; auf Kopien bei Dritten haben wir keinen unmittelbaren Einfluss.',
        ),
      ],
    },
    {
      id: 'endgeraet',
      heading: 'Speicherung auf Ihrem Gerät',
      blocks: [
        paragraph(
          'Wir setzen keine Cookies zu Werbe- oder Messzwecken. Auf Ihrem Gerät kann nur Folgendes gespeichert werden:',
        ),
        deviceStorageTable('de'),
        paragraph('Näheres steht in der ', { text: 'Cookie-Richtlinie', href: '/cookie-richtlinie' }, '.'),
      ],
    },
    {
      id: 'empfaenger',
      heading: 'Wer Daten erhält',
      blocks: [
        definition(
          [
            'Hosting',
            `${operator.hosting.provider}. Server und Datenbank stehen hier: ${operator.hosting.location}. Auftragsverarbeitung nach Art. 28 DSGVO.`,
          ],
          [
            'E-Mail-Versand',
            `${operator.mailProvider}. Erhält Empfängeradresse und Inhalt der E-Mail, um sie zuzustellen. Auftragsverarbeitung nach Art. 28 DSGVO.`,
          ],
          [
            'Steuerberatung und Behörden',
            'Nur Vertrags- und Rechnungsdaten von Arbeitgebern sowie Auskünfte, zu denen wir gesetzlich verpflichtet sind.',
          ],
        ),
        paragraph(
          'Weitere Empfänger gibt es nicht; wir verkaufen und vermieten keine Daten. Eine Übermittlung in Länder außerhalb der EU, des EWR und der Schweiz ist nicht vorgesehen. Sollte ein Auftragsverarbeiter dort tätig werden, dann nur mit Angemessenheitsbeschluss oder Standardvertragsklauseln (Art. 44 ff. DSGVO, Art. 16 DSG), und wir nennen ihn hier.',
        ),
      ],
    },
    {
      id: 'keine-automatik',
      heading: 'Keine automatisierten Entscheidungen',
      blocks: [
        paragraph(
          'Wir bilden keine Persönlichkeitsprofile und treffen keine Entscheidungen nach Art. 22 DSGVO. Die Reihenfolge der Suchtreffer hängt von Ihrer Suche und von den Anzeigen ab, nicht von Ihrer Person. Nach Gesundheitsdaten, Religion, Herkunft oder früherem Gehalt fragen wir nicht.',
        ),
      ],
    },
    {
      id: 'rechte',
      heading: 'Ihre Rechte',
      blocks: [
        list(
          'Auskunft über Ihre Daten und eine Kopie davon (Art. 15 DSGVO, Art. 25 DSG)',
          'Berichtigung falscher Angaben (Art. 16 DSGVO)',
          'Löschung (Art. 17 DSGVO) und Einschränkung der Verarbeitung (Art. 18 DSGVO)',
          'Herausgabe Ihrer Daten in einem gängigen Format (Art. 20 DSGVO, Art. 28 DSG)',
          'Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO)',
        ),
        paragraph(
          'Widerspruchsrecht: Verarbeiten wir Daten auf Grundlage unseres berechtigten Interesses, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art. 21 Abs. 1 DSGVO). Gegen Direktwerbung können Sie ohne Angabe von Gründen widersprechen (Art. 21 Abs. 2 DSGVO).',
        ),
        paragraph(
          'Eine formlose E-Mail an ',
          mailLink(operator.dataProtection.email),
          ' genügt. Wir antworten innerhalb eines Monats.',
        ),
        paragraph(
          'Beschweren können Sie sich bei jeder Datenschutzaufsicht, insbesondere dort, wo Sie wohnen oder arbeiten:',
        ),
        definition(
          ['Deutschland', operator.dataProtection.authority],
          [
            'Österreich',
            [
              'Österreichische Datenschutzbehörde, Barichgasse 40–42, 1030 Wien, ',
              { text: 'dsb.gv.at', href: 'https://www.dsb.gv.at' },
            ],
          ],
          [
            'Schweiz',
            [
              'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB), Feldeggweg 1, 3003 Bern, ',
              { text: 'edoeb.admin.ch', href: 'https://www.edoeb.admin.ch' },
            ],
          ],
        ),
      ],
    },
    {
      id: 'pflicht',
      heading: 'Müssen Sie Daten angeben?',
      blocks: [
        paragraph(
          'Nein. Lesen und Suchen geht ohne Angaben zu Ihrer Person. Für ein Konto brauchen wir E-Mail-Adresse, Name und Passwort, für den Newsletter brauchen wir eine E-Mail-Adresse, für einen Vertrag die Angaben, die eine Bestellung und eine Rechnung erfordern; sonst kommen sie nicht zustande.',
        ),
      ],
    },
    {
      id: 'aenderungen',
      heading: 'Änderungen dieser Erklärung',
      blocks: [
        paragraph(
          'Kommt eine Funktion hinzu, die Daten anders verarbeitet, passen wir diese Erklärung an, bevor die Funktion in Betrieb geht. Es gilt die hier veröffentlichte Fassung; das Datum steht am Anfang der Seite.',
        ),
      ],
    },
  ],
};
