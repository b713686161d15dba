import { type LegalBlock, list, paragraph } from '../legal-document.ts';

/**
 * Terms of use and general terms owe the same explanation (Art. 27 DSA, Art. 5 of Regulation (EU) 2019/1150). The points
 * are those of `packages/core/src/jobs/job-order.ts`: change both together.
 */
export const rankingBlocksEn: readonly LegalBlock[] = [
  paragraph(
    'You choose how search results are sorted: by relevance, newest or oldest first, pay high or low, title A–Z or Z–A. Only what fits your keywords and filters and lies in the chosen place or its radius is ever shown. Relevance is the default. It counts points:',
  ),
  list(
    'Title: 1 point if all keywords are in the title, otherwise in proportion.',
    'Text: up to 1 point for how often and how close together the keywords occur in the ad.',
    'Freshness: up to 0.15 points on the day of publication, half of that after 14 days, then falling further.',
    'Paid highlighting: 0.002 points for a Top-Job, worth some four hours of freshness.',
  ),
  paragraph(
    'Without a keyword only freshness and highlighting count. Top-Jobs are paid for by employers and always carry the label “Top job · Ad”. Payment thus makes up for small differences; an ad appears only in searches to which it would belong without payment. It plays no part in any other sort order. On the home page Top-Jobs have an area of their own, marked in the same way; in the newsletter up to two of them come first.',
  ),
  paragraph(
    'The list of employers begins with employers we highlight on the home page; after that the number of open positions counts. We make this selection ourselves, and it is not for sale. You can sort this list differently, too.',
  ),
  paragraph(
    'What does not enter into the order: who you are, your earlier searches, your device or any stake in an employer.',
  ),
];
