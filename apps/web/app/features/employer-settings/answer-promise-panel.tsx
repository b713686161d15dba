import { ANSWER_DAYS } from '@stellenvisite/contract/employer-settings';
import type { EmployerSettings } from '@stellenvisite/contract/employer-settings.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Select } from '../../ui/select.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { useActingEmployer, useMayAct } from '../employer-area/shared/use-acting-employer.ts';

/** Within how many days the employer promises to answer. Chosen is saved. */
export function AnswerPromisePanel() {
  const { t } = useTranslation('employer-settings', { keyPrefix: 'answer' });
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const query = { params: { query: { employerId } } };
  const { data, error } = $api.useQuery('get', '/api/employer/settings', query);
  return (
    <section className="panel" aria-labelledby="answer">
      <header>
        <h2 id="answer">{t('title')}</h2>
        <p>{t('text')}</p>
      </header>
      <div className="panel-body">
        {data ? <AnswerDays settings={data} /> : !error && <Bone className="h-11 w-60" />}
        {error && !data ? (
          <Note tone="warn" role="alert">
            {errorText(error)}
          </Note>
        ) : null}
      </div>
    </section>
  );
}

const NONE = '';

function AnswerDays({ settings }: { settings: EmployerSettings }) {
  const { t } = useTranslation('employer-settings', { keyPrefix: 'answer' });
  const errorText = useErrorText();
  const client = useQueryClient();
  const { employerId } = useActingEmployer();
  const mayChange = useMayAct('employer_settings.change');
  const { mutate, isPending, variables } = $api.useMutation('patch', '/api/employer/settings', {
    onSuccess: () => {
      toast(t('saved'), { tone: 'good' });
      return Promise.all([
        client.invalidateQueries({ queryKey: ['get', '/api/employer/settings'] }),
        client.invalidateQueries({ queryKey: ['get', '/api/employer/overview'] }),
      ]);
    },
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  const shown = isPending ? variables.body?.answerDays : settings.answerDays;
  const days = Array.from({ length: ANSWER_DAYS.max - ANSWER_DAYS.min + 1 }, (_, index) => index + ANSWER_DAYS.min);
  return (
    <Field label={t('label')} help={mayChange ? t('help') : t('ownersOnly')}>
      <Select
        className="max-w-60"
        disabled={!mayChange}
        value={shown ?? NONE}
        options={[
          { value: NONE, label: t('none') },
          ...days.map((count) => ({ value: String(count), label: t('days', { count }) })),
        ]}
        onChange={({ target }) =>
          mutate({
            params: { query: { employerId } },
            body: { answerDays: target.value === NONE ? null : Number(target.value) },
          })
        }
      />
    </Field>
  );
}
