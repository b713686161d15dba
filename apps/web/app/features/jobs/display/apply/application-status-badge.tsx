import type { ShownApplicationStatus } from '@stellenvisite/contract/applications/applications';
import type { ReceivedColumn } from '@stellenvisite/contract/applications/received-applications';
import {
  CalendarDays,
  Check,
  CircleDashed,
  CircleHelp,
  Eye,
  FileSignature,
  type LucideIcon,
  Minus,
  Send,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const ICONS: Record<ShownApplicationStatus, LucideIcon> = {
  applied: Send,
  interview: CalendarDays,
  rejected: Minus,
  hired: Check,
  withdrawn: Undo2,
  unknown: CircleHelp,
};

type ApplicationStatusBadgeProps = {
  status: ShownApplicationStatus;
  /** Follows the word of the status, such as a date. */
  children?: ReactNode;
};

/** Icon and word of a status. Needs the texts `applications` and `applications.css`. */
export function ApplicationStatusBadge({ status, children }: ApplicationStatusBadgeProps) {
  const { t } = useTranslation('applications');
  const Icon = ICONS[status];
  return (
    <span className={`ap-status ap-status-${status}`}>
      <Icon size={16} />
      <span>
        {t(`status.${status}`)}
        {children}
      </span>
    </span>
  );
}

const COLUMN_ICONS: Record<ReceivedColumn, LucideIcon> = {
  new: CircleDashed,
  seen: Eye,
  interview: CalendarDays,
  offer: FileSignature,
  hired: Check,
  rejected: Minus,
  withdrawn: Undo2,
};

/** Icon and word of the column in which an employer finds an application. Needs the texts `applications` and `applications.css`. */
export function ReceivedStatusBadge({ column, children }: { column: ReceivedColumn; children?: ReactNode }) {
  const { t } = useTranslation('applications');
  const Icon = COLUMN_ICONS[column];
  return (
    <span className={`ap-status ap-column ap-column-${column}`}>
      <Icon size={16} />
      <span>
        {t(`column.${column}`)}
        {children}
      </span>
    </span>
  );
}
