import type { NotificationKind } from '@stellenvisite/contract/notifications';
import {
  BadgeCheck,
  Building2,
  CalendarCheck,
  Clock,
  Inbox,
  type LucideIcon,
  Mail,
  Search,
  ThumbsUp,
  Undo2,
} from 'lucide-react';

/** `house`: an employer did it. `you`: something of one's own. `date`: an appointment. `warn`: it ends, or is a no. */
type Look = { icon: LucideIcon; tone: 'house' | 'you' | 'date' | 'warn' };

export const NOTIFICATION_LOOK: Record<NotificationKind, Look> = {
  'application.opened': { icon: Inbox, tone: 'house' },
  'application.rejected': { icon: Inbox, tone: 'warn' },
  'application.hired': { icon: ThumbsUp, tone: 'date' },
  'application.interview': { icon: CalendarCheck, tone: 'date' },
  'application.received': { icon: Inbox, tone: 'you' },
  'application.withdrawn': { icon: Undo2, tone: 'warn' },
  'message.received': { icon: Mail, tone: 'house' },
  'job_alert.matched': { icon: Search, tone: 'you' },
  'employer.new_jobs': { icon: Building2, tone: 'house' },
  'saved_job.ends': { icon: Clock, tone: 'warn' },
  'proof.expires': { icon: BadgeCheck, tone: 'warn' },
};
