/**
 * Occupations of homes and hospitals that stood on the list of those to be reported to the RAV (Stellenmeldepflicht, list of 2026 as far
 * as known: cooks, kitchen, cleaning, house service, reception). The list changes every first of January.
 */
const REPORTABLE =
  /\b(koch|köchin|küchen(hilfe|mitarbeiter\w*|angestellte\w*)|reinigung\w*|raumpfleger\w*|hauswirtschaft\w*|hausdienst|etagenservice|lingerie|wäscherei\w*|empfang\w*|rezeption\w*|servicemitarbeiter\w*)/i;

export function isReportable(title: string): boolean {
  return REPORTABLE.test(title);
}
