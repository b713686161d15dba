import type { Account } from '@stellenvisite/contract/accounts.schema';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useProblemText } from '../../../i18n/use-problem-text.ts';
import { toast } from '../../../ui/toast.ts';
import { type Answers, type ProfileChange, saveAnswers } from './save-answers.ts';
import { useStep } from './use-step.ts';

type WizardStep<Values extends FieldValues> = {
  key: string;
  fields: readonly FieldPath<Values>[];
  mayBeSkipped: boolean;
};

type WizardSettings<Values extends FieldValues> = {
  account: Account;
  form: UseFormReturn<Values>;
  steps: readonly WizardStep<Values>[];
  answers: (values: Values) => Answers;
  profile: (values: Values) => ProfileChange;
  doneTo: string;
  doneText: string;
  reload: () => Promise<unknown>;
};

export type Wizard = ReturnType<typeof useWizard>;

/** Step by step: each is checked and saved before the next; the last one says that it is all. */
export function useWizard<Values extends FieldValues>(settings: WizardSettings<Values>) {
  const { account, form, steps, answers, profile, doneTo, doneText, reload } = settings;
  const problemText = useProblemText();
  const navigate = useNavigate();
  const { step, go, heading } = useStep(steps.length, account.onboarding.step ?? 0);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const current = steps[step];
  const isLast = step === steps.length - 1;

  const save = async () => {
    setIsBusy(true);
    setFailure(undefined);
    const values = form.getValues();
    const next = Math.min(step + 1, steps.length - 1);
    const code = await saveAnswers({ ...answers(values), step: isLast ? 0 : next }, profile(values), isLast);
    if (!code) {
      form.reset(values);
      await reload();
    }
    setIsBusy(false);
    if (code) {
      setFailure(problemText(code));
      setAttempt((count) => count + 1);
      if (code === 'account.onboarding_incomplete') await goToFirstProblem();
      return;
    }
    if (!isLast) return go(next);
    await navigate(doneTo);
    void toast(doneText, { tone: 'good' });
  };
  const goToFirstProblem = async () => {
    if (await form.trigger()) return;
    const first = steps.findIndex(({ fields }) => fields.some((name) => form.getFieldState(name).invalid));
    if (first >= 0) go(first);
  };
  const onNext = async () => {
    if (isBusy) return;
    if (await form.trigger([...(current?.fields ?? [])])) return save();
    setAttempt((count) => count + 1);
  };
  /** Without an answer: what was typed in this step is put back. */
  const onSkip = () => {
    if (isBusy) return;
    for (const name of current?.fields ?? []) form.resetField(name);
    void save();
  };
  return { step, current, isLast, heading, attempt, failure, isBusy, go, onBack: () => go(step - 1), onNext, onSkip };
}
