import type { ClassChoices, TitleQuery, TitleReading } from '@stellenvisite/contract/jobs/occupations.schema';
import { LIKELY_FROM } from '@stellenvisite/contract/jobs/own-jobs';
import type { Term } from '@stellenvisite/contract/jobs/taxonomy.schema';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { DEPARTMENTS, LEVELS, listOccupationNames, OCCUPATIONS, occupationByKey } from '@stellenvisite/search/taxonomy';
import type { Context } from '../../context.ts';

const MAX_COMPLETIONS = 8;
/** Occupations of every category have them. */
const [TRAINING, INTERNSHIP] = ['ausbildung', 'praktikum'];
const NO_TEXT = { introHtml: '', sections: [], requirements: [], benefits: [] };

/** Former names, forms of one gender and abbreviations lead to the occupation too; a typo is allowed where nothing else fits. */
export function readJobTitle({ search }: Pick<Context, 'search'>, { title, country }: TitleQuery): TitleReading {
  const exact = listOccupationNames(title);
  const named = exact.length > 0 ? exact : listOccupationNames(title, { isTypoAllowed: true });
  const { occupation, specialty, confidence } = search.classify({
    title,
    country,
    department: null,
    specialty: null,
    ...NO_TEXT,
  });
  const isOpen = confidence < LIKELY_FROM || occupation === TRAINING || occupation === INTERNSHIP;
  return {
    occupations: named.slice(0, MAX_COMPLETIONS).flatMap(({ key, text }) => {
      const term = occupationByKey.get(key);
      return term ? [{ key, label: text, category: term.category, specialty: term.specialty ?? null }] : [];
    }),
    category: isOpen ? null : (occupationByKey.get(occupation ?? '')?.category ?? null),
    specialty,
    isTraining: occupation === TRAINING,
  };
}

/** Lists the trade's vocabulary as choices: occupations and departments by name, levels from the first to the last. */
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
