import type { TextFacts } from '../text-facts.ts';

/** The occupations of the taxonomy whose usual tasks we know. */
const TEMPLATE_OF: Readonly<Record<string, string>> = {
  pflege: 'nurse',
  pflegefach: 'nurse',
  altenpflege: 'care',
  pflegehilfe: 'assistant',
  'fachpflege-its': 'icu',
  hebamme: 'midwife',
  ota: 'ota',
  mtr: 'mtr',
  mtl: 'mtl',
  notsan: 'paramedic',
  physio: 'physio',
  ergo: 'ergo',
  assistenzarzt: 'resident',
  facharzt: 'specialist',
  mfa: 'mfa',
  zfa: 'zfa',
  kodier: 'coder',
  kinderpflege: 'paediatric-nurse',
  'fachpflege-op': 'theatre-nurse',
  'fachpflege-notfall': 'emergency-nurse',
  'fachpflege-psych': 'psychiatric-nurse',
  'fachpflege-dialyse': 'dialysis-nurse',
  praxisanleitung: 'practice-educator',
  betreuung: 'care-companion',
  heimleitung: 'care-home-manager',
  ata: 'ata',
  mtf: 'mtf',
  pta: 'pta',
  apotheker: 'pharmacist',
  hygiene: 'hygiene-nurse',
  aemp: 'sterile-services',
  logo: 'speech',
  psych: 'psychologist',
  sozial: 'social-worker',
  diaet: 'dietitian',
  heilpaedagogik: 'special-needs',
  oberarzt: 'senior-doctor',
  hausarzt: 'gp',
  zahnarzt: 'dentist',
  arztsekretariat: 'medical-secretary',
  empfang: 'reception',
  praxismanagement: 'practice-manager',
  qm: 'quality',
  hauswirtschaft: 'housekeeping',
};
/** Nurses do other work at home and in a residence than on a ward. */
const NURSE_BY_WORKPLACE: Readonly<Record<string, string>> = {
  its: 'icu',
  'ambulante-pflege': 'home-care',
  wohnbereich: 'care',
  kurzzeitpflege: 'care',
};

/** Null where we do not know the work well enough to describe it. */
export function findTemplateKey({ content, occupation, workplace }: TextFacts): string | null {
  if (occupation === 'leitung' && content.category === 'nursing') return 'ward-manager';
  const key = TEMPLATE_OF[occupation ?? ''] ?? null;
  return key === 'nurse' ? (NURSE_BY_WORKPLACE[workplace ?? ''] ?? key) : key;
}
