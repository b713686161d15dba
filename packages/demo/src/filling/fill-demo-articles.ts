import { pictureMarker } from '@stellenvisite/contract/content/articles.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Db, Tx } from '@stellenvisite/db/client';
import { articlePictures, articles } from '@stellenvisite/db/schema/content/articles';
import { changedRoster } from '../articles/changed-roster.ts';
import type { DemoArticle } from '../articles/demo-article.ts';
import { doctorsRecognition } from '../articles/doctors-recognition.ts';
import { goodAds } from '../articles/good-ads.ts';
import { nightWork } from '../articles/night-work.ts';
import { noticePeriod } from '../articles/notice-period.ts';
import { nursesRecognition } from '../articles/nurses-recognition.ts';
import { paySteps } from '../articles/pay-steps.ts';
import { payslip } from '../articles/payslip.ts';
import { workingHours } from '../articles/working-hours.ts';
import type { PictureStore } from '../market/insert-market.ts';
import { ARTICLE_SCENES } from '../pictures/article-scenes.ts';
import { HEIGHT, WIDTH } from '../pictures/drawing.ts';
import { createRandom } from '../random.ts';

const trialDay: DemoArticle = {
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

const quickAnswers: DemoArticle = {
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

const onePageCv: DemoArticle = {
  slug: 'lebenslauf-auf-einer-seite',
  topic: 'applying',
  category: 'medical',
  drawing: 'cv',
  jobSearch: 'category=medical',
  daysAgo: 37,
  reads: 1180,
  de: {
    title: 'Lebenslauf auf einer Seite',
    lead: 'Was Kliniken zuerst suchen, und was Sie weglassen dürfen. Mit einem Aufbau zum Übernehmen.',
    summary: [
      'Zuerst gesucht werden: Berufsbezeichnung, Urkunde, Bereiche, ab wann und in welchem Umfang.',
      'Foto, Geburtsdatum, Familienstand und Staatsangehörigkeit müssen nicht hinein.',
      'Nennen Sie keinen früheren Verdienst. Danach soll Sie niemand fragen.',
    ],
    bodyHtml: `<h3>Dreißig Sekunden</h3>
<p>Oft hat jemand in der Pflegedirektion oder im Sekretariat nicht mehr Zeit für den ersten Blick. Fünf Dinge müssen dann zu sehen sein: Was sind Sie? Dürfen Sie den Beruf ausüben? Wo haben Sie gearbeitet? Ab wann können Sie? Wie viele Stunden? Alles andere hat im Gespräch Platz.</p>
<h3>Der Aufbau</h3>
<ul><li><strong>Kopf:</strong> Name, Ort, Telefon, E-Mail. Darunter ein Satz: „Medizinische Technologin für Radiologie, 8 Jahre CT und MRT, ab 1. März, 30 Stunden.“</li><li><strong>Urkunde:</strong> Berufsbezeichnung, Ausstellungsjahr, Land. Dazu Fachkunden, etwa im Strahlenschutz, mit dem Datum der letzten Aktualisierung.</li><li><strong>Stationen:</strong> die neueste zuerst, mit Monat und Jahr, Haus, Bereich, Zahl der Betten oder Geräte. Zwei Punkte zu dem, was Sie konnten und taten.</li><li><strong>Können:</strong> Geräte, Verfahren, Programme, Sprachen mit Stufe.</li><li><strong>Fortbildungen:</strong> nur die der letzten fünf Jahre.</li></ul>
<h3>Was weg kann</h3>
<p>Foto, Geburtsdatum, Familienstand, Religion und Staatsangehörigkeit: Sie müssen nichts davon angeben, und das Gleichbehandlungsgesetz will, dass es keine Rolle spielt. [1] Ausnahme: Bei kirchlichen Trägern kann die Konfession eine Rolle spielen, und wer eine Arbeitserlaubnis braucht, sagt es besser gleich. Weg können auch die Grundschule, der Führerschein ohne Bezug zur Stelle und „sicherer Umgang mit Word“.</p>
<h3>Lücken</h3>
<p>Eine Lücke ist kein Makel. „Elternzeit“, „Pflege eines Angehörigen“, „Weltreise“: ein paar Wörter, und die Frage ist beantwortet.</p>
<h3>Die Datei</h3>
<p>Ein PDF mit einer Seite, nach vielen Stationen mit höchstens zwei; der Name der Datei ist Ihr Name. Keine Tabellen mit versteckten Linien und keine Bilder statt Text: Programme, die Lebensläufe lesen, kommen damit schlecht zurecht, und Menschen mit Vorleseprogramm auch.</p>`,
    sources: ['Allgemeines Gleichbehandlungsgesetz, §§ 1 und 7'],
  },
  en: {
    title: 'A CV on one page',
    lead: 'What hospitals look for first, and what you may leave out. With a layout to take over.',
    summary: [
      'Looked for first: your profession, your certificate, your fields, from when and for how many hours.',
      'Photo, date of birth, marital status and nationality need not be in it.',
      'Name no earlier pay. Nobody should ask you for it.',
    ],
    bodyHtml: `<h3>Thirty seconds</h3>
<p>Often somebody in nursing management or in an office has no longer than that for a first look. Five things have to be visible then: What are you? May you practise? Where have you worked? When can you start? How many hours? Everything else is for the interview.</p>
<h3>The layout</h3>
<ul><li><strong>Head:</strong> name, town, phone, e-mail. Below it one sentence: “Radiographer, 8 years of CT and MRI, from 1 March, 30 hours.”</li><li><strong>Certificate:</strong> professional title, year, country. Add qualifications such as radiation protection with the date of the last refresher.</li><li><strong>Posts:</strong> the newest first, with month and year, employer, field, number of beds or devices. Two points on what you could and did do.</li><li><strong>Skills:</strong> devices, methods, programs, languages with level.</li><li><strong>Training:</strong> only of the last five years.</li></ul>
<h3>What can go</h3>
<p>Photo, date of birth, marital status, religion and nationality: you need not state any of it, and the Equal Treatment Act wants it to play no part. [1] Exceptions: church employers may heed denomination, and whoever needs a work permit had better say so at once. Primary school, a driving licence the job does not need and “proficient in Word” can go too.</p>
<h3>Gaps</h3>
<p>A gap is no blemish. “Parental leave”, “care of a relative”, “travelling” are a few words, and the question is answered.</p>
<h3>The file</h3>
<p>One PDF of one page, after many posts of two at most, with your name as its file name. No tables with hidden lines and no pictures instead of text: programs that read CVs cope badly with them, and so do people who use a screen reader.</p>`,
    sources: ['General Equal Treatment Act (AGG), §§ 1 and 7'],
  },
};

export const DEMO_ARTICLES: readonly DemoArticle[] = [
  nightWork,
  payslip,
  changedRoster,
  trialDay,
  doctorsRecognition,
  onePageCv,
  workingHours,
  nursesRecognition,
  paySteps,
  noticePeriod,
  goodAds,
  quickAnswers,
];

const AUTHOR = 'Redaktion Stellenvisite';
const AUTHOR_ROLE = { de: 'Redaktion', en: 'Editors' };

type FillDemoArticles = { seed: string; now: Date; store: PictureStore };

/** The guide of the demo: finished articles, in both languages, each with a picture in its text. */
export async function fillDemoArticles(db: Db | Tx, { seed, now, store }: FillDemoArticles): Promise<void> {
  for (const { de, en, daysAgo, ...article } of DEMO_ARTICLES) {
    const publishedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const id = createRandom(`${seed}/article/${article.slug}`).uuid();
    await db.insert(articles).values({
      ...article,
      id,
      texts: {
        de: { ...de, bodyHtml: withPicture(de.bodyHtml), authorRole: AUTHOR_ROLE.de },
        en: { ...en, bodyHtml: withPicture(en.bodyHtml), authorRole: AUTHOR_ROLE.en },
      },
      authorName: AUTHOR,
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    });
    await putPicture(db, { id, slug: article.slug, seed, publishedAt, store });
  }
}

/** Before the second heading: the reader knows by then what it is about. */
function withPicture(bodyHtml: string): string {
  const second = bodyHtml.indexOf('<h3>', bodyHtml.indexOf('<h3>') + 1);
  return `${bodyHtml.slice(0, second)}<p>${pictureMarker(1)}</p>\n${bodyHtml.slice(second)}`;
}

type PutPicture = { id: string; slug: string; seed: string; publishedAt: Date; store: PictureStore };

async function putPicture(db: Db | Tx, { id, slug, seed, publishedAt, store }: PutPicture): Promise<void> {
  const scene = ARTICLE_SCENES[slug];
  if (!scene) throw new Error(`The article ${slug} has no picture.`);
  const random = createRandom(`${seed}/article-picture/${slug}`);
  const storageKey = `demo/articles/${slug}.svg`;
  const contentType = 'image/svg+xml';
  await store.put(storageKey, new TextEncoder().encode(scene.draw(random)), contentType);
  await db.insert(articlePictures).values({
    id: random.uuid(),
    articleId: id,
    number: 1,
    isCover: false,
    alt: scene.alt,
    caption: scene.caption,
    storageKey,
    contentType,
    width: WIDTH,
    height: HEIGHT,
    status: 'ready',
    name: `${slug}.svg`,
    createdAt: publishedAt,
  });
}
