import type { DeliveryState, WebhookState } from '@stellenvisite/contract/integrations/webhooks';
import { CircleCheck, CircleOff, Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

const WEBHOOK_LOOK = {
  active: { kind: 'good', icon: CircleCheck },
  failing: { kind: 'warn', icon: TriangleAlert },
  off: { kind: 'neutral', icon: CircleOff },
  switched_off: { kind: 'warn', icon: CircleOff },
} as const satisfies Record<WebhookState, object>;

export function WebhookBadge({ state }: { state: WebhookState }) {
  const { t } = useTranslation('webhooks');
  const { kind, icon: Icon } = WEBHOOK_LOOK[state];
  return (
    <Badge kind={kind} icon={<Icon size={16} />}>
      {t(`state.${state}`)}
    </Badge>
  );
}

const DELIVERY_LOOK = {
  waiting: { kind: 'info', icon: Clock },
  delivered: { kind: 'good', icon: CircleCheck },
  failed: { kind: 'warn', icon: TriangleAlert },
} as const satisfies Record<DeliveryState, object>;

export function DeliveryBadge({ state }: { state: DeliveryState }) {
  const { t } = useTranslation('webhooks');
  const { kind, icon: Icon } = DELIVERY_LOOK[state];
  return (
    <Badge kind={kind} icon={<Icon size={16} />}>
      {t(`delivery.${state}`)}
    </Badge>
  );
}
