import type { DemoArticle } from './demo-article.ts';

export const nightWork: DemoArticle = {
  slug: 'dauernachtwache',
  topic: 'roster',
  category: 'nursing',
  drawing: 'night_room',
  jobSearch: 'q=Nachtdienst&shift=night&category=nursing',
  daysAgo: 3,
  reads: 2140,
  de: {
    title: 'Dauernachtwache: was sie bringt, was sie kostet',
    lead: 'Mehr Ruhe, mehr Zuschläge, mehr Freizeit am Stück. Und ein Körper, der gegen die Uhr arbeitet. Eine ehrliche Rechnung, bevor Sie unterschreiben.',
    summary: [
      'Zuschläge für Nachtarbeit sind bis 25 Prozent steuerfrei, zwischen 0 und 4 Uhr bis 40 Prozent.',
      'Im TVöD für Krankenhäuser geben 600 Nachtstunden im Jahr vier Tage Zusatzurlaub.',
      'Sie haben ein Recht auf eine ärztliche Untersuchung: vor dem Beginn und dann alle drei Jahre, ab 50 jedes Jahr.',
    ],
    bodyHtml: `<h3>Wer Dauernacht arbeitet</h3>
<p>Auf den meisten Stationen wechseln die Dienste: früh, spät, nachts, frei. Wer Dauernacht arbeitet, steigt aus diesem Wechsel aus und übernimmt nur noch Nächte, meist drei bis vier am Stück. Gesucht wird die Dauernachtwache vor allem in Pflegeheimen, auf internistischen Stationen und in der außerklinischen Intensivpflege. Viele Verträge laufen in Teilzeit.</p>
<h3>Was es bringt</h3>
<p>Nachtzeit ist nach dem Gesetz die Zeit von 23 bis 6 Uhr, im TVöD schon ab 21 Uhr. [1] Dafür gibt es einen Zuschlag auf den Stundenlohn oder freie Tage. Wie hoch der Zuschlag ist, steht im Tarif oder im Vertrag; im TVöD sind es 20 Prozent. Das Finanzamt lässt bis zu 25 Prozent steuerfrei, zwischen 0 und 4 Uhr bis zu 40 Prozent, wenn der Dienst vor Mitternacht begann. [2]</p>
<p>Dazu kommt Zeit: Wer im Jahr 600 Nachtstunden leistet, bekommt im TVöD für Krankenhäuser vier Tage Zusatzurlaub. [3] Und nach einem Block aus vier Nächten liegen oft drei freie Tage am Stück.</p>
<h3>Was es kostet</h3>
<p>Der Körper gewöhnt sich nur zum Teil an die Nacht. Schlaf am Tag ist kürzer und leichter, und mit der Zahl der Nächte am Stück steigt die Zahl der Fehler. Deshalb setzt das Arbeitszeitgesetz Grenzen:</p>
<ul><li>im Schnitt höchstens acht Stunden je Nacht; zehn nur, wenn es innerhalb eines Monats ausgeglichen wird,</li><li>eine Untersuchung vor dem Beginn und dann mindestens alle drei Jahre, ab dem 50. Geburtstag jedes Jahr; die Kosten trägt der Arbeitgeber,</li><li>einen Wechsel in den Tagdienst, wenn die Nacht die Gesundheit gefährdet oder wenn Sie ein Kind unter zwölf Jahren oder einen schwer pflegebedürftigen Angehörigen versorgen und dringende betriebliche Gründe nicht dagegen sprechen. [1]</li></ul>
<h3>So teilt man Nächte gut ein</h3>
<p>Kurze Blöcke mit festem Frei danach sind besser als lange. Drei Nächte und dann mindestens zwei freie Tage sind ein guter Anfang; sieben Nächte am Stück sind für fast alle zu viel. Planen Sie am ersten freien Tag nichts außer Schlaf.</p>
<h3>Fragen vor der Zusage</h3>
<ul><li>Wie viele Menschen betreue ich nachts, und wer kommt, wenn ich rufe?</li><li>Wie viele Nächte am Stück stehen höchstens im Dienstplan?</li><li>Kann ich zurück in den Wechseldienst, und mit welcher Frist?</li><li>Wann und wo ist die Untersuchung, und zählt sie als Arbeitszeit?</li></ul>`,
    sources: [
      'Arbeitszeitgesetz, §§ 2 und 6',
      'Einkommensteuergesetz, § 3b',
      'TVöD, Besonderer Teil Krankenhäuser (BT-K), Zusatzurlaub für Nachtarbeit',
    ],
  },
  en: {
    title: 'Permanent night duty: what it brings, what it costs',
    lead: 'More quiet, more extra pay, more free days in a row. And a body that works against the clock. An honest account before you sign.',
    summary: [
      'Extra pay for night work is free of tax up to 25 per cent, between midnight and 4 a.m. up to 40 per cent.',
      'Under the TVöD for hospitals, 600 night hours a year earn four days of additional leave.',
      'You have a right to a medical check-up: before you begin and then every three years, from 50 on every year.',
    ],
    bodyHtml: `<h3>Who works nights only</h3>
<p>On most wards the shifts rotate: early, late, night, off. People on permanent nights leave that rotation and take only nights, mostly three or four in a row. They are wanted above all in care homes, on internal medicine wards and in intensive care at home. Many of these contracts are part-time.</p>
<h3>What it brings</h3>
<p>By law, night is from 11 p.m. to 6 a.m.; under the TVöD it begins at 9 p.m. [1] It earns extra pay or days off. How much is written in the collective agreement or the contract; in the TVöD it is 20 per cent. Up to 25 per cent stay free of tax, between midnight and 4 a.m. up to 40 per cent if the shift began before midnight. [2]</p>
<p>There is time on top: 600 night hours in a year earn four days of additional leave under the TVöD for hospitals. [3] And after a block of four nights there are often three days off in a row.</p>
<h3>What it costs</h3>
<p>The body gets used to the night only in part. Sleep by day is shorter and lighter, and with the number of nights in a row the number of mistakes rises. That is why the Working Hours Act sets limits:</p>
<ul><li>eight hours a night on average at most; ten only if it is balanced within a month,</li><li>a check-up before you begin and at least every three years, from your 50th birthday on every year, paid by the employer,</li><li>a move to day work if nights endanger your health, or if you look after a child under twelve or a relative in serious need of care, unless urgent reasons of the employer stand against it. [1]</li></ul>
<h3>How to plan nights well</h3>
<p>Short blocks with fixed time off are better than long ones. Three nights and then at least two days off are a good start; seven nights in a row are too many for nearly everybody. Plan nothing but sleep for the first day off.</p>
<h3>Questions before you say yes</h3>
<ul><li>How many people do I look after at night, and who comes when I call?</li><li>How many nights in a row does the roster have at most?</li><li>Can I go back to rotating shifts, and with what notice?</li><li>When and where is the check-up, and does it count as working time?</li></ul>`,
    sources: [
      'Working Hours Act (Arbeitszeitgesetz), §§ 2 and 6',
      'Income Tax Act (Einkommensteuergesetz), § 3b',
      'TVöD, special part for hospitals (BT-K), additional leave for night work',
    ],
  },
};
