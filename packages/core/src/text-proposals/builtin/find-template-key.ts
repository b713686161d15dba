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
