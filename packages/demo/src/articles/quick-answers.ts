import type { DemoArticle } from './demo-article.ts';

export const quickAnswers: DemoArticle = {
  slug: 'bewerbungen-schnell-beantworten',
  topic: 'employers',
  category: null,
  drawing: 'talk',
  jobSearch: '',
  daysAgo: 79,
  reads: 410,
  de: {
    title: 'Bewerbungen schnell beantworten, ohne mehr zu arbeiten',
    lead: 'Wer zuerst antwortet, führt das erste Gespräch. Ein Ablauf für Stationen und Praxen ohne Personalabteilung.',
    summary: [
      'Eine kurze Antwort am selben Tag ist besser als eine gute in zwei Wochen.',
      'Legen Sie fest, wer in Urlaub und Nachtdienst vertritt.',
      'Sagen Sie freundlich ab, und löschen Sie die Unterlagen nach etwa sechs Monaten.',
    ],
    bodyHtml: `<h3>Warum es eilt</h3>
<p>Menschen in der Pflege und in der Medizin bewerben sich selten bei einem Haus allein. Wer zuerst anruft, lernt sie zuerst kennen. Und wer gar nicht antwortet, hat nicht nur eine Bewerbung verloren: So etwas spricht sich auf Station herum.</p>
<h3>Ein Ablauf in vier Schritten</h3>
<ul><li><strong>Am selben Tag:</strong> „Danke, wir haben Ihre Bewerbung. Frau Yıldız meldet sich bis Donnerstag.“ Eine Vorlage genügt.</li><li><strong>Bis zum dritten Tag:</strong> entscheiden, ob es ein Gespräch gibt. Eine Stationsleitung und eine zweite Person, zehn Minuten.</li><li><strong>Bis zum fünften Tag:</strong> anrufen und zwei oder drei Termine anbieten, einen davon nach dem Frühdienst, einen per Video.</li><li><strong>Nach dem Gespräch:</strong> sagen, wann die Entscheidung fällt, und diesen Tag einhalten.</li></ul>
<h3>Ohne Personalabteilung</h3>
<p>In der Praxis liegt die Bewerbung sonst, bis die Chefin aus dem Urlaub kommt. Geben Sie zwei Menschen Zugang, und vereinbaren Sie, wer montags und donnerstags nachsieht. Mit Tags wie „sucht Teilzeit“ oder „ab April“ finden Sie gute Leute wieder, wenn die nächste Stelle frei wird; dafür brauchen Sie deren Einwilligung.</p>
<h3>Absagen</h3>
<p>Kurz, persönlich und ohne Gründe, die man missverstehen kann: „Wir haben uns für jemanden mit mehr Erfahrung in der Dialyse entschieden.“ Schreiben Sie nichts über Alter, Kinder oder Akzent. Ansprüche wegen Benachteiligung müssen innerhalb von zwei Monaten geltend gemacht werden [1]; so lange, mit etwas Reserve für eine Klage, sollten Sie die Unterlagen aufheben und dann löschen. Üblich sind sechs Monate.</p>
<h3>Messen</h3>
<p>Zwei Zahlen reichen: wie viele Tage bis zur ersten Antwort, und bei wie vielen Bewerbungen gar keine kam. Beide stehen in Ihrer Übersicht, und die Antwortzeit zeigen wir auch auf Ihrem Profil. Eine gute Zahl dort wirkt stärker als ein Imagefilm.</p>`,
    sources: ['Allgemeines Gleichbehandlungsgesetz, § 15 Abs. 4'],
  },
  en: {
    title: 'Answering applications quickly without working more',
    lead: 'Whoever answers first has the first interview. A routine for wards and practices without a personnel department.',
    summary: [
      'A short answer on the same day is better than a good one in two weeks.',
      'Settle who stands in during leave and night duty.',
      'Decline kindly, and delete the documents after about six months.',
    ],
    bodyHtml: `<h3>Why it is urgent</h3>
<p>People in nursing and medicine seldom apply to one employer alone. Whoever calls first meets them first. And whoever does not answer at all has lost more than one application: such things get around on the wards.</p>
<h3>A routine in four steps</h3>
<ul><li><strong>On the same day:</strong> “Thank you, we have your application. Ms Yıldız will be in touch by Thursday.” A template will do.</li><li><strong>By the third day:</strong> decide whether there will be an interview. A ward manager and a second person, ten minutes.</li><li><strong>By the fifth day:</strong> call and offer two or three times, one of them after the early shift, one by video.</li><li><strong>After the interview:</strong> say when the decision will be made, and keep that day.</li></ul>
<h3>Without a personnel department</h3>
<p>In a practice an application otherwise waits until the owner is back from leave. Give two people access and agree who looks on Mondays and Thursdays. With tags such as “wants part-time” or “from April” you find good people again when the next job is free; you need their consent for that.</p>
<h3>Declining</h3>
<p>Short, personal and without reasons that can be misread: “We have decided for somebody with more experience in dialysis.” Write nothing about age, children or accent. Claims for discrimination have to be made within two months [1]; keep the documents that long, with some reserve for a lawsuit, and delete them then. Six months are usual.</p>
<h3>Measuring</h3>
<p>Two figures are enough: how many days until the first answer, and how many applications got none. Both are in your overview, and we show the time to answer on your profile too. A good figure there works better than a promotional film.</p>`,
    sources: ['General Equal Treatment Act (AGG), § 15 (4)'],
  },
};
