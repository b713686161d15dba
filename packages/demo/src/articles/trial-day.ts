import type { DemoArticle } from './demo-article.ts';

export const trialDay: DemoArticle = {
  slug: 'hospitation',
  topic: 'applying',
  category: 'mfa',
  drawing: 'talk',
  jobSearch: 'category=mfa',
  daysAgo: 23,
  reads: 940,
  de: {
    title: 'Hospitation statt Vorstellungsgespräch',
    lead: 'Vier Stunden auf Station oder in der Praxis. Worauf Sie achten, was Sie fragen, was bezahlt wird.',
    summary: [
      'Eine Hospitation ist zum Kennenlernen da: Sie schauen zu und arbeiten nicht nach Anweisung.',
      'Wer mitarbeitet wie alle anderen, hat Anspruch auf Lohn.',
      'Sprechen Sie mit den Menschen, mit denen Sie arbeiten würden, nicht nur mit der Leitung.',
    ],
    bodyHtml: `<h3>Was eine Hospitation ist</h3>
<p>Ein Gespräch zeigt, wie ein Haus sich darstellt. Vier Stunden im Spätdienst zeigen, wie es ist. Bei einer Hospitation begleiten Sie jemanden, stellen Fragen und schauen zu. Sie haben keine Pflichten und keinen Platz im Dienstplan.</p>
<h3>Was bezahlt wird</h3>
<p>Für reines Zuschauen gibt es keinen Lohn, viele Arbeitgeber zahlen aber Fahrt und Essen. Wer dagegen nach Anweisung mitarbeitet, feste Zeiten hat und gebraucht wird, arbeitet zur Probe und hat Anspruch auf Lohn, mindestens auf den Mindestlohn. Einen Unfall an einem Probetag deckt die gesetzliche Unfallversicherung, das hat das Bundessozialgericht 2019 entschieden. [1]</p>
<h3>Vorher klären</h3>
<ul><li>Wie lange, wann, bei wem melde ich mich?</li><li>Was soll ich mitbringen (Kleidung, Schuhe, Impfausweis)?</li><li>Bekomme ich eine Vereinbarung mit einem Satz zur Schweigepflicht?</li></ul>
<h3>Worauf Sie achten</h3>
<ul><li>Wie wird übergeben: in Ruhe oder auf dem Flur?</li><li>Wie spricht das Team mit den Menschen, die es versorgt, und wie untereinander?</li><li>Machen alle Pause?</li><li>Hängt der Dienstplan aus, und für wie viele Wochen?</li><li>Was geschieht, wenn es klingelt und niemand frei ist?</li></ul>
<h3>Vier gute Fragen an das Team</h3>
<ul><li>Was hat sich im letzten Jahr verbessert?</li><li>Wer ist zuletzt gegangen, und warum?</li><li>Wie läuft die Einarbeitung wirklich?</li><li>Würden Sie noch einmal hier anfangen?</li></ul>
<h3>Danach</h3>
<p>Schreiben Sie am selben Abend drei Sätze auf: was gut war, was Sie gestört hat, was offen ist. Nach der dritten Hospitation wissen Sie sonst nicht mehr, wo die nette Übergabe war.</p>`,
    sources: ['Bundessozialgericht, Urteil vom 20.08.2019, B 2 U 1/18 R'],
  },
  en: {
    title: 'A trial day instead of an interview',
    lead: 'Four hours on the ward or in the practice. What to look for, what to ask, what is paid.',
    summary: [
      'A Hospitation is for getting to know each other: you watch and do not work to instructions.',
      'Whoever works like everybody else has a right to pay.',
      'Talk to the people you would work with, not only to the manager.',
    ],
    bodyHtml: `<h3>What a Hospitation is</h3>
<p>An interview shows how an employer presents itself. Four hours in a late shift show what it is like. In a Hospitation you go along with somebody, ask questions and watch. You have no duties and no place in the roster.</p>
<h3>What is paid</h3>
<p>Merely watching is not paid, though many employers pay for travel and a meal. Whoever works to instructions, has fixed times and is needed works on trial and has a right to pay, at least the minimum wage. An accident on a trial day is covered by statutory accident insurance; the Federal Social Court decided so in 2019. [1]</p>
<h3>Settle beforehand</h3>
<ul><li>How long, when, and whom do I report to?</li><li>What shall I bring (clothes, shoes, vaccination record)?</li><li>Is there an agreement with a sentence about confidentiality?</li></ul>
<h3>What to look for</h3>
<ul><li>How is the handover done: calmly or in the corridor?</li><li>How does the team talk to the people it looks after, and to each other?</li><li>Does everybody take a break?</li><li>Is the roster up, and for how many weeks?</li><li>What happens when a bell rings and nobody is free?</li></ul>
<h3>Four good questions to the team</h3>
<ul><li>What has got better in the last year?</li><li>Who left last, and why?</li><li>How does the induction really go?</li><li>Would you start here again?</li></ul>
<h3>Afterwards</h3>
<p>Write down three sentences the same evening: what was good, what bothered you, what is open. After the third trial day you will not remember where the kind handover was.</p>`,
    sources: ['Federal Social Court, judgment of 20.08.2019, B 2 U 1/18 R'],
  },
};
