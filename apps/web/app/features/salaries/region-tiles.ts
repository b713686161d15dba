/** Where each Land stands in a grid of five columns, with the letters everybody knows. */
export const GERMAN_TILES: readonly { slug: string; letters: string; column: number; row: number }[] = [
  { slug: 'schleswig-holstein', letters: 'SH', column: 2, row: 1 },
  { slug: 'hamburg', letters: 'HH', column: 3, row: 1 },
  { slug: 'mecklenburg-vorpommern', letters: 'MV', column: 4, row: 1 },
  { slug: 'bremen', letters: 'HB', column: 1, row: 2 },
  { slug: 'niedersachsen', letters: 'NI', column: 2, row: 2 },
  { slug: 'sachsen-anhalt', letters: 'ST', column: 3, row: 2 },
  { slug: 'brandenburg', letters: 'BB', column: 4, row: 2 },
  { slug: 'berlin', letters: 'BE', column: 5, row: 2 },
  { slug: 'nordrhein-westfalen', letters: 'NW', column: 1, row: 3 },
  { slug: 'hessen', letters: 'HE', column: 2, row: 3 },
  { slug: 'thueringen', letters: 'TH', column: 3, row: 3 },
  { slug: 'sachsen', letters: 'SN', column: 4, row: 3 },
  { slug: 'rheinland-pfalz', letters: 'RP', column: 1, row: 4 },
  { slug: 'baden-wuerttemberg', letters: 'BW', column: 2, row: 4 },
  { slug: 'bayern', letters: 'BY', column: 3, row: 4 },
  { slug: 'saarland', letters: 'SL', column: 1, row: 5 },
];
