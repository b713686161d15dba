import type { Shift } from '@stellenvisite/contract/jobs/duty';
import { ANSWER_LENGTH } from '@stellenvisite/contract/jobs/job-postings';
import type { JobQuestion } from '@stellenvisite/contract/jobs/job-questions.schema';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextArea, TextInput } from '../../../ui/forms/text-input.tsx';
import { ShiftPicker } from '../../jobs/display/shift-picker.tsx';

type Answer = string | readonly string[];

type QuestionFieldProps = {
  id: string;
  question: JobQuestion;
  value: Answer | undefined;
  error?: string;
  onAnswer: (value: Answer) => void;
};

/** A question of the employer, with the control its kind asks for. */
export function QuestionField(props: QuestionFieldProps) {
  const { question } = props;
  const { t } = useTranslation('applications');
  const label = <span lang="de">{question.text}</span>;
  const hint = question.isRequired ? undefined : t('apply.optional');
  return question.kind === 'text' || question.kind === 'date' ? (
    <TypedAnswer {...props} label={label} hint={hint} />
  ) : (
    <ChosenAnswer {...props} label={label} hint={hint} />
  );
}

type Named = QuestionFieldProps & { label: ReactNode; hint: string | undefined };

function TypedAnswer({ id, question, value, error, onAnswer, label, hint }: Named) {
  const { t } = useTranslation('applications');
  const text = typeof value === 'string' ? value : '';
  const isText = question.kind === 'text';
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={question.isRequired}
      className="grid gap-2.5 [&>.fld-label]:text-fs-6 [&>.fld-label]:leading-[1.4]"
      help={isText ? t('apply.questions.length', { used: text.length, max: ANSWER_LENGTH }) : undefined}
    >
      {isText ? (
        <TextArea
          value={text}
          maxLength={ANSWER_LENGTH}
          placeholder={t('apply.questions.placeholder')}
          onChange={(event) => onAnswer(event.target.value)}
        />
      ) : (
        <TextInput type="date" className="max-w-60" value={text} onChange={(event) => onAnswer(event.target.value)} />
      )}
    </Field>
  );
}

function ChosenAnswer({ id, question, value, error, onAnswer, label, hint }: Named) {
  const errorId = useId();
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the controls within are fieldsets of their own
    <div
      className="grid gap-2.5 rounded-control [&_.fshift:has(:checked)]:shadow-none [&_.fshift]:shadow-[inset_0_0_0_1.5px_var(--field-line)]"
      id={id}
      tabIndex={-1}
      role="group"
      aria-label={question.text}
      aria-describedby={error ? errorId : undefined}
    >
      <p className="fld-label text-fs-6 leading-[1.4]" aria-hidden="true">
        {label}
        {hint && <i>{hint}</i>}
      </p>
      {question.kind === 'shifts' && (
        <ShiftPicker name={id} value={chosen as readonly Shift[]} onValueChange={onAnswer} />
      )}
      {question.kind === 'choice' && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-2 max-md:grid-cols-1">
          {question.options.map((option) => (
            <label key={option} className="opt opt-card">
              <input
                type="radio"
                className="dot"
                name={id}
                checked={value === option}
                onChange={() => onAnswer(option)}
              />
              <span lang="de">{option}</span>
            </label>
          ))}
        </div>
      )}
      {question.kind === 'choices' && (
        <div className="-my-1.5 grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-x-6">
          {question.options.map((option) => (
            <Checkbox
              key={option}
              label={<span lang="de">{option}</span>}
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                onAnswer(question.options.filter((each) => (each === option ? target.checked : chosen.includes(each))))
              }
            />
          ))}
        </div>
      )}
      {error && (
        <p className="fld-error" id={errorId}>
          <CircleAlert size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
