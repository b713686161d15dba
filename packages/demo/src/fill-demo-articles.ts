import type { Db, Tx } from '@stellenvisite/db/client';
import { articles } from '@stellenvisite/db/schema/articles';
import { changedRoster } from './articles/changed-roster.ts';
import type { DemoArticle } from './articles/demo-article.ts';
import { doctorsRecognition } from './articles/doctors-recognition.ts';
import { goodAds } from './articles/good-ads.ts';
import { nightWork } from './articles/night-work.ts';
import { noticePeriod } from './articles/notice-period.ts';
import { nursesRecognition } from './articles/nurses-recognition.ts';
import { onePageCv } from './articles/one-page-cv.ts';
import { paySteps } from './articles/pay-steps.ts';
import { payslip } from './articles/payslip.ts';
import { quickAnswers } from './articles/quick-answers.ts';
import { trialDay } from './articles/trial-day.ts';
import { workingHours } from './articles/working-hours.ts';
import { createRandom } from './random.ts';

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

/** The guide of the demo: finished articles, in both languages. */
export async function fillDemoArticles(db: Db | Tx, { seed, now }: { seed: string; now: Date }): Promise<void> {
  await db.insert(articles).values(
    DEMO_ARTICLES.map(({ de, en, daysAgo, ...article }) => {
      const publishedAt = new Date(now.getTime() - daysAgo * DAY_MS);
      return {
        ...article,
        id: createRandom(`${seed}/article/${article.slug}`).uuid(),
        texts: { de: { ...de, authorRole: AUTHOR_ROLE.de }, en: { ...en, authorRole: AUTHOR_ROLE.en } },
        authorName: AUTHOR,
        publishedAt,
        createdAt: publishedAt,
        updatedAt: publishedAt,
      };
    }),
  );
}
