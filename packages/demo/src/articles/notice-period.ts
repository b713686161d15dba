import type { DemoArticle } from './demo-article.ts';

export const noticePeriod: DemoArticle = {
  slug: 'kuendigungsfrist-richtig-berechnen',
  topic: 'law',
  category: null,
  drawing: 'books',
  jobSearch: 'sort=newest',
  daysAgo: 65,
  reads: 2260,
  de: {
    title: 'Kündigungsfrist richtig berechnen',
    lead: 'Vier Wochen, sechs Wochen oder zum Quartal: wann Sie beim neuen Arbeitgeber anfangen können.',
    summary: [
      'Ohne Tarif: vier Wochen zum 15. oder zum Ende des Monats, in der Probezeit zwei Wochen.',
      'Im TVöD wächst die Frist auch für Sie mit den Jahren, bis zu sechs Monaten zum Quartal.',
      'Kündigen Sie auf Papier mit Unterschrift. Eine E-Mail zählt nicht.',
    ],
    bodyHtml: `<h3>Zuerst nachsehen</h3>
<p>Drei Stellen bestimmen Ihre Frist, in dieser Reihenfolge: der Tarif, wenn er gilt, der Vertrag, das Gesetz. Steht im Vertrag, dass verlängerte Fristen „für beide Seiten“ gelten, dann gelten die längeren Fristen des Arbeitgebers auch für Sie. Steht dort nichts davon, bleibt es für Sie bei der Grundfrist. Lesen Sie den ganzen Absatz.</p>
<h3>Das Gesetz</h3>
<p>Vier Wochen zum Fünfzehnten oder zum Ende eines Monats. In einer vereinbarten Probezeit von höchstens sechs Monaten sind es zwei Wochen zu jedem Tag. [1] Vier Wochen sind 28 Tage, kein Monat: Wer zum 31. März gehen will, muss spätestens am 3. März gekündigt haben.</p>
<h3>Der TVöD</h3>
<ul><li>in den ersten sechs Monaten: zwei Wochen zum Ende des Monats,</li><li>bis zu einem Jahr: ein Monat zum Ende des Monats,</li><li>danach zum Ende des Quartals: mit sechs Wochen, ab fünf Jahren mit drei Monaten, ab acht mit vier, ab zehn mit fünf, ab zwölf mit sechs Monaten. [2]</li></ul>
<p>Die AVR von Caritas und Diakonie haben ähnliche Staffeln.</p>
<h3>So kündigen Sie</h3>
<p>Schriftlich, mit eigenhändiger Unterschrift, auf Papier. [3] Es zählt der Tag, an dem das Schreiben ankommt. Geben Sie es ab und lassen Sie sich den Empfang bestätigen. Eine Begründung braucht es nicht, ein Dank schadet nie.</p>
<h3>Früher gehen</h3>
<p>Fragen Sie nach einem Aufhebungsvertrag. Mit Resturlaub und Überstunden wird aus sechs Wochen oft eine. Achtung: Wer danach keine neue Stelle hat, riskiert beim Arbeitslosengeld eine Sperrzeit. Melden Sie sich spätestens drei Monate vor dem Ende arbeitsuchend, sonst innerhalb von drei Tagen. [4]</p>
<h3>Wenn Ihnen gekündigt wurde</h3>
<p>Sie haben drei Wochen für eine Klage beim Arbeitsgericht. [5] Danach gilt die Kündigung, auch eine falsche. Holen Sie in der ersten Woche Rat.</p>
<h3>Österreich und die Schweiz</h3>
<p>In Österreich gelten für Angestellte meist ein Monat zum Monatsende, wenn Sie selbst kündigen; in der Schweiz ein Monat im ersten Dienstjahr, dann zwei, ab dem zehnten drei, jeweils auf das Ende eines Monats. Verträge und Kollektivverträge können abweichen.</p>`,
    sources: [
      'Bürgerliches Gesetzbuch, § 622',
      'TVöD, § 34',
      'Bürgerliches Gesetzbuch, § 623',
      'Sozialgesetzbuch III, § 38',
      'Kündigungsschutzgesetz, § 4',
    ],
  },
  en: {
    title: 'Working out your notice period',
    lead: 'Four weeks, six weeks or to the end of a quarter: when you can start with the new employer.',
    summary: [
      'Without an agreement: four weeks to the 15th or the end of a month, two weeks in probation.',
      'Under the TVöD the period grows with the years for you too, up to six months to a quarter’s end.',
      'Give notice on paper with a signature. An e-mail does not count.',
    ],
    bodyHtml: `<h3>Look it up first</h3>
<p>Three places decide your period, in this order: the collective agreement if it applies, the contract, the law. If the contract says that extended periods apply “to both sides”, the employer’s longer periods apply to you too. If it does not, the basic period remains yours. Read the whole paragraph.</p>
<h3>The law</h3>
<p>Four weeks to the fifteenth or to the end of a month. In an agreed probation of six months at most it is two weeks to any day. [1] Four weeks are 28 days, not a month: to leave on 31 March you must have given notice by 3 March.</p>
<h3>The TVöD</h3>
<ul><li>in the first six months: two weeks to the end of a month,</li><li>up to one year: one month to the end of a month,</li><li>after that to the end of a quarter: with six weeks, from five years on three months, from eight four, from ten five, from twelve six months. [2]</li></ul>
<p>The AVR of Caritas and Diakonie have similar scales.</p>
<h3>How to give notice</h3>
<p>In writing, with your own signature, on paper. [3] What counts is the day the letter arrives. Hand it in and have its receipt confirmed. No reason is needed, and thanks never hurt.</p>
<h3>Leaving earlier</h3>
<p>Ask for an agreement to end the contract. With remaining leave and overtime, six weeks often become one. Mind: without a new job you risk a waiting period for unemployment benefit. Report as looking for work at the latest three months before the end, otherwise within three days. [4]</p>
<h3>If you were given notice</h3>
<p>You have three weeks to go to the labour court. [5] After that the notice holds, even a wrong one. Get advice in the first week.</p>
<h3>Austria and Switzerland</h3>
<p>In Austria it is mostly one month to the end of a month if you leave yourself; in Switzerland one month in the first year, then two, from the tenth on three, each to the end of a month. Contracts and agreements may differ.</p>`,
    sources: [
      'Civil Code (BGB), § 622',
      'TVöD, § 34',
      'Civil Code (BGB), § 623',
      'Social Code III (SGB III), § 38',
      'Protection against Dismissal Act (KSchG), § 4',
    ],
  },
};
