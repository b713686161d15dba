import type { DemoArticle } from './demo-article.ts';

export const payslip: DemoArticle = {
  slug: 'lohnzettel-lesen',
  topic: 'pay',
  category: null,
  drawing: 'payslip',
  jobSearch: 'q=TV%C3%B6D&country=DE',
  daysAgo: 9,
  reads: 1870,
  de: {
    title: 'Wie Sie Ihren Lohnzettel lesen',
    lead: 'Grundgehalt, Zulagen, Zeitzuschläge: was die einzelnen Posten bedeuten und wo sich Fehler verstecken.',
    summary: [
      'Prüfen Sie jeden Monat drei Dinge: Entgeltgruppe und Stufe, die Stunden, die Zeitzuschläge.',
      'Zuschläge für Nacht, Sonntag und Feiertag kommen oft erst zwei Monate später.',
      'Ansprüche können schon nach wenigen Monaten verfallen. Melden Sie Fehler schriftlich.',
    ],
    bodyHtml: `<h3>Oben: wer Sie für die Abrechnung sind</h3>
<p>Im Kopf stehen Steuerklasse, Kinderfreibeträge, Krankenkasse und Ihre Eingruppierung, zum Beispiel „P 8, Stufe 3“. Eine falsche Stufe ist der teuerste Fehler auf dem Lohnzettel, denn er wiederholt sich jeden Monat. Vergleichen Sie sie mit dem Vertrag und mit der Zeit, die Sie schon da sind.</p>
<h3>Die Mitte: was Sie verdienen</h3>
<ul><li><strong>Tabellenentgelt oder Grundgehalt:</strong> das, was ohne jeden Dienst gezahlt wird.</li><li><strong>Zulagen:</strong> feste Beträge im Monat, etwa für Pflege, Schicht oder Wechselschicht.</li><li><strong>Zeitzuschläge:</strong> Geld für Stunden zu ungünstigen Zeiten, also Nacht, Sonntag, Feiertag. Sie werden aus dem Dienstplan berechnet und oft erst zwei Monate danach gezahlt.</li><li><strong>Überstunden und Mehrarbeit:</strong> in Teilzeit zwei verschiedene Dinge. Mehrarbeit ist die Zeit bis zur Vollzeit, erst danach beginnen Überstunden. Zuschläge erst ab der Vollzeit zu zahlen, kann Teilzeitkräfte benachteiligen: So hat das Bundesarbeitsgericht 2024 im Fall einer Pflegekraft entschieden. [1]</li></ul>
<p>Zuschläge für Nacht-, Sonntags- und Feiertagsarbeit sind bis zu bestimmten Grenzen steuerfrei: nachts bis 25 Prozent, sonntags bis 50, an Feiertagen bis 125 Prozent des Grundlohns. [2] Sie stehen deshalb getrennt.</p>
<h3>Unten: was abgeht</h3>
<p>Lohnsteuer, Kranken-, Pflege-, Renten- und Arbeitslosenversicherung. Dazu oft ein Beitrag zur Zusatzversorgung, etwa der VBL oder einer kirchlichen Kasse: das ist eine Betriebsrente, fragen Sie einmal im Jahr nach dem Stand.</p>
<h3>Die häufigsten Fehler</h3>
<ul><li>Stufe nach einem Wechsel nicht anerkannt oder Aufstieg vergessen,</li><li>Feiertag als gewöhnlicher Tag gerechnet,</li><li>Einspringen ohne die vereinbarte Prämie,</li><li>Urlaub ohne den Aufschlag für die sonst üblichen Zuschläge.</li></ul>
<h3>Wenn etwas nicht stimmt</h3>
<p>Schreiben Sie der Personalabteilung, mit Monat, Posten und Ihrer Rechnung. Im TVöD verfallen Ansprüche, die nicht innerhalb von sechs Monaten in Textform geltend gemacht werden, eine E-Mail genügt also; in vielen Verträgen sind es drei Monate. [3] Betriebsrat, Personalrat oder Mitarbeitervertretung helfen, auch beim Lesen.</p>`,
    sources: [
      'Bundesarbeitsgericht, Urteil vom 05.12.2024, 8 AZR 370/20',
      'Einkommensteuergesetz, § 3b',
      'TVöD, § 37 (Ausschlussfrist)',
    ],
  },
  en: {
    title: 'How to read your payslip',
    lead: 'Basic pay, allowances, extra pay for hours: what each entry means and where mistakes hide.',
    summary: [
      'Check three things every month: pay group and step, the hours, the extra pay for hours.',
      'Extra pay for nights, Sundays and public holidays often comes two months later.',
      'Claims can lapse after a few months. Report mistakes in writing.',
    ],
    bodyHtml: `<h3>At the top: who you are to payroll</h3>
<p>The head names your tax class, child allowances, health insurance and your pay group, for example “P 8, step 3”. A wrong step is the most expensive mistake on a payslip, because it repeats every month. Compare it with your contract and with how long you have been there.</p>
<h3>The middle: what you earn</h3>
<ul><li><strong>Table pay or basic pay:</strong> what is paid without any particular shift.</li><li><strong>Allowances (Zulagen):</strong> fixed amounts a month, for instance for nursing or for shift work.</li><li><strong>Extra pay for hours (Zeitzuschläge):</strong> money for hours at unfavourable times: nights, Sundays, public holidays. It is worked out from the roster and often paid two months later.</li><li><strong>Overtime and additional hours:</strong> two different things in part-time. Additional hours (Mehrarbeit) fill up to full time; overtime begins after that. Paying the extra rate only from full time on can discriminate against part-time staff: the Federal Labour Court decided so in 2024 in the case of a nurse. [1]</li></ul>
<p>Extra pay for nights, Sundays and public holidays is free of tax within limits: nights up to 25 per cent, Sundays up to 50, public holidays up to 125 per cent of basic pay. [2] That is why it stands apart.</p>
<h3>At the bottom: what is taken off</h3>
<p>Wage tax and the contributions to health, long-term care, pension and unemployment insurance. Often there is a contribution to a supplementary scheme such as the VBL or a church fund: that is a company pension; ask for your balance once a year.</p>
<h3>The most frequent mistakes</h3>
<ul><li>step not recognised after a change of job, or a rise forgotten,</li><li>a public holiday counted as an ordinary day,</li><li>stepping in without the agreed bonus,</li><li>leave paid without the share of the usual extra pay.</li></ul>
<h3>If something is wrong</h3>
<p>Write to the personnel department with the month, the entry and your own calculation. Under the TVöD, claims lapse if they are not made in text form within six months, so an e-mail is enough; in many contracts it is three months. [3] The works council or staff representation helps, also with reading.</p>`,
    sources: [
      'Federal Labour Court, judgment of 05.12.2024, 8 AZR 370/20',
      'Income Tax Act (Einkommensteuergesetz), § 3b',
      'TVöD, § 37 (time limit for claims)',
    ],
  },
};
