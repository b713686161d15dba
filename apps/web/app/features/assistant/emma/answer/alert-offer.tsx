import type { EmmaDataParts } from '@stellenvisite/contract/assistant/emma-parts.schema';
import { ALERT_FREQUENCIES, type AlertFrequency } from '@stellenvisite/contract/seekers/job-alerts';
import { Bell, Check } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { useSession } from '../../../../session/use-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { ALERTS } from '../../../seekers/alerts/shared/alert-queries.ts';
import { setOutcome, useOutcome } from '../chat/outcomes.ts';
import { leaveSheet } from '../panel/leave-sheet.ts';

type AlertOfferProps = { data: EmmaDataParts['confirm'] & { action: 'create-alert' }; outcomeKey: string };

/** Renders a job alert before it exists: nothing is created without the button. */
export function AlertOffer({ data, outcomeKey }: AlertOfferProps) {
  const { t } = useTranslation('emma');
  const { account } = useSession();
  const outcome = useOutcome(outcomeKey);
  const [frequency, setFrequency] = useState<AlertFrequency>(data.frequency);
  if (outcome?.kind === 'dismissed') return <p className="ea-quiet">{t('alert.dismissed')}</p>;
  if (outcome?.kind === 'done') return <AlertDone id={outcome.id} frequency={frequency} />;
  if (account?.role !== 'job_seeker') return null;
  return <AlertForm data={data} outcomeKey={outcomeKey} frequency={frequency} onFrequency={setFrequency} />;
}

function AlertDone({ id, frequency }: { id: string; frequency: AlertFrequency }) {
  const { t } = useTranslation('emma');
  return (
    <div className="ea-done" role="status">
      <Check size={20} />
      <span>
        <b>{t('alert.done')}</b>
        {t(`alert.when.${frequency}`)} {t('alert.unsubscribe')}
      </span>
      <Link className="link" to={`/dashboard/suchauftraege/${id}`} onClick={leaveSheet}>
        {t('alert.change')}
      </Link>
    </div>
  );
}

type AlertFormProps = AlertOfferProps & { frequency: AlertFrequency; onFrequency: (frequency: AlertFrequency) => void };

function AlertForm({ data, outcomeKey, frequency, onFrequency }: AlertFormProps) {
  const { t } = useTranslation('emma');
  const errorText = useErrorText();
  const name = useId();
  const { mutate, isPending, error } = $api.useMutation('post', '/api/job-alerts', {
    onSettled: (_data, _error, _variables, _before, { client }) => client.invalidateQueries({ queryKey: ALERTS }),
  });
  const create = () =>
    mutate(
      { body: { name: data.name, query: data.query, frequency, notifies: true } },
      { onSuccess: ({ id }) => setOutcome(outcomeKey, { kind: 'done', id }) },
    );
  return (
    <section className="ea-ask">
      <div>
        <h3>
          <Bell size={20} />
          {t('alert.title')}
        </h3>
        <p>
          {data.summary}. {data.email ? t('alert.to', { email: data.email }) : t('alert.toYou')}
        </p>
        {data.leftOut.length > 0 && <p>{t('alert.leftOut', { wishes: data.leftOut.join(', ') })}</p>}
        <RadioGroup
          name={name}
          legend={t('alert.frequency')}
          hideLegend
          layout="segments"
          value={frequency}
          onValueChange={onFrequency}
          options={ALERT_FREQUENCIES.map((value) => ({ value, label: t(`alert.often.${value}`) }))}
        />
        <p>
          {t(`alert.when.${frequency}`)} {t('alert.unsubscribe')}
        </p>
        {error && (
          <Note tone="warn" role="alert">
            {errorText(error)}
          </Note>
        )}
      </div>
      <footer>
        <Button variant="secondary" onClick={() => setOutcome(outcomeKey, { kind: 'dismissed' })}>
          {t('alert.later')}
        </Button>
        <Button loading={isPending} onClick={create}>
          {t('alert.create')}
        </Button>
      </footer>
    </section>
  );
}
