import { FACILITIES, type Facility } from '@stellenvisite/contract/facilities';

/** Other words for them, as people in the three countries say; lower case. */
const WORDS: Record<Facility, string> = {
  hospital: 'krankenhaus klinik klinikum spital hospital kantonsspital landeskrankenhaus grundversorgung',
  university_hospital:
    'universitätsklinikum uniklinik universitätsspital uniklinikum charité university teaching hospital',
  specialist_clinic: 'fachklinik fachkrankenhaus psychiatrie orthopädie lunge herzzentrum specialist clinic',
  rehab_clinic: 'rehaklinik reha kurklinik rehabilitation sanatorium',
  practice: 'arztpraxis praxis hausarzt facharzt gemeinschaftspraxis ordination bag doctor practice',
  medical_center: 'mvz ärztehaus ärztezentrum primärversorgungszentrum poliklinik medical centre',
  dental_practice: 'zahnarztpraxis zahnarzt kieferorthopädie kfo dental dentist',
  therapy_practice: 'therapiepraxis physiotherapie ergotherapie logopädie podologie therapy',
  care_home:
    'pflegeheim altenheim seniorenheim altersheim hospiz tagespflege wohngruppe pflegewohnheim care home nursing hospice',
  home_care: 'ambulanter pflegedienst sozialstation spitex hauskrankenpflege intensivpflege mobile pflege home care',
  laboratory: 'labor dialyse apotheke nierenzentrum blutspende laboratory pharmacy dialysis',
  company:
    'träger behörde rettungsdienst gesundheitsamt krankenkasse verband personaldienstleister unternehmen company authority ambulance operator',
};

/** The kinds of facility that somebody may mean; all of them for an empty question. */
export function findFacilities(question: string, nameOf: (facility: Facility) => string): Facility[] {
  const asked = question.trim().toLowerCase();
  return FACILITIES.filter((facility) => `${nameOf(facility).toLowerCase()} ${WORDS[facility]}`.includes(asked));
}
