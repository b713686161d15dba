import { formatNumber } from '@stellenvisite/contract/format-number';
import type { BulkAction } from '@stellenvisite/contract/job-postings';
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
  X,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../../ui/menu.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import type { Selection } from './use-selection.ts';

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

type BulkBarProps = {
  selection: Selection;
  /** How many the filters leave. */
  total: number;
  onAct: (action: BulkAction) => void;
  onFile: () => void;
};

/** What can be done to all that are chosen. */
export function BulkBar({ selection, total, onAct, onFile }: BulkBarProps) {
  const { t } = useTranslation('own-jobs');
  const locale = useLocale();
  const count = selection.isAll ? total : selection.ids.size;
  if (count === 0) return null;
  return (
    <section className="jl-bar" aria-label={t('bulk.label')}>
      <p>
        <b role="status">{t('bulk.count', { count })}</b>
        {!selection.isAll && count < total && (
          <button type="button" onClick={selection.selectAll}>
            {t('bulk.all', { count: formatNumber(total, locale) })}
          </button>
        )}
      </p>
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
      <IconButton label={t('bulk.clear')} icon={<X size={20} />} onClick={selection.clear} />
    </section>
  );
}
