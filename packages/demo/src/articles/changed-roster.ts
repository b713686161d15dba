import type { DemoArticle } from './demo-article.ts';

export const changedRoster: DemoArticle = {
  slug: 'dienstplan-geaendert',
  topic: 'roster',
  category: 'nursing',
  drawing: 'roster',
  jobSearch: 'q=Pflege&weekendFree=true',
  daysAgo: 16,
  reads: 1650,
  de: {
    title: 'Dienstplan geändert: Wann Sie Nein sagen dürfen',
    lead: 'Aus dem Frei gerufen? Was verbindlich ist, welche Fristen gelten und wie ein Ausfallkonzept aussieht.',
    summary: [
      'Ein ausgehängter Dienstplan gilt für beide Seiten.',
      'An freien Tagen müssen Sie nicht einspringen, außer bei einem echten Notfall oder wenn Sie Rufbereitschaft haben.',
      'Nach dem Dienst gelten elf Stunden Ruhezeit, in Krankenhäusern und Heimen mindestens zehn, auch wenn Sie gern helfen würden.',
    ],
    bodyHtml: `<h3>Wann ein Plan verbindlich ist</h3>
<p>Der Arbeitgeber bestimmt die Lage der Arbeitszeit „nach billigem Ermessen“: Er muss Ihre Interessen mit abwägen. [1] Ist der Plan ausgehängt oder freigegeben, hat er davon Gebrauch gemacht. Einseitig ändern kann er ihn danach nur aus wichtigem Grund und mit angemessener Frist. Gibt es einen Betriebsrat, bestimmt er bei Beginn und Ende der Arbeitszeit mit, auch bei Änderungen. [2]</p>
<h3>Welche Frist gilt</h3>
<p>Eine allgemeine Frist steht in keinem Gesetz. Für Arbeit auf Abruf verlangt das Gesetz vier Tage Vorlauf [3], und einzelne Gerichte nehmen das als Maßstab. Genauer sind Tarifverträge und Betriebsvereinbarungen: Fragen Sie danach, wie viele Wochen vorher der Plan stehen muss.</p>
<h3>Anruf am freien Tag</h3>
<p>Frei ist frei. Sie müssen nicht ans Telefon gehen und nicht einspringen. Anders ist es bei Rufbereitschaft, bei einer Katastrophe und bei Diensten, die im Plan als offen stehen und nach einer Vereinbarung noch festgelegt werden: Hier hat das Bundesarbeitsgericht 2023 entschieden, dass man eine Nachricht dazu zur Kenntnis nehmen muss. [4]</p>
<h3>Wo das Gesetz Grenzen setzt</h3>
<ul><li>elf Stunden Ruhe zwischen zwei Diensten; in Krankenhäusern und Heimen zehn, wenn es innerhalb eines Monats ausgeglichen wird,</li><li>höchstens zehn Stunden Arbeit am Tag,</li><li>mindestens fünfzehn freie Sonntage im Jahr. [5]</li></ul>
<p>Nur ein Tarifvertrag oder eine Regelung der Kirchen darf davon abweichen, etwa bei Bereitschaftsdienst oder mit mindestens zehn freien Sonntagen. Eine Bitte am Telefon darf es nicht.</p>
<h3>Was gute Arbeitgeber tun</h3>
<p>Sie planen den Ausfall mit ein: mit einem Pool von Springkräften, mit Diensten in Bereitschaft, die bezahlt werden, auch wenn niemand ruft, und mit einer Prämie fürs Einspringen. Fragen Sie im Gespräch, wie oft im letzten Monat jemand aus dem Frei gerufen wurde. Wer es weiß, hat ein Konzept.</p>
<h3>Ein Satz, der hilft</h3>
<p>„Heute kann ich nicht. Am Donnerstag könnte ich den Spätdienst tauschen.“ Ein Nein mit Angebot hält das Team zusammen, und es bleibt ein Nein.</p>`,
    sources: [
      'Gewerbeordnung, § 106',
      'Betriebsverfassungsgesetz, § 87 Abs. 1 Nr. 2',
      'Teilzeit- und Befristungsgesetz, § 12',
      'Bundesarbeitsgericht, Urteil vom 23.08.2023, 5 AZR 349/22',
      'Arbeitszeitgesetz, §§ 3, 5, 7, 11 und 12',
    ],
  },
  en: {
    title: 'Roster changed: when you may say no',
    lead: 'Called in on a day off? What is binding, which notice applies and what a plan for absences looks like.',
    summary: [
      'A roster that has been put up binds both sides.',
      'On days off you need not step in, except in a real emergency or when you are on call.',
      'After a shift there are eleven hours of rest, in hospitals and homes at least ten, even if you would like to help.',
    ],
    bodyHtml: `<h3>When a roster is binding</h3>
<p>The employer decides when you work “at reasonable discretion”: your interests have to be weighed. [1] Once the roster is put up or released, that decision is made. After that it can be changed one-sidedly only for good reason and with reasonable notice. Where there is a works council, it has a say in when work begins and ends, changes included. [2]</p>
<h3>Which notice applies</h3>
<p>No law has a general period. For work on call the law asks for four days [3], and some courts take that as a measure. Collective and company agreements are more exact: ask how many weeks ahead the roster has to stand.</p>
<h3>A call on your day off</h3>
<p>Off is off. You need not answer the phone and need not step in. It is different when you are on call, in a disaster, and for shifts that stand open in the roster and are still to be fixed under an agreement: for these the Federal Labour Court decided in 2023 that a message about them has to be taken note of. [4]</p>
<h3>Where the law draws the line</h3>
<ul><li>eleven hours of rest between two shifts; in hospitals and homes ten, if it is balanced within a month,</li><li>ten hours of work a day at most,</li><li>at least fifteen free Sundays a year. [5]</li></ul>
<p>Only a collective agreement or the rules of the churches may differ, for instance where stand-by is part of the work, or with ten free Sundays at least. A request on the phone may not.</p>
<h3>What good employers do</h3>
<p>They plan for absences: with a pool of floating staff, with stand-by shifts that are paid even if nobody calls, and with a bonus for stepping in. Ask in the interview how often somebody was called in last month. Whoever knows has a plan.</p>
<h3>A sentence that helps</h3>
<p>“I cannot today. I could swap the late shift on Thursday.” A no with an offer keeps a team together, and it remains a no.</p>`,
    sources: [
      'Trade Regulation Act (Gewerbeordnung), § 106',
      'Works Constitution Act (Betriebsverfassungsgesetz), § 87 (1) no. 2',
      'Part-Time and Fixed-Term Act (Teilzeit- und Befristungsgesetz), § 12',
      'Federal Labour Court, judgment of 23.08.2023, 5 AZR 349/22',
      'Working Hours Act (Arbeitszeitgesetz), §§ 3, 5, 7, 11 and 12',
    ],
  },
};
