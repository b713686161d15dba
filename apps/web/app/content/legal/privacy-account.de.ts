import { type LegalSection, list, paragraph } from '../legal-document.ts';

/** What accounts keep, of whom and for how long: the longest part of the privacy notice. */
export const accountSectionDe: LegalSection = {
  id: 'konto',
  heading: 'Wenn Sie ein Konto anlegen',
  blocks: [
    paragraph(
      'Für ein Konto brauchen wir Ihre E-Mail-Adresse, Ihren Namen und ein Passwort, bei Arbeitgebern den Namen der Einrichtung. Alles andere ist freiwillig: akademischer Titel, Sprache und was Sie beim Einrichten über Beruf, Ort und Wünsche sagen. Wir verarbeiten diese Angaben, um Ihnen das Konto bereitzustellen (Art. 6 Abs. 1 lit. b DSGVO).',
    ),
    list(
      'Ihre Adresse bestätigen Sie mit einem Code oder Link aus einer E-Mail. Ohne Bestätigung kann sich niemand anmelden; nach 7 Tagen löschen wir dann, was eingegeben wurde.',
      'Passwörter, Codes und Anmeldeschlüssel speichern wir nur als Prüfsumme. Niemand bei uns kann Ihr Passwort lesen.',
      'Ein zweiter Faktor ist freiwillig: eine App auf Ihrem Telefon oder Codes per SMS. Das Geheimnis der App liegt verschlüsselt bei uns, eine Telefonnummer nur, wenn Sie diesen Weg wählen. Wiederherstellungscodes speichern wir nur als Prüfsumme.',
      'Nach einer Anmeldung merken wir uns den Browser an einem zufälligen Wert, 180 Tage lang, damit Fehlversuche Fremder Sie nicht aussperren (Art. 6 Abs. 1 lit. f, Art. 32 DSGVO).',
      'Was Sie in Ihr Profil schreiben (Beruf, Wünsche, Ihre Woche, Werdegang, Sprachen, Telefon), behalten wir mit seinen Änderungen, bis Sie Ihr Konto löschen; Dateien und Nachweise, bis Sie sie entfernen. Arbeitgeber sehen davon nichts, bevor Sie sich bewerben, und Ihren Gehaltswunsch nie. Nach einem früheren oder jetzigen Gehalt fragen wir nicht. Konnten Änderungen nicht gespeichert werden, bleiben sie in Ihrem Browser, bis sie gespeichert sind oder Sie sich abmelden.',
      'Stellen und Arbeitgeber auf Ihrer Merkliste und Ihre Notizen dazu behalten wir, bis Sie sie entfernen. Niemand außer Ihnen sieht sie.',
      'Mitteilungen im Produkt (etwa dass eine Bewerbung geöffnet wurde) löschen wir 90 Tage nach dem Lesen, ungelesene nach 180 Tagen. Wir merken uns, welche Sie abgeschaltet haben.',
      'Arbeitgeber, die Sie ausblenden, behalten wir, bis Sie sie wieder einblenden. Der Arbeitgeber erfährt davon nichts.',
      'Suchaufträge behalten wir mit Namen, Kriterien und Treffern, bis Sie sie löschen; Treffer höchstens 180 Tage. Neue Stellen schicken wir Ihnen nur, solange ein Suchauftrag aktiv ist (Art. 6 Abs. 1 lit. a DSGVO, § 7 UWG). Ohne Konto brauchen wir dafür Ihre E-Mail-Adresse und Ihre Bestätigung; unbestätigte Adressen löschen wir nach 7 Tagen, den Nachweis der Einwilligung drei Jahre nach dem Abbestellen.',
      'Wie gut eine Stelle zu Ihrem Profil passt, rechnen wir aus, wenn Sie angemeldet sind; Name, Geschlecht, Alter, Herkunft und Foto zählen nicht. Welche Stellen Sie ansehen, merken wir uns 90 Tage, um Ihnen ähnliche zu empfehlen (Art. 6 Abs. 1 lit. b DSGVO). Kein Arbeitgeber erfährt davon.',
      'Bewerben Sie sich hier, bekommt der Arbeitgeber Ihre Bewerbung so, wie Sie sie abschicken: Ihre Angaben aus dem Profil ohne Gehaltswunsch, Ihre Nachricht, Ihre Antworten und Dateien (Art. 6 Abs. 1 lit. b DSGVO). Entwürfe behalten wir 30 Tage. Ist die Bewerbung entschieden oder zurückgezogen, löschen wir sie nach 6 Monaten, in Österreich nach 7, und sagen es Ihnen 14 Tage vorher; ohne Antwort zählt die Zeit vom Ende der Stelle an. Ohne Konto bewahren wir Ihre Angaben 24 Stunden auf, bis Sie Ihre Adresse mit dem Code bestätigen.',
      'Nachrichten zu einer Bewerbung lesen nur Sie und die Personen, die für den Arbeitgeber handeln; wann sie gelesen wurden, sehen beide Seiten. Sie werden mit der Bewerbung gelöscht. Löschen Sie Ihr Konto vorher, verschwinden Ihre Texte und Dateien beim Arbeitgeber sofort. Melden Sie eine Nachricht, bewahren wir ihren Text auf, bis die Meldung entschieden ist.',
      'Melden Sie eine Stelle oder einen Arbeitgeber, behalten wir Ihre Meldung, bis sie entschieden ist und keine Beschwerde mehr möglich ist. Name und E-Mail-Adresse sind dabei freiwillig und werden mit Ihrem Konto gelöscht.',
      'Unter „Geräte“ sehen Sie, wo Sie angemeldet sind, und können jedes Gerät abmelden. Dafür speichern wir je Anmeldung IP-Adresse, Art des Browsers und Zeitpunkte, höchstens 30 Tage.',
      'Anmeldungen, Fehlversuche und Änderungen am Konto stehen 90 Tage in einem Protokoll, ohne Passwörter und Adressen, damit wir Missbrauch erkennen (Art. 6 Abs. 1 lit. f, Art. 32 DSGVO).',
      'Über wichtige Änderungen (Passwort, Adresse, zweiter Faktor) schreiben wir Ihnen.',
      'Melden Sie sich mit Google an, erhalten wir von dort Ihre Kennung, Ihren Namen und Ihre bestätigte E-Mail-Adresse. Google erfährt, dass Sie sich bei uns anmelden. Das geschieht nur, wenn Sie diesen Weg wählen.',
      'Wer sich als Arbeitgeber registriert, wird anhand seiner bestätigten E-Mail-Adresse einer Einrichtung vorgeschlagen. Handeln kann er für sie erst, wenn sie es bestätigt.',
    ),
    paragraph(
      'Unter „Konto“, „Meine Daten“ laden Sie alles als Datei herunter und löschen Ihr Konto: sofort oder nach 14 Tagen, in denen Sie es sich anders überlegen können. Gelöscht werden Profil, Merkliste, ausgeblendete Arbeitgeber, Suchaufträge, Anmeldungen, Einwilligungen, Newsletter und die E-Mails an Ihre Adresse; eine letzte E-Mail bestätigt es und wird nach 30 Tagen ebenfalls gelöscht. Offene Bewerbungen gelten als zurückgezogen; der Arbeitgeber sieht danach nur noch, dass sich jemand beworben hat, wann und mit welchem Ergebnis.',
    ),
  ],
};
