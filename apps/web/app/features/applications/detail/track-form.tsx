import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  canMove,
  INTERVIEW_MINUTES,
} from '@stellenvisite/contract/applications';
import type { ApplicationDetail } from '@stellenvisite/contract/applications.schema';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../api/data-of.ts';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { api } from '../../../session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { useReadAgain } from '../shared/application-queries.ts';

type TrackFormProps = { application: ApplicationDetail; onOvertaken: () => void };

/** Of what was sent elsewhere only the person knows how it went. */
export function TrackForm({ application, onOvertaken }: TrackFormProps) {
  const { t } = useTranslation('applications');
  const [status, setStatus] = useState<ApplicationStatus | ''>('');
  const [at, setAt] = useState('');
  const { save, isBusy } = useTrack(application, { onOvertaken, onSaved: () => setStatus('') });
  const choices = choicesOf(application);
  const isNewDate = application.status === 'interview';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status) void save(status, status === 'interview' ? at : '');
  };
  return (
    <section aria-labelledby="application-track">
      <h3 id="application-track">{t('detail.track.title')}</h3>
      <form className="ap-track" onSubmit={submit}>
        <Field label={t('detail.track.status')}>
          <Select
            value={status}
            onChange={(event) => setStatus(choices.find((choice) => choice === event.target.value) ?? '')}
            options={[
              { value: '', label: t('detail.track.choose') },
              ...choices.map((value) => ({ value, label: t(`status.${value}`) })),
            ]}
          />
        </Field>
        {status === 'interview' && (
          <Field label={t('detail.track.date')} hint={!isNewDate && t('detail.track.optional')}>
            <TextInput
              type="datetime-local"
              value={at}
              required={isNewDate}
              onChange={(event) => setAt(event.target.value)}
            />
          </Field>
        )}
        <Button type="submit" variant="secondary" loading={isBusy}>
          {t('detail.track.save')}
        </Button>
      </form>
    </section>
  );
}

/** What comes next; an interview that is agreed can be given another date. Withdrawing has its own confirmation. */
function choicesOf({ status: from }: ApplicationDetail): ApplicationStatus[] {
  const next = APPLICATION_STATUSES.filter((to) => to !== 'withdrawn' && canMove('tracker', from, to));
  return from === 'interview' ? ['interview', ...next] : next;
}

type Ends = { onOvertaken: () => void; onSaved: () => void };
const OVERTAKEN: ReadonlySet<string> = new Set(['application.version_stale', 'application.move_refused']);

function useTrack({ id, version }: ApplicationDetail, { onOvertaken, onSaved }: Ends) {
  const { t } = useTranslation('applications');
  const errorText = useErrorText();
  const readAgain = useReadAgain();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (status: ApplicationStatus, at: string) => {
    setIsBusy(true);
    const interview = at && { at: new Date(at).toISOString(), minutes: INTERVIEW_MINUTES.default, place: '', note: '' };
    try {
      const body = { status, version, interview: interview || null };
      await dataOf(api.PATCH('/api/applications/{id}', { params: { path: { id } }, body }));
      await readAgain();
      onSaved();
      void toast(t('detail.track.done'), { tone: 'good' });
    } catch (error) {
      if (!OVERTAKEN.has(problemCodeOf(error))) return void toast(errorText(error), { tone: 'bad' });
      await readAgain();
      onOvertaken();
    } finally {
      setIsBusy(false);
    }
  };
  return { save, isBusy };
}
