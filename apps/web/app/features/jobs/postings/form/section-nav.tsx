import type { PostingProblem } from '@stellenvisite/contract/jobs/job-postings';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { PostingHint } from '@stellenvisite/contract/jobs/posting-hints';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  HINT_TARGETS,
  PROBLEM_TARGETS,
  SECTION_FIELDS,
  SECTIONS,
  type SectionName,
  sectionId,
  sectionOf,
} from './form-fields.ts';
import { ProblemsContext } from './place-field.tsx';
import { usePosting } from './use-posting.ts';

type SectionState = 'open' | 'todo' | 'done';

/** The sections with what is left to do in each. */
export function SectionNav({ hints }: { hints: readonly PostingHint[] }) {
  const { t } = useTranslation('job-postings');
  const { content } = usePosting();
  const problems = useContext(ProblemsContext);
  const current = useCurrentSection();
  return (
    <nav className="pj-nav" aria-label={t('form.sections')}>
      <ol>
        {SECTIONS.map((section) => {
          const state = stateOf(section, content, hints, problems);
          return (
            <li key={section}>
              <a
                href={`#${sectionId(section)}`}
                className={`pj-nav-${state}`}
                aria-current={current === section ? 'step' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(sectionId(section))?.scrollIntoView();
                  document.getElementById(`${sectionId(section)}-title`)?.focus({ preventScroll: true });
                }}
              >
                <i aria-hidden="true" className={clsx(state)}>
                  {state === 'done' ? <Check size={14} /> : state === 'open' ? '!' : ''}
                </i>
                <span>{t(`form.section.${section}.name`)}</span>
                <span className="visually-hidden">{t(`form.state.${state}`)}</span>
              </a>
            </li>
          );
        })}
      </ol>
      <p>{t('form.later')}</p>
    </nav>
  );
}

function stateOf(
  section: SectionName,
  content: JobContent,
  hints: readonly PostingHint[],
  problems: readonly PostingProblem[],
): SectionState {
  if (problems.some((problem) => sectionOf(PROBLEM_TARGETS[problem]) === section)) return 'open';
  const isSaid = SECTION_FIELDS[section].some((field) => hasValue(content[field]));
  if (!isSaid) return 'todo';
  return hints.some(({ hint }) => sectionOf(HINT_TARGETS[hint]) === section) ? 'open' : 'done';
}

const hasValue = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';

/** Returns the section that is being read. */
function useCurrentSection(): SectionName {
  const [current, setCurrent] = useState<SectionName>('job');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const section = SECTIONS.find((each) => sectionId(each) === target.id);
          if (isIntersecting && section) setCurrent(section);
        }
      },
      { rootMargin: '-30% 0px -60%' },
    );
    for (const section of SECTIONS) {
      const element = document.getElementById(sectionId(section));
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
