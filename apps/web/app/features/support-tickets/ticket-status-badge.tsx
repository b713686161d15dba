import type { TicketStatus } from '@stellenvisite/contract/support-tickets';
import { Check, CircleCheck, Clock, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';

const LOOK = {
  received: { kind: 'neutral', icon: <Clock size={16} /> },
  in_progress: { kind: 'info', icon: <Hourglass size={16} /> },
  answered: { kind: 'good', icon: <Check size={16} /> },
  closed: { kind: 'neutral', icon: <CircleCheck size={16} /> },
} as const;

export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  const { t } = useTranslation('support-tickets');
  const { kind, icon } = LOOK[status];
  return (
    <Badge kind={kind} icon={icon}>
      {t(`status.${status}`)}
    </Badge>
  );
}
