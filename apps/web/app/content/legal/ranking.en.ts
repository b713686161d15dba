import { type LegalBlock, list, paragraph } from '../legal-document.ts';

/** Terms of use and general terms owe the same explanation (Art. 27 DSA, Art. 5 of Regulation (EU) 2019/1150). */
export const rankingBlocksEn: readonly LegalBlock[] = [
  paragraph(
    'You choose how search results are sorted: by relevance, newest or oldest first, pay high or low, title A–Z or Z–A. Relevance is the default. In this order it considers:',
  ),
  list(
    'Filters and place: only what fits your filters and lies within the chosen radius is shown.',
    'Keyword: a match in the title counts for more than one in specialty, employer name or description.',
    'Paid highlighting: where the match is equal, Top-Jobs come before other ads.',
    'Date: after that, newer ads come before older ones.',
  ),
  paragraph(
    'Top-Jobs are paid for by employers and always carry the label “Top job · Ad”. Payment does not make an ad more relevant: it appears only in searches to which it would belong without payment. It plays no part in any other sort order. The Top-Job area on the home page is marked in the same way.',
  ),
  paragraph(
    'What does not enter into the order: who you are, your earlier searches, your device, the employer’s size or any stake in it.',
  ),
];
