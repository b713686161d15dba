import type { Account } from '@stellenvisite/contract/identity/accounts.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { problemCodeOf } from '../../../../api/problem-code.ts';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { type Answers, type OnboardingAnswers, type ProfileChange, saveAnswers } from './seeker-values.ts';

const PARAM = 'schritt';

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
  const errorText = useErrorText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { step, go, heading } = useStep(steps.length, account.onboarding.step ?? 0);
  const [attempt, setAttempt] = useState(0);
  const current = steps[step];
  const isLast = step === steps.length - 1;

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (said: OnboardingAnswers) => {
      const values = form.getValues();
      await saveAnswers(said);
      form.reset(values);
      await reload();
      // The answers are facts of the profile: no page shows it as it was before.
      client.removeQueries({ queryKey: ['get', '/api/profile'] });
    },
    onError: async (refusal) => {
      setAttempt((count) => count + 1);
      const code = problemCodeOf(refusal);
      if (code === 'account.onboarding_incomplete') await goToFirstProblem();
      if (code === 'place.not_found') goToField('location');
    },
  });
  const save = () => {
    const values = form.getValues();
    const next = Math.min(step + 1, steps.length - 1);
    const onSuccess = async () => {
      if (!isLast) return go(next);
      await navigate(doneTo);
      void toast(doneText, { tone: 'good' });
    };
    const said = { ...answers(values), step: isLast ? 0 : next };
    mutate({ answers: said, profile: profile(values), isComplete: isLast }, { onSuccess });
  };
  const goToFirstProblem = async () => {
    if (await form.trigger()) return;
    const first = steps.findIndex(({ fields }) => fields.some((name) => form.getFieldState(name).invalid));
    if (first >= 0) go(first);
  };
  const goToField = (field: string) => {
    const place = steps.findIndex(({ fields }) => fields.some((name) => name === field));
    const name = steps[place]?.fields.find((each) => each === field);
    if (!name) return;
    form.setError(name, { type: 'refused' });
    go(place);
  };
  const onNext = async () => {
    if (isPending) return;
    if (await form.trigger([...(current?.fields ?? [])])) return save();
    setAttempt((count) => count + 1);
  };
  /** Without an answer: what was typed in this step is put back. */
  const onSkip = () => {
    if (isPending) return;
    for (const name of current?.fields ?? []) form.resetField(name);
    save();
  };
  return {
    step,
    current,
    isLast,
    heading,
    attempt,
    failure: error && errorText(error),
    isBusy: isPending,
    go,
    onBack: () => go(step - 1),
    onNext,
    onSkip,
  };
}

/** Returns the step that an address names, counted from 0; what is no step of ours is the one where the person left off. */
export function stepOf(param: string | null, count: number, saved: number): number {
  const named = Number(param) - 1;
  const step = param !== null && Number.isInteger(named) ? named : saved;
  return Math.max(0, Math.min(count - 1, step));
}

/** The step is in the address, so that the back button leads to the question before. A new question takes the focus. */
function useStep(count: number, saved: number) {
  const [params, setParams] = useSearchParams();
  const step = stepOf(params.get(PARAM), count, saved);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  const go = (to: number) => setParams({ [PARAM]: String(to + 1) }, { preventScrollReset: true });
  return { step, go, heading };
}
