import { type BulkAction, fitsBulk } from '@stellenvisite/contract/jobs/job-postings';
import type { ListedJob } from '@stellenvisite/contract/jobs/own-jobs.schema';
import {
  ArrowUpToLine,
  CalendarPlus,
  CirclePause,
  CirclePlay,
  CircleX,
  Copy,
  Ellipsis,
  Eye,
  History,
  type LucideIcon,
  Network,
  PenLine,
  RefreshCw,
  Tag,
  Trash2,
  UserCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../../../ui/menu.tsx';
import { isEnding } from './job-term.tsx';

export type RowAction = BulkAction | 'publish' | 'history' | 'correct';

const ICONS: Record<RowAction, LucideIcon> = {
  renew: CalendarPlus,
  pause: CirclePause,
  resume: CirclePlay,
  publish: RefreshCw,
  fill: UserCheck,
  close: CircleX,
  feature: ArrowUpToLine,
  department: Network,
  history: History,
  correct: Tag,
  delete: Trash2,
};
const ORDER = Object.keys(ICONS) as RowAction[];

type RowActionsProps = {
  job: ListedJob;
  now: number;
  hasDepartments: boolean;
  isBusy: boolean;
  mayChange: boolean;
  onAct: (job: ListedJob, action: RowAction) => void;
};

/** Renders one action in the row, by what the job needs now, and all others in the menu. */
export function RowActions({ job, now, hasDepartments, isBusy, mayChange, onAct }: RowActionsProps) {
  const { t } = useTranslation('own-jobs');
  const { id, state, title } = job;
  const named = { title: title || t('untitled') };
  const offered = ORDER.filter((action) => isOffered(job, action, { hasDepartments, mayChange }));
  return (
    <span className="inline-flex items-center gap-0.5">
      {mayChange && <FirstAction job={job} now={now} isBusy={isBusy} onAct={onAct} />}
      <Menu
        trigger={
          <IconButton
            className="max-md:absolute max-md:top-1.5 max-md:right-0.5"
            label={t('more', named)}
            icon={<Ellipsis size={20} />}
          />
        }
      >
        {mayChange && state !== 'removed' && (
          <MenuAction>
            <Link to={`/post-job?job=${id}`}>
              <PenLine size={18} /> {t('act.edit')}
            </Link>
          </MenuAction>
        )}
        {state === 'live' && (
          <MenuAction>
            <Link to={`/jobs/${id}`}>
              <Eye size={18} /> {t('act.view')}
            </Link>
          </MenuAction>
        )}
        {mayChange && state !== 'removed' && (
          <MenuAction>
            <Link to={`/post-job?copy=${id}`}>
              <Copy size={18} /> {t('act.copy')}
            </Link>
          </MenuAction>
        )}
        {offered.map((action) => {
          const Icon = ICONS[action];
          return (
            <MenuAction key={action} onSelect={() => onAct(job, action)}>
              <button type="button">
                <Icon size={18} /> {t(`act.${action}`)}
              </button>
            </MenuAction>
          );
        })}
      </Menu>
    </span>
  );
}

type Offer = { hasDepartments: boolean; mayChange: boolean };

function isOffered(job: ListedJob, action: RowAction, { hasDepartments, mayChange }: Offer): boolean {
  if (action === 'history') return true;
  if (!mayChange) return false;
  // A correction is only for jobs that were published.
  if (action === 'correct') return job.number !== null && job.state !== 'removed';
  if (action === 'publish') return job.state === 'closed' || job.state === 'filled';
  if (action === 'department') return hasDepartments && job.state !== 'removed';
  if (action === 'feature' && job.featured) return false;
  return fitsBulk(action, job.state);
}

function FirstAction({ job, now, isBusy, onAct }: Pick<RowActionsProps, 'job' | 'now' | 'isBusy' | 'onAct'>) {
  const { t } = useTranslation('own-jobs');
  const named = (label: string) => `${label}: ${job.title || t('untitled')}`;
  if (job.state === 'draft')
    return (
      <LinkButton variant="secondary" size="s" to={`/post-job?job=${job.id}`} aria-label={named(t('first.continue'))}>
        {t('first.continue')}
      </LinkButton>
    );
  const [action, label] =
    job.state === 'expired'
      ? (['renew', t('first.renewExpired')] as const)
      : isEnding(job, now)
        ? (['renew', t('first.renew')] as const)
        : job.state === 'paused'
          ? (['resume', t('first.resume')] as const)
          : [];
  if (!action) return null;
  return (
    <Button variant="secondary" size="s" disabled={isBusy} aria-label={named(label)} onClick={() => onAct(job, action)}>
      {label}
    </Button>
  );
}
