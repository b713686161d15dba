import type { IdeaStatus } from '@stellenvisite/contract/ideas';
import { CalendarDays, Check, Clock, Minus, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const ICON = { review: Clock, planned: CalendarDays, working: Pencil, done: Check, declined: Minus } as const;

/** Icon and word, never colour alone. */
export function IdeaStatusBadge({ status }: { status: IdeaStatus }) {
  const { t } = useTranslation('ideas');
  const Icon = ICON[status];
  return (
    <span className={`idea-status is-${status}`}>
      <Icon size={16} /> {t(`status.${status}`)}
    </span>
  );
}
