import { analyseText } from './analyse-text.ts';
import type { Draft } from './plan-units.ts';
import { departmentByKey, medicalFieldByKey, occupationByKey } from './taxonomy.ts';

const MOST_WORDS = 6;
const FEW_WORDS = 3;
/** Words that name everybody who does the work. */
const NEUTRAL =
  /(?:kraft|person|assistenz|leitung|hilfe|pflege|dienst|angestellte|hebamme|anleitung)(?: [A-Z]{2,3})?$/u;

/** Other words of the trade that mean the same, each once whatever its gender, none that was typed. */
export function otherWords({ kind, keys }: Draft, typed: string): string[] {
  const forms = keys.map((key) => formsOf(kind, key));
  const most = kind === 'occupation' ? MOST_WORDS : FEW_WORDS;
  const known = new Set([stems(typed)]);
  const words: string[] = [];
  for (let at = 0; forms.some(({ length }) => at < length) && words.length < most; at += 1) {
    for (const list of forms) {
      const form = list[at];
      if (form === undefined || known.has(stems(form)) || words.length === most) continue;
      known.add(stems(form));
      words.push(form);
    }
  }
  return words;
}

function formsOf(kind: Draft['kind'], key: string): string[] {
  if (kind === 'occupation') {
    const { forms = [], short = [] } = occupationByKey.get(key) ?? {};
    const [first, ...others] = forms.toSorted((a, b) => Number(NEUTRAL.test(b)) - Number(NEUTRAL.test(a)));
    return [...(first === undefined ? [] : [first]), ...short.slice(0, 2).map(({ text }) => text), ...others];
  }
  const field =
    kind === 'department' ? departmentByKey.get(key) : kind === 'specialty' ? medicalFieldByKey.get(key) : undefined;
  return [...(field?.forms ?? [])];
}

function stems(text: string): string {
  return analyseText(text)
    .map(({ stem }) => stem)
    .join(' ');
}
