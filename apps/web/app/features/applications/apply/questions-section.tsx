import type { JobQuestion } from '@stellenvisite/contract/job-questions.schema';
import { useTranslation } from 'react-i18next';
import { ApplySection } from './apply-section.tsx';
import { QuestionField } from './question-field.tsx';
import type { ApplyFormControl } from './use-apply-form.ts';

type QuestionsSectionProps = { control: ApplyFormControl; number: number; questions: readonly JobQuestion[] };

export function QuestionsSection({ control, number, questions }: QuestionsSectionProps) {
  const { t } = useTranslation('applications');
  const { values, change, gaps, idOf, errorOf } = control;
  const answered = questions.filter(({ id }) => values.answers[id]?.length).length;
  return (
    <ApplySection
      number={number}
      isDone={answered > 0 && !gaps.some(({ part }) => part === 'questions')}
      title={t('apply.questions.title', { count: questions.length })}
      aside={<span className="apl-count">{t('apply.questions.answered', { answered, count: questions.length })}</span>}
    >
      <div className="apl-questions">
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            id={idOf(`question-${question.id}`)}
            question={question}
            value={values.answers[question.id]}
            error={errorOf(`question-${question.id}`)}
            onAnswer={(value) => change({ answers: { ...values.answers, [question.id]: value } })}
          />
        ))}
      </div>
    </ApplySection>
  );
}
