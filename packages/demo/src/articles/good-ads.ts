import type { DemoArticle } from './demo-article.ts';

export const goodAds: DemoArticle = {
  slug: 'stellenanzeige-die-gelesen-wird',
  topic: 'employers',
  category: null,
  drawing: 'cv',
  jobSearch: '',
  daysAgo: 72,
  reads: 520,
  de: {
    title: 'Eine Stellenanzeige, die gelesen wird',
    lead: 'Dienste, Gehalt, Team: was Menschen im Gesundheitswesen zuerst wissen wollen, und welche Wörter Sie besser streichen.',
    summary: [
      'Nennen Sie Gehalt und Dienste zuerst: Daran entscheidet sich, wer weiterliest.',
      'Fordern Sie nur, was am ersten Tag nötig ist.',
      'Geschlecht, Alter und Herkunft haben in der Anzeige nichts zu suchen, auch nicht versteckt.',
    ],
    bodyHtml: `<h3>Der Titel</h3>
<p>Beruf, Fach, Umfang: „Pflegefachperson (m/w/d) Intensivstation, 50–100 %“. Wer „Teamplayer mit Herz“ in den Titel schreibt, wird nicht gefunden, denn danach sucht niemand.</p>
<h3>Gehalt</h3>
<p>Eine Spanne mit Tarif, Gruppe und Stufe ist besser als „attraktive Vergütung“. In Österreich ist das Mindestentgelt Pflicht. [1] Die EU-Richtlinie zur Entgelttransparenz verlangt, dass Bewerbende die Spanne rechtzeitig kennen, etwa aus der Anzeige oder vor dem Gespräch, und verbietet die Frage nach dem früheren Verdienst. Umzusetzen war sie bis zum 7. Juni 2026; ob und wie das in Ihrem Land schon gilt, sagt das nationale Gesetz. [2]</p>
<h3>Die Woche</h3>
<p>Zeigen Sie eine echte Woche: Früh, Spät, Nacht, frei. Sagen Sie, wie viele Nächte es im Monat höchstens sind, wie viele Wochenenden frei bleiben und wie viele Wochen vorher der Plan steht. Ehrlich wirkt stärker als schön.</p>
<h3>Aufgaben und Anforderungen</h3>
<p>Fünf Aufgaben, drei Anforderungen. Ist die Liste der Forderungen länger als die des Angebots, bewerben sich weniger. Trennen Sie, was nötig ist (Urkunde, Approbation), von dem, was man bei Ihnen lernen kann.</p>
<h3>Wörter, die schaden</h3>
<ul><li>„jung“, „junges Team“, „digital native“: Hinweise auf das Alter,</li><li>„Krankenschwester gesucht“: nur ein Geschlecht,</li><li>„Muttersprache Deutsch“: besser „Deutsch auf C1“,</li><li>„belastbar“ und „flexibel“: gelesen als „unterbesetzt“.</li></ul>
<p>Das Gleichbehandlungsgesetz verbietet Anzeigen, die jemanden ausschließen. [3] Unser Formular weist beim Schreiben darauf hin.</p>
<h3>Der Weg zur Bewerbung</h3>
<p>Ein Name, eine Telefonnummer, ein Versprechen: „Sie hören in fünf Tagen von uns.“ Und kein Anschreiben verlangen: Nach einem Nachtdienst schreibt das niemand.</p>`,
    sources: [
      'Gleichbehandlungsgesetz (Österreich), § 9 Abs. 2',
      'Richtlinie (EU) 2023/970, Artikel 5',
      'Allgemeines Gleichbehandlungsgesetz, § 11',
    ],
  },
  en: {
    title: 'A job ad that gets read',
    lead: 'Shifts, pay, team: what people in healthcare want to know first, and which words to strike out.',
    summary: [
      'Name pay and shifts first: they decide who reads on.',
      'Ask only for what is needed on the first day.',
      'Sex, age and origin have no place in an ad, not even between the lines.',
    ],
    bodyHtml: `<h3>The title</h3>
<p>Profession, field, hours: “Nurse (m/f/d) intensive care, 50–100 %”. An ad for a “team player with heart” is not found, because nobody searches for that.</p>
<h3>Pay</h3>
<p>A range with agreement, group and step is better than “attractive pay”. In Austria the minimum pay is mandatory. [1] The EU directive on pay transparency demands that applicants know the range in good time, from the ad or before the interview, and forbids asking about earlier pay. It was to be made national law by 7 June 2026; whether and how it applies in your country already is for that law to say. [2]</p>
<h3>The week</h3>
<p>Show a real week: early, late, night, off. Say how many nights a month there are at most, how many weekends stay free and how many weeks ahead the roster stands. Honest works better than pretty.</p>
<h3>Tasks and requirements</h3>
<p>Five tasks, three requirements. If the list of demands is longer than the offer, fewer people apply. Separate what is needed (certificate, licence) from what can be learnt with you.</p>
<h3>Words that harm</h3>
<ul><li>“young”, “young team”, “digital native”: hints at age,</li><li>“Krankenschwester” alone: one sex only,</li><li>“native German”: better “German at C1”,</li><li>“resilient” and “flexible”: read as “short of staff”.</li></ul>
<p>The Equal Treatment Act forbids ads that exclude people. [3] Our form points it out while you write.</p>
<h3>The way to apply</h3>
<p>A name, a phone number, a promise: “You will hear from us within five days.” And do not ask for a cover letter: after a night shift nobody writes one.</p>`,
    sources: [
      'Equal Treatment Act (Austria), § 9 (2)',
      'Directive (EU) 2023/970, article 5',
      'General Equal Treatment Act (AGG), § 11',
    ],
  },
};
