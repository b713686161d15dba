import { pictureMarker } from '@stellenvisite/contract/article-pictures';
import type { Db, Tx } from '@stellenvisite/db/client';
import { articlePictures, articles } from '@stellenvisite/db/schema/articles';
import { changedRoster } from '../articles/changed-roster.ts';
import type { DemoArticle } from '../articles/demo-article.ts';
import { doctorsRecognition } from '../articles/doctors-recognition.ts';
import { goodAds } from '../articles/good-ads.ts';
import { nightWork } from '../articles/night-work.ts';
import { noticePeriod } from '../articles/notice-period.ts';
import { nursesRecognition } from '../articles/nurses-recognition.ts';
import { onePageCv } from '../articles/one-page-cv.ts';
import { paySteps } from '../articles/pay-steps.ts';
import { payslip } from '../articles/payslip.ts';
import { quickAnswers } from '../articles/quick-answers.ts';
import { trialDay } from '../articles/trial-day.ts';
import { workingHours } from '../articles/working-hours.ts';
import type { PictureStore } from '../market/insert-market.ts';
import { ARTICLE_SCENES } from '../pictures/article-scenes.ts';
import { HEIGHT, WIDTH } from '../pictures/drawing.ts';
import { createRandom } from '../random.ts';

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

const DAY_MS = 86_400_000;
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
