import type { OwnEmployer } from '@stellenvisite/contract/employers/own-employers.schema';
import { POSTING_HINTS } from '@stellenvisite/contract/jobs/posting-hints';
import { ChevronDown } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type FieldTarget, focusTarget, HINT_TARGETS, PROBLEM_TARGETS } from '../form-fields.ts';
import { ProblemsContext } from '../place-field.tsx';
import { DutySection } from '../sections/duty-section.tsx';
import { JobSection } from '../sections/job-section.tsx';
import { NeedsSection } from '../sections/needs-section.tsx';
import { OfferSection } from '../sections/offer-section.tsx';
import { PaySection } from '../sections/pay-section.tsx';
import { ProcessSection } from '../sections/process-section.tsx';
import { TextSection } from '../sections/text-section.tsx';

/** The controls of the ten rows; every other one is behind „Mehr angeben“. */
const IN_ROWS: readonly FieldTarget[] = [
  'title',
  'employmentType',
  'hours',
  'start',
  'city',
  'week',
  'salary',
  'benefits',
  'intro',
  'contactName',
];
const isBehind = (target: FieldTarget) => !IN_ROWS.includes(target);

/** Renders what the ten rows leave out, in place; it opens by itself where something in it is missing or a link leads to it. */
export function MoreFields({ employer }: { employer: OwnEmployer }) {
  const { t } = useTranslation('job-postings');
  const [params] = useSearchParams();
  const hinted = POSTING_HINTS.find((each) => each === params.get('hint'));
  const target = hinted && isBehind(HINT_TARGETS[hinted]) ? HINT_TARGETS[hinted] : null;
  const hasProblem = useContext(ProblemsContext).some((problem) => isBehind(PROBLEM_TARGETS[problem]));
  const [isOpen, setIsOpen] = useState(target !== null);
  const isShown = isOpen || hasProblem;
  useEffect(() => {
    if (target) focusTarget(target);
  }, [target]);
  return (
    <>
      <button
        type="button"
        className="pj-unfold"
        aria-expanded={isShown}
        aria-controls="posting-more"
        onClick={() => setIsOpen(!isShown)}
      >
        <span>
          <b>{t(isShown ? 'form.short.more.less' : 'form.short.more.title')}</b>
          {t('form.short.more.text')}
        </span>
        <ChevronDown size={20} className={isShown ? 'rotate-180' : undefined} />
      </button>
      <div id="posting-more" hidden={!isShown} className="mt-8">
        {isShown && (
          <>
            <NeedsSection />
            <TextSection />
            <OfferSection />
            <PaySection />
            <DutySection />
            <JobSection departments={employer.departments} />
            <ProcessSection />
          </>
        )}
      </div>
    </>
  );
}
