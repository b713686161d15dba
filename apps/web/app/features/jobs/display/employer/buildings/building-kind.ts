import type { EmployerKind, EmployerType } from '@stellenvisite/contract/employers/employers';
import type { Country } from '@stellenvisite/contract/jobs/countries';

export const BUILDING_KINDS = ['hospital', 'stift', 'practice', 'spital', 'care-home', 'rehab'] as const;
export type BuildingKind = (typeof BUILDING_KINDS)[number];

const CHURCH =
  /\b(ev|kath|st|hl)\.|evangel|katholi|kirch|caritas|diakoni|stift|sankt|marien|christ|johannit|malteser|orden|kloster/i;
const REHAB = /reha|kurklinik|kurhaus|heilbad|moorbad/i;
const CARE = /pflegeheim|seniore|altenheim|altenhilfe|wohnstift|hospiz|pflegezentrum/i;

type Employer = {
  name: string;
  type: EmployerType;
  kinds?: readonly EmployerKind[];
  country?: Country;
  owner?: string | null;
};

/** Which drawing of a building represents an employer. */
export function buildingKindOf({ name, type, kinds = [], country, owner }: Employer): BuildingKind {
  if (kinds.includes('care_facilities') || CARE.test(name)) return 'care-home';
  if (type === 'practice' || kinds.includes('private_practices') || kinds.includes('medical_centers'))
    return 'practice';
  if (REHAB.test(name)) return 'rehab';
  if (country === 'CH') return 'spital';
  if (CHURCH.test(name) || CHURCH.test(owner ?? '')) return 'stift';
  return type === 'company' ? 'practice' : 'hospital';
}
