import type { JobState } from '@stellenvisite/contract/own-jobs';
import { Archive, CalendarClock, CalendarX, CircleCheck, CirclePause, FilePen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';

const LOOKS = {
  live: { icon: CircleCheck, kind: 'good' },
  planned: { icon: CalendarClock, kind: 'info' },
  expired: { icon: CalendarX, kind: 'neutral' },
  draft: { icon: FilePen, kind: 'neutral' },
  paused: { icon: CirclePause, kind: 'warn' },
  closed: { icon: Archive, kind: 'neutral' },
} as const;

export function JobStateBadge({ state }: { state: JobState }) {
  const { t } = useTranslation('own-jobs');
  const { icon: Icon, kind } = LOOKS[state];
  return (
    <Badge kind={kind} icon={<Icon size={16} />}>
      {t(`state.${state}`)}
    </Badge>
  );
}
