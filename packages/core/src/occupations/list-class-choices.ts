import type { Language } from '@stellenvisite/contract/languages';
import type { ClassChoices } from '@stellenvisite/contract/occupations.schema';
import type { Term } from '@stellenvisite/contract/taxonomy.schema';
import { DEPARTMENTS, LEVELS, OCCUPATIONS } from '@stellenvisite/search/taxonomy';

/** The trade's vocabulary as choices: occupations and departments by name, levels from the first to the last. */
export function listClassChoices({ language }: { language: Language }): ClassChoices {
  const toChoice = ({ key, label }: Term) => ({ key, label: label[language] });
  const byLabel = new Intl.Collator(language).compare;
  return {
    occupations: OCCUPATIONS.map((term) => ({ ...toChoice(term), category: term.category })).sort((a, b) =>
      byLabel(a.label, b.label),
    ),
    levels: LEVELS.map(toChoice),
    departments: DEPARTMENTS.map(toChoice).sort((a, b) => byLabel(a.label, b.label)),
  };
}
