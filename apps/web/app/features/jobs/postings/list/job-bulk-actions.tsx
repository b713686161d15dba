import type { BulkAction } from '@stellenvisite/contract/jobs/job-postings';
import type { ListedJob } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import {
  ArrowUpToLine,
  CalendarPlus,
  CirclePause,
  CirclePlay,
  CircleX,
  Download,
  Ellipsis,
  type LucideIcon,
  Network,
  Trash2,
  UserCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../../../ui/menu.tsx';
import { BulkBar } from '../../../../ui/table/bulk-bar.tsx';
import type { Selection } from '../../../../ui/table/use-selection.ts';
import { useLocale } from '../../../../ui/use-locale.ts';

const FIRST: readonly [BulkAction, LucideIcon][] = [
  ['renew', CalendarPlus],
  ['feature', ArrowUpToLine],
  ['pause', CirclePause],
  ['close', CircleX],
];
const MORE: readonly [BulkAction, LucideIcon][] = [
  ['resume', CirclePlay],
  ['fill', UserCheck],
  ['department', Network],
  ['delete', Trash2],
];

type JobBulkActionsProps = {
  selection: Selection<ListedJob>;
  /** How many the filters leave. */
  total: number;
  onAct: (action: BulkAction) => void;
  onFile: () => void;
};

/** Offers what can be done to all selected jobs. */
export function JobBulkActions({ selection, total, onAct, onFile }: JobBulkActionsProps) {
  const { t } = useTranslation('own-jobs');
  const locale = useLocale();
  const count = selection.isAll ? total : selection.rows.length;
  if (count === 0) return null;
  return (
    <BulkBar
      className="job-bar"
      label={t('bulk.label')}
      count={t('bulk.count', { count })}
      all={
        !selection.isAll && count < total
          ? { label: t('bulk.all', { count: formatNumber(total, locale) }), onSelect: selection.selectAll }
          : undefined
      }
      clear={{ label: t('bulk.clear'), onClear: selection.clear }}
    >
      {FIRST.map(([action, Icon], at) => (
        <Button
          key={action}
          variant={at === 0 ? 'marker' : 'secondary'}
          size="s"
          icon={<Icon size={18} />}
          onClick={() => onAct(action)}
        >
          {t(`act.${action}`)}
        </Button>
      ))}
      <Menu trigger={<IconButton look="line" label={t('bulk.more')} icon={<Ellipsis size={20} />} />}>
        {MORE.map(([action, Icon]) => (
          <MenuAction key={action} onSelect={() => onAct(action)}>
            <button type="button">
              <Icon size={18} /> {t(`act.${action}`)}
            </button>
          </MenuAction>
        ))}
        <MenuAction onSelect={onFile}>
          <button type="button">
            <Download size={18} /> {t('csv.export')}
          </button>
        </MenuAction>
      </Menu>
    </BulkBar>
  );
}
