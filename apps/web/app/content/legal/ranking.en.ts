import { type LegalBlock, list, paragraph } from '../legal-document.ts';

/**
 * Terms of use and general terms owe the same explanation (Art. 27 DSA, Art. 5 of Regulation (EU) 2019/1150). The points
 * are those of `ranking-points.ts` and `order-hits.ts` of `packages/search`: change them together.
 */
export const rankingBlocksEn: readonly LegalBlock[] = [
  paragraph(
    'You choose how search results are sorted: by relevance, newest or oldest first, pay high or low, title A–Z or Z–A, and by distance where there is a place. Only what fits your keywords and filters and lies in the chosen place or its radius is ever shown. Relevance is the default. It counts points:',
  ),
  list(
    'Title: up to 100 points for each keyword that is in the title.',
    'Occupation, field and department: up to 80 points if the job says the same by another word; fewer for narrower and related terms.',
    'Employer, place and text: the fewest points, if the keyword is found only there.',
    'Freshness: up to 6 points on the day of publication, half of that after 14 days, then falling further.',
    'Paid highlighting: 3 points for a Top-Job, worth two weeks of freshness.',
  ),
  paragraph(
    'Without a keyword only freshness and highlighting count. Top-Jobs are paid for by employers and always carry the label “Top job · Ad”. Payment thus makes up for small differences; an ad appears only in searches to which it would belong without payment. Among the first ten results there are at most two Top-Jobs, as long as other jobs fit. Payment plays no part in any other sort order. On the home page Top-Jobs have an area of their own, marked in the same way; in the newsletter up to two of them come first.',
  ),
  paragraph(
    'The list of employers begins with employers we highlight on the home page; after that the number of open positions counts. We make this selection ourselves, and it is not for sale. You can sort this list differently, too.',
  ),
  paragraph(
    'What does not enter into the order: who you are, your earlier searches, your device or any stake in an employer.',
  ),
];
