import type { DemoArticle } from './demo-article.ts';

export const paySteps: DemoArticle = {
  slug: 'stufenaufstieg-im-tvoed-p',
  topic: 'pay',
  category: 'nursing',
  drawing: 'payslip',
  jobSearch: 'category=nursing&q=TV%C3%B6D',
  daysAgo: 58,
  reads: 2480,
  de: {
    title: 'Stufenaufstieg im TVöD-P',
    lead: 'Gruppe, Stufe, Zulage: wie sich das Gehalt in der Pflege im öffentlichen Dienst zusammensetzt und wie Sie beim Wechsel nichts verlieren.',
    summary: [
      'Die Gruppe folgt aus der Tätigkeit, die Stufe aus der Zeit im Beruf.',
      'In der Pflege steigt man nach drei, sechs, zehn und fünfzehn Jahren auf.',
      'Beim Wechsel ist die Stufe Verhandlungssache: Klären Sie sie vor der Unterschrift.',
    ],
    bodyHtml: `<h3>Die Gruppe</h3>
<p>Die P-Tabelle reicht von P 5 bis P 16. Pflegehilfe liegt in P 5 und P 6, ausgebildete Pflegefachpersonen in P 7, mit schwierigeren Aufgaben in P 8, mit Fachweiterbildung in P 9, Leitungen darüber. Maßgeblich ist, was Sie tatsächlich tun, nicht, was auf dem Namensschild steht. [1]</p>
<h3>Die Stufe</h3>
<p>Wer neu anfängt, beginnt in den Gruppen P 7 bis P 16 in Stufe 2. Von da an zählt die Zeit in der Stufe: drei Jahre bis Stufe 3, noch einmal drei bis Stufe 4, vier bis Stufe 5, fünf bis Stufe 6. Bei besonders guter Leistung darf die Zeit verkürzt werden. [2] Teilzeit zählt voll, Elternzeit unterbricht, aber löscht nichts.</p>
<h3>Was dazukommt</h3>
<p>Die Pflegezulage, die Zulage für Schicht oder Wechselschicht, Zeitzuschläge für Nacht, Sonn- und Feiertag, die Jahressonderzahlung und die Betriebsrente. Zusammen sind das oft mehrere hundert Euro im Monat, vergleichen Sie deshalb nie nur die Tabelle.</p>
<h3>Wechsel zu einem anderen Arbeitgeber</h3>
<p>Hier geht am meisten verloren. Wer mindestens drei Jahre einschlägige Erfahrung mitbringt, kommt in der Regel in Stufe 3; darüber hinaus <em>kann</em> der Arbeitgeber frühere Zeiten anrechnen, wenn er Personal gewinnen will. [2] „Kann“ heißt: Er muss gefragt werden.</p>
<ul><li>Bringen Sie Zeugnisse über alle Zeiten mit, auch aus der Leiharbeit.</li><li>Fragen Sie: „In welche Gruppe und Stufe werde ich eingruppiert, und ab wann läuft die nächste?“</li><li>Lassen Sie es in den Vertrag schreiben.</li></ul>
<h3>AVR und Haustarife</h3>
<p>Caritas und Diakonie haben eigene Regelwerke (AVR), die ähnlich aufgebaut sind. Private Träger haben Haustarife oder keinen. Auf unseren Anzeigen steht der Tarif, wenn der Arbeitgeber ihn genannt hat, mit Gruppe und Stufe.</p>`,
    sources: [
      'TVöD, Anlage 1 (Entgeltordnung VKA), Teil B, Abschnitt XI',
      'TVöD, Besonderer Teil Krankenhäuser und §§ 16, 17 (Stufen der Entgelttabelle)',
    ],
  },
  en: {
    title: 'Pay steps in the TVöD-P',
    lead: 'Group, step, allowance: how pay in public-sector nursing is made up, and how to lose nothing when you change.',
    summary: [
      'The group follows from what you do, the step from your time in the job.',
      'In nursing you rise after three, six, ten and fifteen years.',
      'When you change, the step is negotiable: settle it before you sign.',
    ],
    bodyHtml: `<h3>The group</h3>
<p>The P table runs from P 5 to P 16. Nursing assistants are in P 5 and P 6, qualified nurses in P 7, with more difficult tasks in P 8, with specialist training in P 9, leaders above that. What counts is what you actually do, not what your badge says. [1]</p>
<h3>The step</h3>
<p>New staff in the groups P 7 to P 16 begin at step 2. From then on the time in a step counts: three years to step 3, three more to step 4, four to step 5, five to step 6. For particularly good work the time may be shortened. [2] Part-time counts in full; parental leave interrupts but deletes nothing.</p>
<h3>What comes on top</h3>
<p>The nursing allowance, the allowance for shift work, extra pay for nights, Sundays and public holidays, the annual bonus and the company pension. Together that is often several hundred euros a month, so never compare the table alone.</p>
<h3>Changing to another employer</h3>
<p>This is where most is lost. Whoever brings at least three years of relevant experience normally starts at step 3; beyond that the employer <em>may</em> count earlier time in order to win staff. [2] “May” means: you have to ask.</p>
<ul><li>Bring references for all your time, agency work included.</li><li>Ask: “Which group and step will I be in, and when does the next one begin?”</li><li>Have it written into the contract.</li></ul>
<h3>AVR and company agreements</h3>
<p>Caritas and Diakonie have rules of their own (AVR) that are built alike. Private employers have company agreements or none. Our ads name the agreement, with group and step, where the employer has stated it.</p>`,
    sources: [
      'TVöD, annex 1 (pay regulations VKA), part B, section XI',
      'TVöD, special part for hospitals and §§ 16, 17 (steps of the pay table)',
    ],
  },
};
