import type { JobQuestion } from '@stellenvisite/contract/job-questions.schema';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormProblem } from '../../../ui/error-summary.tsx';
import { type ApplyValues, type Consents, findGaps, type Gap } from './apply-values.ts';

/** A function where the change depends on what is there, as two uploads may end at once. */
type Changes = Partial<ApplyValues> | ((before: ApplyValues) => Partial<ApplyValues>);

type ApplyFormInput = { start: ApplyValues; questions: readonly JobQuestion[]; isGuest: boolean };

export type ApplyFormControl = {
  values: ApplyValues;
  change: (changes: Changes) => void;
  consents: Consents;
  consent: (changes: Partial<Consents>) => void;
  gaps: readonly Gap[];
  idOf: (field: string) => string;
  isNeeded: (field: string) => boolean;
  /** Shown once somebody has tried to send. */
  errorOf: (field: string) => string | undefined;
  problems: FormProblem[];
  attempt: number;
  /** Whether it can be sent; shows what is missing where not. */
  check: () => boolean;
  /** The summary takes the focus again. */
  point: () => void;
};

const ALWAYS_NEEDED = ['fullName', 'email'];
const NEEDED_TO_CALL = ['occupation', 'phone', 'callbackTime'];
const idOf = (field: string) => `apply-${field}`;

/** What was filled in, what is missing, and the errors at the fields. */
export function useApplyForm({ start, questions, isGuest }: ApplyFormInput): ApplyFormControl {
  const { t } = useTranslation('applications');
  const [values, setValues] = useState(start);
  const [consents, setConsents] = useState<Consents>({ reading: false, terms: false });
  const [isChecked, setIsChecked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const gaps = findGaps({ values, questions, isGuest, consents });
  const textOf = ({ field, reason }: Gap): string => {
    const question = questions.find(({ id }) => field === `question-${id}`);
    return question ? t('apply.missing.question', { text: question.text }) : t(`apply.missing.${reason}`);
  };
  const point = useCallback(() => setAttempt((count) => count + 1), []);
  return {
    values,
    change: useCallback(
      (changes) =>
        setValues((before) => ({ ...before, ...(typeof changes === 'function' ? changes(before) : changes) })),
      [],
    ),
    consents,
    consent: (changes) => setConsents((before) => ({ ...before, ...changes })),
    gaps,
    idOf,
    isNeeded: (field) => ALWAYS_NEEDED.includes(field) || (values.kind === 'short' && NEEDED_TO_CALL.includes(field)),
    errorOf: (field) => {
      const gap = isChecked ? gaps.find((each) => each.field === field) : undefined;
      return gap && textOf(gap);
    },
    problems: isChecked ? gaps.map((gap) => ({ field: idOf(gap.field), text: textOf(gap) })) : [],
    attempt,
    check: () => {
      setIsChecked(true);
      if (gaps.length > 0) point();
      return gaps.length === 0;
    },
    point,
  };
}
