import type { DemoArticle } from './demo-article.ts';

export const nursesRecognition: DemoArticle = {
  slug: 'anerkennung-als-pflegefachperson',
  topic: 'recognition',
  category: 'nursing',
  drawing: 'certificate',
  jobSearch: 'category=nursing&q=Anerkennung',
  daysAgo: 51,
  reads: 870,
  de: {
    title: 'Anerkennung als Pflegefachperson: der Weg in sechs Schritten',
    lead: 'Vom Antrag bis zur Urkunde, mit Anpassungslehrgang oder Kenntnisprüfung. Und was der Arbeitgeber dabei tun kann.',
    summary: [
      'Zuständig ist die Behörde des Bundeslandes, in dem Sie arbeiten wollen.',
      'Fehlt etwas, wählen Sie selbst: Anpassungslehrgang oder Kenntnisprüfung.',
      'Bis zur Urkunde arbeiten Sie als Pflegehilfskraft, und so müssen Sie auch eingesetzt werden.',
    ],
    bodyHtml: `<h3>1. Wohin</h3>
<p>Entscheiden Sie zuerst über das Bundesland, denn dessen Behörde ist zuständig. Auf „anerkennung-in-deutschland.de“ nennt ein Finder die richtige Stelle, die Kosten und die Unterlagen. Die Beratung dort und bei den IQ-Stellen ist kostenlos.</p>
<h3>2. Unterlagen</h3>
<p>Diplom, Fächer und Stunden der Ausbildung, Zeugnisse über die Arbeit, Registrierung im Heimatland, Pass. Alles als beglaubigte Kopie mit Übersetzung. Schicken Sie nie Originale.</p>
<h3>3. Bescheid</h3>
<p>Abschlüsse aus der EU als allgemeine Pflegefachperson werden in der Regel ohne Vergleich anerkannt. Bei anderen vergleicht die Behörde, Ihre Erfahrung zählt mit. [1] Der Bescheid nennt, was fehlt. Er ist auch die Grundlage für das Visum. [2]</p>
<h3>4. Ausgleich</h3>
<ul><li><strong>Anpassungslehrgang:</strong> einige Monate Praxis und Unterricht, am Ende ein Gespräch. Gut, wenn Sie Zeit und ein Team zum Lernen wollen.</li><li><strong>Kenntnisprüfung:</strong> ein mündlicher und ein praktischer Teil am Bett. Gut, wenn Sie schnell sein wollen und gern geprüft werden.</li></ul>
<p>Sie wählen, nicht der Arbeitgeber.</p>
<h3>5. Sprache</h3>
<p>Verlangt wird meist B2, in vielen Ländern als eigene Prüfung für die Pflege. Fragen Sie, ob der Arbeitgeber den Kurs bezahlt und ob er als Arbeitszeit zählt.</p>
<h3>6. Urkunde</h3>
<p>Mit ihr dürfen Sie sich Pflegefachfrau, Pflegefachmann oder Pflegefachperson nennen, und ab dann gilt das Gehalt der Fachkraft. Lassen Sie sich zusichern, dass es ab dem Tag der Urkunde gezahlt wird.</p>
<h3>Was gute Arbeitgeber tun</h3>
<p>Sie übernehmen Gebühren, Kurs und Wohnung für den Anfang, stellen eine Person an Ihre Seite und schreiben auf, was Sie zurückzahlen müssten, wenn Sie gehen. Vorsicht bei hohen Summen und langen Bindungen: Lassen Sie solche Verträge vor der Unterschrift prüfen, zum Beispiel bei „Faire Integration“.</p>`,
    sources: ['Pflegeberufegesetz, § 40', 'Aufenthaltsgesetz, §§ 16d und 81a'],
  },
  en: {
    title: 'Recognition as a nurse: the way in six steps',
    lead: 'From the application to the certificate, with an adaptation course or a knowledge test. And what the employer can do.',
    summary: [
      'Responsible is the authority of the federal state you want to work in.',
      'If something is missing you choose: adaptation course or knowledge test.',
      'Until the certificate you work as a nursing assistant, and must be deployed as one.',
    ],
    bodyHtml: `<h3>1. Where to</h3>
<p>Decide on the federal state first, because its authority is responsible. The finder on “anerkennung-in-deutschland.de” names the right office, the costs and the documents. Advice there and at the IQ offices is free.</p>
<h3>2. Documents</h3>
<p>Diploma, subjects and hours of your training, references, registration in your home country, passport. All as certified copies with translations. Never send originals.</p>
<h3>3. The notice</h3>
<p>Degrees from the EU as a nurse responsible for general care are normally recognised without a comparison. Others are compared, and your experience counts. [1] The notice names what is missing. It is also the basis for a visa. [2]</p>
<h3>4. Compensation</h3>
<ul><li><strong>Adaptation course (Anpassungslehrgang):</strong> some months of practice and lessons, a talk at the end. Good if you want time and a team to learn with.</li><li><strong>Knowledge test (Kenntnisprüfung):</strong> an oral and a practical part at the bedside. Good if you want to be quick and do not mind being tested.</li></ul>
<p>You choose, not the employer.</p>
<h3>5. Language</h3>
<p>Mostly B2, in many states as a test of its own for nursing. Ask whether the employer pays for the course and whether it counts as working time.</p>
<h3>6. The certificate</h3>
<p>With it you may call yourself Pflegefachfrau, Pflegefachmann or Pflegefachperson, and from then on you are paid as a qualified nurse. Have it promised that this begins on the day of the certificate.</p>
<h3>What good employers do</h3>
<p>They pay fees, course and a flat for the beginning, give you somebody at your side, and write down what you would have to pay back if you left. Beware of large sums and long commitments: have such contracts checked before you sign, for instance by “Faire Integration”.</p>`,
    sources: [
      'Nursing Professions Act (Pflegeberufegesetz), § 40',
      'Residence Act (Aufenthaltsgesetz), §§ 16d and 81a',
    ],
  },
};
