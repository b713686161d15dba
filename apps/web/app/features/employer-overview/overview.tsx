import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useLiveEvent } from '../../realtime/use-live-event.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Bone, Bones } from '../../ui/skeletons.tsx';
import { useActingEmployer } from '../employer-area/shared/use-acting-employer.ts';
import { AnswerPromise } from './answer-promise.tsx';
import { AnswerWeeks } from './answer-weeks.tsx';
import { FirstSteps } from './first-steps.tsx';
import { OwnJobsTable } from './own-jobs-table.tsx';
import { TodoLists } from './todo-lists.tsx';
import { Unanswered } from './unanswered.tsx';

const OVERVIEW = ['get', '/api/employer/overview'] as const;

/** What waits for the person, newest state of everything: it follows what happens elsewhere. */
export function Overview() {
  const { t } = useTranslation('employer-overview');
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: OVERVIEW });
  useLiveEvent('application.changed', refresh);
  useLiveEvent('message.created', refresh);
  useLiveEvent('message.read', refresh);
  const { data, error, dataUpdatedAt, refetch } = $api.useQuery(...OVERVIEW, { params: { query: { employerId } } });
  if (!data && error)
    return (
      <Note tone="warn" role="alert">
        {errorText(error)}{' '}
        <Button variant="secondary" size="s" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Note>
    );
  if (!data) return <OverviewSkeleton />;
  const { unanswered, answer, answers, steps } = data;
  const asOf = new Date(dataUpdatedAt).toISOString();
  const hasApplications = answers.weeks.some(({ inTime, late, open }) => inTime + late + open > 0);
  return (
    <div className="ov">
      <FirstSteps steps={steps} />
      <div className="card wait">
        <Unanswered unanswered={unanswered} answer={answer} />
        <TodoLists ending={data.ending} unread={data.unread} drafts={data.drafts} weak={data.weak} asOf={asOf} />
      </div>
      {hasApplications && (
        <div className="ov-two">
          <AnswerPromise answer={answer} answers={answers} unanswered={unanswered} />
          <AnswerWeeks weeks={answers.weeks} />
        </div>
      )}
      {steps.job && <OwnJobsTable />}
    </div>
  );
}

function OverviewSkeleton() {
  const { t } = useTranslation('employer-overview');
  return (
    <Bones label={t('loading')} className="ov">
      <Bone className="h-96 w-full" />
      <Bone className="mt-5 h-64 w-full" />
    </Bones>
  );
}
