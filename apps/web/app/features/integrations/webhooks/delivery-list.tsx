import type { Webhook, WebhookDelivery } from '@stellenvisite/contract/integrations/webhooks.schema';
import { clockTime, toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeletons.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { DeliveryBadge } from './webhook-badge.tsx';

const POLL_MS = 4000;
const SHOWN = 100;

/** Lists the deliveries of the last weeks, newest first. It polls while a delivery is due soon. */
export function DeliveryList({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const errorText = useErrorText();
  const params = { path: { id: webhook.id }, query: { limit: SHOWN } };
  const { data, error } = $api.useQuery(
    'get',
    '/api/employer/webhooks/{id}/deliveries',
    { params },
    { refetchInterval: ({ state }) => (state.data?.items.some(isDueSoon) ? POLL_MS : false) },
  );
  return (
    <section className="panel block" aria-labelledby="deliveries">
      <header className="mb-5">
        <h2 id="deliveries">{t('deliveries')}</h2>
        <p>{t('deliveriesText')}</p>
      </header>
      {error && !data && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data?.items.length === 0 && <EmptyState as="h3" title={t('none')} text={t('noneText')} />}
      {data && data.items.length > 0 && (
        <ul className="rows">
          {data.items.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} webhook={webhook} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A delivery that waits for hours is not worth a look every few seconds. */
const isDueSoon = ({ state, attempts }: WebhookDelivery) => state === 'waiting' && attempts < 2;

const momentOf = (iso: string) => `${formatDate(iso)}, ${clockTime(toBerlinClock(new Date(iso)))}`;

function DeliveryRow({ delivery, webhook }: { delivery: WebhookDelivery; webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const errorText = useErrorText();
  const readAgain = useReadAgain();
  const mayReplay = useMayAct('webhook.replay');
  const { id, type, state, attempts, statusCode, error, createdAt, lastAttemptAt, nextAttemptAt } = delivery;
  const { mutate, isPending } = $api.useMutation('post', '/api/employer/webhook-deliveries/{id}/replay', {
    onSuccess: () => {
      void toast(t('replayed'), { tone: 'good' });
      return readAgain();
    },
    onError: (refusal) => void toast(errorText(refusal), { tone: 'bad' }),
  });
  const isOff = webhook.state === 'off' || webhook.state === 'switched_off';
  const answer = statusCode ? t('answered', { code: statusCode }) : error && t(`error.${error}`);
  return (
    <li>
      <span className="rows-text">
        <b>
          {t(`event.${type.replace('.', '_')}`)}
          <DeliveryBadge state={state} />
        </b>
        <small className="num">
          {momentOf(createdAt)}
          {answer && ` · ${answer}`}
          {lastAttemptAt && ` · ${t('attempt', { count: attempts, moment: momentOf(lastAttemptAt) })}`}
        </small>
        {state === 'waiting' && nextAttemptAt && attempts > 0 && (
          <small className="num">{t('next', { moment: momentOf(nextAttemptAt) })}</small>
        )}
      </span>
      {mayReplay && !isOff && (
        <Button
          variant="secondary"
          size="s"
          icon={<RotateCw size={16} />}
          loading={isPending}
          onClick={() => mutate({ params: { path: { id } } })}
        >
          {t('replay')}
          <span className="visually-hidden">
            {' '}
            {t(`event.${type.replace('.', '_')}`)} {momentOf(createdAt)}
          </span>
        </Button>
      )}
    </li>
  );
}

/** After a change both lists are read again: a delivery changes its webhook, and the other way round. */
export function useReadAgain() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['get', '/api/employer/webhooks'] }),
      client.invalidateQueries({ queryKey: ['get', '/api/employer/webhooks/{id}/deliveries'] }),
    ]);
}
