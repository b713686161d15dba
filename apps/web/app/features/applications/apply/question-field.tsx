import { ANSWER_LENGTH } from '@stellenvisite/contract/applications';
import type { Shift } from '@stellenvisite/contract/duty';
import type { JobQuestion } from '@stellenvisite/contract/job-questions.schema';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { ShiftPicker } from '../../jobs/shared/shift-picker.tsx';

type Answer = string | readonly string[];

type QuestionFieldProps = {
  id: string;
  question: JobQuestion;
  value: Answer | undefined;
  error: string | undefined;
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
      className="apl-question"
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
      className="apl-question"
      id={id}
      tabIndex={-1}
      role="group"
      aria-label={question.text}
      aria-describedby={error ? errorId : undefined}
    >
      <p className="fld-label" aria-hidden="true">
        {label}
        {hint && <i>{hint}</i>}
      </p>
      {question.kind === 'shifts' && (
        <ShiftPicker name={id} value={chosen as readonly Shift[]} onValueChange={onAnswer} />
      )}
      {question.kind === 'choice' && (
        <div className="apl-options">
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
        <div className="apl-choices">
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
