import {
  JOB_QUESTION_KINDS,
  type JobQuestionKind,
  MAX_JOB_QUESTIONS,
  MAX_QUESTION_OPTIONS,
} from '@stellenvisite/contract/jobs/job-postings';
import type { JobQuestion } from '@stellenvisite/contract/jobs/job-questions.schema';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { textLines } from './entry-list.tsx';
import { usePosting } from './use-posting.ts';
import { SelectField, TextField } from './value-fields.tsx';

const HAS_OPTIONS: readonly JobQuestionKind[] = ['choice', 'choices'];
const newQuestion = (): JobQuestion => ({
  id: crypto.randomUUID().slice(0, 8),
  kind: 'text',
  text: '',
  isRequired: false,
  options: [],
});

/** Up to five questions. One without words is not saved yet: it is nobody's to answer. */
export function QuestionList() {
  const { t } = useTranslation('job-postings');
  const { content, change } = usePosting();
  const saved = content.questions ?? [];
  const [begun, setBegun] = useState<JobQuestion | null>(null);
  const questions = begun ? [...saved, begun] : saved;
  const write = (next: readonly JobQuestion[]) => {
    const open = next.find(({ text }) => text === '');
    setBegun(open ?? null);
    change({ questions: next.filter(({ text }) => text !== '') });
  };
  const replace = (question: JobQuestion) => write(questions.map((old) => (old.id === question.id ? question : old)));
  return (
    <fieldset className="pj-questions">
      <legend className="fld-label">{t('form.questions.legend')}</legend>
      <p className="fld-help">{t('form.questions.help')}</p>
      <ol>
        {questions.map((question, index) => (
          <li key={question.id}>
            <Question
              question={question}
              number={index + 1}
              onChange={replace}
              onRemove={() => write(questions.filter(({ id }) => id !== question.id))}
            />
          </li>
        ))}
      </ol>
      {questions.length < MAX_JOB_QUESTIONS && !begun && (
        <Button size="s" variant="secondary" icon={<Plus size={16} />} onClick={() => setBegun(newQuestion())}>
          {t('form.questions.add')}
        </Button>
      )}
    </fieldset>
  );
}

type QuestionProps = {
  question: JobQuestion;
  number: number;
  onChange: (question: JobQuestion) => void;
  onRemove: () => void;
};

function Question({ question, number, onChange, onRemove }: QuestionProps) {
  const { t } = useTranslation('job-postings');
  const { kind, text, options, isRequired } = question;
  return (
    <div className="pj-question">
      <TextField
        label={t('form.questions.text', { number })}
        value={text || null}
        input={{ maxLength: 200 }}
        onChange={(next) => onChange({ ...question, text: next ?? '' })}
      />
      <SelectField<JobQuestionKind>
        label={t('form.questions.kind')}
        value={kind}
        options={JOB_QUESTION_KINDS.map((value) => ({ value, label: t(`form.questions.kinds.${value}`) }))}
        onChange={(next) =>
          next && onChange({ ...question, kind: next, options: HAS_OPTIONS.includes(next) ? options : [] })
        }
      />
      <IconButton label={t('form.questions.remove', { number })} icon={<Trash2 size={18} />} onClick={onRemove} />
      {HAS_OPTIONS.includes(kind) && <Options question={question} onChange={onChange} />}
      <Checkbox
        dense
        label={t('form.questions.required')}
        checked={isRequired}
        onChange={(event) => onChange({ ...question, isRequired: event.target.checked })}
      />
    </div>
  );
}

/** The answers to choose from, one a line. */
function Options({ question, onChange }: Pick<QuestionProps, 'question' | 'onChange'>) {
  const { t } = useTranslation('job-postings');
  const [typed, setTyped] = useState(question.options.join('\n'));
  return (
    <label className="fld pj-wide">
      <span className="fld-label">{t('form.questions.options', { max: MAX_QUESTION_OPTIONS })}</span>
      <span className="inp">
        <textarea
          rows={3}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            const options = [...new Set(textLines(event.target.value).map((line) => line.slice(0, 120)))];
            onChange({ ...question, options: options.slice(0, MAX_QUESTION_OPTIONS) });
          }}
        />
      </span>
    </label>
  );
}
