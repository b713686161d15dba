import type { JobState } from '@stellenvisite/contract/own-jobs';
import {
  CalendarClock,
  CalendarX,
  CircleCheck,
  CirclePause,
  CircleX,
  Hourglass,
  PenLine,
  UserCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

const LOOKS = {
  live: { icon: CircleCheck, kind: 'good' },
  planned: { icon: CalendarClock, kind: 'info' },
  expired: { icon: CalendarX, kind: 'warn' },
  draft: { icon: PenLine, kind: 'neutral' },
  held: { icon: Hourglass, kind: 'info' },
  paused: { icon: CirclePause, kind: 'neutral' },
  closed: { icon: CircleX, kind: 'neutral' },
  filled: { icon: UserCheck, kind: 'neutral' },
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
