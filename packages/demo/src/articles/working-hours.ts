import type { DemoArticle } from './demo-article.ts';

export const workingHours: DemoArticle = {
  slug: 'arbeitszeitgesetz-kurz-erklaert',
  topic: 'law',
  category: null,
  drawing: 'books',
  jobSearch: 'q=Klinik&sort=newest',
  daysAgo: 44,
  reads: 2010,
  de: {
    title: 'Ruhezeit, Pausen, Rufdienst: das Arbeitszeitgesetz kurz erklärt',
    lead: 'Elf Stunden Ruhe, und wann es zehn sein dürfen. Die Regeln für Krankenhäuser und Heime.',
    summary: [
      'Acht Stunden am Werktag, bis zu zehn, wenn es im Schnitt von sechs Monaten bei acht bleibt.',
      'Elf Stunden Ruhe zwischen zwei Diensten, in Krankenhäusern und Heimen zehn mit Ausgleich.',
      'Bereitschaftsdienst ist Arbeitszeit, Rufbereitschaft in der Regel nur, wenn Sie gerufen werden.',
    ],
    bodyHtml: `<h3>Wie lange</h3>
<p>Acht Stunden am Werktag, und Werktage sind Montag bis Samstag: also 48 Stunden in der Woche. Zehn Stunden sind erlaubt, wenn es innerhalb von sechs Monaten im Schnitt bei acht bleibt. [1] Tarifverträge können mehr zulassen, wenn regelmäßig Bereitschaftsdienst dabei ist, und nur mit Ihrer schriftlichen Einwilligung, die Sie zurücknehmen können.</p>
<h3>Pausen</h3>
<p>Bei mehr als sechs Stunden 30 Minuten, bei mehr als neun Stunden 45. Man darf sie teilen, aber kein Stück ist kürzer als 15 Minuten, und länger als sechs Stunden am Stück arbeitet niemand. [2] Eine Pause, in der Sie jederzeit aufspringen müssen, ist keine.</p>
<h3>Ruhezeit</h3>
<p>Elf Stunden ohne Unterbrechung. In Krankenhäusern und in Einrichtungen zur Pflege und Betreuung darf es eine Stunde weniger sein, wenn dafür innerhalb eines Monats eine andere Ruhezeit mindestens zwölf Stunden dauert. [3] Spätdienst bis 21 Uhr und Frühdienst ab 6 Uhr passen also nicht zusammen, wenn kein Tarifvertrag eine kürzere Ruhezeit zulässt.</p>
<h3>Bereitschaft und Rufbereitschaft</h3>
<p>Beim <strong>Bereitschaftsdienst</strong> halten Sie sich im Haus auf: das ist ganz Arbeitszeit, auch der Schlaf. Bei der <strong>Rufbereitschaft</strong> sind Sie zu Hause erreichbar: Arbeitszeit ist nur der Einsatz. Müssen Sie in wenigen Minuten da sein, kann auch das Warten Arbeitszeit sein; das entscheidet der Einzelfall. [4]</p>
<h3>Sonntage und Feiertage</h3>
<p>In Krankenhäusern und in der Pflege darf sonntags gearbeitet werden. Mindestens 15 Sonntage im Jahr sind frei, nach Tarifvertrag in Krankenhäusern und in der Pflege mindestens zehn. Für jeden Sonntag mit Arbeit gibt es innerhalb von zwei Wochen einen Ersatzruhetag, für einen Feiertag auf einem Werktag innerhalb von acht. [5]</p>
<h3>Österreich und die Schweiz</h3>
<p>In Österreich gilt für Spitäler das Krankenanstalten-Arbeitszeitgesetz, in der Schweiz das Arbeitsgesetz mit eigenen Regeln für Kliniken und Heime. Die Grenzen sind ähnlich, die Zahlen nicht: Fragen Sie nach dem Kollektivvertrag oder GAV.</p>`,
    sources: [
      'Arbeitszeitgesetz, §§ 3 und 7',
      'Arbeitszeitgesetz, § 4',
      'Arbeitszeitgesetz, §§ 5 und 7',
      'Gerichtshof der EU, Urteil vom 09.03.2021, C-344/19',
      'Arbeitszeitgesetz, §§ 10 bis 12',
    ],
  },
  en: {
    title: 'Rest, breaks, on-call: the Working Hours Act in brief',
    lead: 'Eleven hours of rest, and when ten are allowed. The rules for hospitals and homes.',
    summary: [
      'Eight hours a working day, up to ten if the average over six months stays at eight.',
      'Eleven hours of rest between two shifts, in hospitals and homes ten with compensation.',
      'Stand-by on site is working time, on-call at home normally only when you are called.',
    ],
    bodyHtml: `<h3>How long</h3>
<p>Eight hours a working day, and working days are Monday to Saturday: so 48 hours a week. Ten hours are allowed if the average over six months stays at eight. [1] Collective agreements may allow more where stand-by is regularly part of it, and only with your written consent, which you can take back.</p>
<h3>Breaks</h3>
<p>30 minutes for more than six hours, 45 for more than nine. They may be split, but no piece is shorter than 15 minutes, and nobody works longer than six hours at a stretch. [2] A break in which you have to jump up at any time is none.</p>
<h3>Rest</h3>
<p>Eleven hours without interruption. In hospitals and care facilities it may be an hour less if another rest within a month lasts at least twelve hours. [3] So a late shift until 9 p.m. and an early one from 6 a.m. do not fit, unless a collective agreement allows a shorter rest.</p>
<h3>Stand-by and on-call</h3>
<p>On <strong>stand-by</strong> (Bereitschaftsdienst) you stay on site: all of it is working time, sleep included. <strong>On call</strong> (Rufbereitschaft) you can be reached at home: only the work itself is working time. If you have to be there within minutes, waiting may be working time too; that depends on the case. [4]</p>
<h3>Sundays and public holidays</h3>
<p>In hospitals and care, work on Sundays is allowed. At least 15 Sundays a year are free, by collective agreement at least ten in hospitals and care. For every Sunday worked there is a day of rest within two weeks, for a public holiday on a working day within eight. [5]</p>
<h3>Austria and Switzerland</h3>
<p>In Austria hospitals have an act of their own (Krankenanstalten-Arbeitszeitgesetz), in Switzerland the Labour Act has special rules for clinics and homes. The limits are alike, the figures are not: ask for the collective agreement.</p>`,
    sources: [
      'Working Hours Act (Arbeitszeitgesetz), §§ 3 and 7',
      'Working Hours Act, § 4',
      'Working Hours Act, §§ 5 and 7',
      'Court of Justice of the EU, judgment of 09.03.2021, C-344/19',
      'Working Hours Act, §§ 10 to 12',
    ],
  },
};
