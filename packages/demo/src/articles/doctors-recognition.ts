import type { DemoArticle } from './demo-article.ts';

export const doctorsRecognition: DemoArticle = {
  slug: 'approbation-mit-auslaendischem-abschluss',
  topic: 'recognition',
  category: 'doctors',
  drawing: 'certificate',
  jobSearch: 'category=doctors&q=Assistenzarzt',
  daysAgo: 30,
  reads: 1320,
  de: {
    title: 'Mit ausländischem Abschluss zur Approbation',
    lead: 'Gleichwertigkeit, Fachsprachprüfung, Berufserlaubnis: die Schritte in der Reihenfolge, in der sie kommen.',
    summary: [
      'Abschlüsse aus der EU, dem EWR und der Schweiz werden meist ohne Prüfung des Inhalts anerkannt.',
      'Sonst prüft die Behörde, ob das Studium gleichwertig ist; wenn nicht, hilft die Kenntnisprüfung.',
      'Mit einer Berufserlaubnis können Sie bis zu zwei Jahre arbeiten, während das Verfahren läuft.',
    ],
    bodyHtml: `<h3>Wer zuständig ist</h3>
<p>Die Approbation erteilt eine Behörde des Bundeslandes, in dem Sie arbeiten wollen. Einen Antrag können Sie auch stellen, bevor Sie in Deutschland sind; eine Zusage eines Krankenhauses hilft, ist aber nicht immer nötig.</p>
<h3>Abschluss aus EU, EWR oder Schweiz</h3>
<p>Hier gilt die Richtlinie 2005/36/EG: Steht Ihr Abschluss in ihrem Anhang und haben Sie nach dem Beitritt Ihres Landes zu studieren begonnen, wird er anerkannt, ohne dass jemand die Fächer vergleicht. [1] Sie brauchen noch den Nachweis der Sprache, der Gesundheit und der Straffreiheit.</p>
<h3>Abschluss aus einem anderen Land</h3>
<p>Die Behörde vergleicht Ihr Studium mit dem deutschen. Fehlt Wesentliches, zählt Ihre Berufserfahrung mit. Reicht sie nicht, legen Sie die Kenntnisprüfung ab: mündlich und praktisch, mit Schwerpunkt auf Innerer Medizin und Chirurgie. Sie können auch gleich auf den Vergleich verzichten und zur Prüfung gehen; das geht oft schneller. [2]</p>
<h3>Die Sprache</h3>
<p>Verlangt werden allgemeines Deutsch auf B2 und die Fachsprachprüfung auf C1 bei der Ärztekammer: ein Gespräch mit einer Patientin oder einem Patienten, ein Arztbrief, ein Gespräch mit ärztlichem Gegenüber, zusammen etwa eine Stunde. Üben Sie den Arztbrief mit der Uhr.</p>
<h3>Arbeiten, bevor alles fertig ist</h3>
<p>Mit der Berufserlaubnis dürfen Sie befristet arbeiten, höchstens zwei Jahre, oft nur an einer bestimmten Stelle und unter Aufsicht. [3] Sie ist keine Approbation: Die Weiterbildung zum Facharzt oder zur Fachärztin wird damit nicht überall voll angerechnet; fragen Sie die Ärztekammer vorher.</p>
<h3>Was Sie jetzt sammeln</h3>
<ul><li>Diplom und Fächer- und Stundenübersicht, beglaubigt und von vereidigten Übersetzern übersetzt,</li><li>Bescheinigung der Heimatbehörde, dass Sie dort arbeiten dürfen (Certificate of Good Standing, meist höchstens drei Monate alt),</li><li>Lebenslauf ohne Lücken, Geburtsurkunde, Pass,</li><li>Führungszeugnis und ärztliche Bescheinigung, erst kurz vor der Erteilung.</li></ul>
<h3>Wie lange es dauert</h3>
<p>Sind alle Unterlagen da, soll die Behörde in drei bis vier Monaten entscheiden. In der Praxis dauert es mit Prüfungen oft ein Jahr. In Ihrem Profil und in der Bewerbung können Sie „Anerkennung läuft“ angeben. Ob ein Arbeitgeber darauf wartet, steht in den Anforderungen der Anzeige; sonst fragen Sie vorher.</p>`,
    sources: [
      'Richtlinie 2005/36/EG über die Anerkennung von Berufsqualifikationen',
      'Bundesärzteordnung, § 3; Approbationsordnung für Ärzte, § 37',
      'Bundesärzteordnung, § 10',
    ],
  },
  en: {
    title: 'From a foreign degree to the German licence',
    lead: 'Equivalence, medical language test, temporary permit: the steps in the order in which they come.',
    summary: [
      'Degrees from the EU, the EEA and Switzerland are mostly recognised without comparing their content.',
      'Otherwise the authority compares your studies; if something is missing, there is the knowledge test.',
      'With a temporary permit (Berufserlaubnis) you can work for up to two years meanwhile.',
    ],
    bodyHtml: `<h3>Who is responsible</h3>
<p>The licence (Approbation) is granted by an authority of the federal state you want to work in. You can apply before you are in Germany; a hospital’s offer helps but is not always needed.</p>
<h3>A degree from the EU, the EEA or Switzerland</h3>
<p>Here Directive 2005/36/EC applies: if your degree is in its annex and you began your studies after your country joined, it is recognised without anybody comparing subjects. [1] You still need proof of language, health and good conduct.</p>
<h3>A degree from another country</h3>
<p>The authority compares your studies with the German ones. If something essential is missing, your experience counts. If that is not enough you take the knowledge test (Kenntnisprüfung): oral and practical, centred on internal medicine and surgery. You may also do without the comparison and go to the test at once, which is often quicker. [2]</p>
<h3>The language</h3>
<p>You need general German at B2 and the medical language test (Fachsprachprüfung) at C1 at the medical chamber: a talk with a patient, a medical letter, a talk among colleagues, about an hour together. Practise the letter with a clock.</p>
<h3>Working before all is done</h3>
<p>With the temporary permit (Berufserlaubnis) you may work for a limited time, two years at most, often in one place only and under supervision. [3] It is not a licence: specialist training is not counted in full everywhere with it; ask the chamber first.</p>
<h3>What to collect now</h3>
<ul><li>degree and list of subjects and hours, certified and translated by sworn translators,</li><li>certificate of your home authority that you may practise there (certificate of good standing, mostly at most three months old),</li><li>a CV without gaps, birth certificate, passport,</li><li>police record and medical certificate, only shortly before the licence is granted.</li></ul>
<h3>How long it takes</h3>
<p>Once all documents are there, the authority should decide in three to four months. With tests it often takes a year in practice. In your profile and in an application you can state “recognition pending”. Whether an employer will wait for it is in the requirements of the ad; if not, ask first.</p>`,
    sources: [
      'Directive 2005/36/EC on the recognition of professional qualifications',
      'Federal Medical Code (Bundesärzteordnung), § 3; licensing regulations (ÄApprO), § 37',
      'Federal Medical Code (Bundesärzteordnung), § 10',
    ],
  },
};
