import { daysRemaining, formatDate } from '@stellenvisite/contract/platform/format-date';
import { PROOF_EXPIRES_SOON_DAYS, type ProofKind } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { Proof, SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { clsx } from 'clsx';
import {
  Check,
  Clock,
  Download,
  Ellipsis,
  File,
  Minus,
  Pencil,
  Plus,
  Trash2,
  TriangleAlert,
  Upload,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../../../ui/menu.tsx';
import { openFile } from '../open-file.ts';

type ProofState =
  | { kind: 'valid' }
  | { kind: 'soon'; days: number }
  | { kind: 'expired' }
  | { kind: 'points'; missing: number }
  | { kind: 'noFile' };

const POINTS_PER_CELL = 4;
const POINT_LEFT = 'inset-ring inset-ring-line-2 bg-sheet-2';

const MISSING = 'border border-ink-3 border-dashed bg-sheet text-ink-2';

const LOOKS = {
  valid: { Icon: Check, look: 'bg-good-tint text-good' },
  soon: { Icon: TriangleAlert, look: 'bg-warn-tint text-warn' },
  expired: { Icon: TriangleAlert, look: 'bg-warn-tint text-warn' },
  points: { Icon: Clock, look: 'inset-ring inset-ring-marker-2 bg-marker-soft text-ink' },
  noFile: { Icon: Minus, look: MISSING },
  missing: { Icon: Minus, look: MISSING },
} as const;

const ROW =
  'grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-line border-t px-5 py-3 max-md:px-gutter max-[24rem]:grid-cols-[2.25rem_minmax(0,1fr)]';
const HATCHED =
  'bg-[repeating-linear-gradient(135deg,transparent_0_4px,color-mix(in_srgb,var(--line-2)_45%,transparent)_4px_6px)]';
/** Covers the hatching behind text. */
const ON_HATCHING = '-ml-2 justify-self-start rounded-[3px] bg-sheet px-2 pt-0.5 pb-0.75';
const FILE = 'grid h-11 w-9 place-items-center self-start rounded-[3px] text-ink-2';
const MISSING_FILE = 'border-[1.5px] border-ink-3 border-dashed bg-sheet';

type ProofRowProps = { proof: Proof; now: Date; onEdit: () => void; onDelete: () => void };

export function ProofRow({ proof, now, onEdit, onDelete }: ProofRowProps) {
  const { t } = useTranslation('seeker-profiles');
  const state = proofState(proof, now);
  const name = proof.title || t(`proofs.kind.${proof.kind}.name`);
  const { issuedOn, points, pointsNeeded } = proof;
  const issued = issuedOn ? t('proofs.issued', { date: formatDate(issuedOn) }) : t(`proofs.kind.${proof.kind}.note`);
  const note = pointsNeeded === null ? issued : t('proofs.points', { points: points ?? 0, needed: pointsNeeded });
  const action = ACTION_OF[state.kind];
  const until = proof.expiresOn ? t('proofs.until', { date: formatDate(proof.expiresOn) }) : t('proofs.unlimited');
  const isMissing = state.kind === 'noFile';
  return (
    <li className={clsx(ROW, isMissing && HATCHED)}>
      <i className={clsx(FILE, isMissing ? MISSING_FILE : 'inset-ring inset-ring-line-2')} aria-hidden="true">
        <File size={20} />
      </i>
      <div className={clsx(isMissing && ON_HATCHING)}>
        <b className="wrap-anywhere block font-semibold text-fs-7 leading-[1.3]">{name}</b>
        <small className="block text-ink-2 leading-[1.35]">{note}</small>
        {pointsNeeded !== null && pointsNeeded > 0 && <Points points={points ?? 0} needed={pointsNeeded} />}
      </div>
      <p className="col-start-2 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <ProofBadge state={state} />
        <small className={clsx('num text-ink-2', isMissing && 'rounded-[3px] bg-sheet px-1.5 py-px')}>{until}</small>
      </p>
      <div className="col-start-3 row-[1/3] flex items-center gap-1 max-[24rem]:col-start-2 max-[24rem]:row-auto">
        {action && (
          <Button
            className="min-h-tap bg-sheet"
            variant="secondary"
            size="s"
            aria-label={`${t(`proofs.do.${action}`)}: ${name}`}
            onClick={onEdit}
          >
            {t(`proofs.do.${action}`)}
          </Button>
        )}
        <ProofMenu {...{ proof, name, isMissing, onEdit, onDelete }} />
      </div>
    </li>
  );
}

const ACTION_OF = { valid: null, soon: 'renew', expired: 'renew', points: 'add', noFile: 'upload' } as const;

function Points({ points, needed }: { points: number; needed: number }) {
  const { on, total } = pointCells(points, needed);
  return (
    <span className="mt-1.5 flex max-w-44 gap-0.5" aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <i key={index} className={clsx('h-2 flex-1 rounded-[2px]', index < on ? 'bg-marker-2' : POINT_LEFT)} />
      ))}
    </span>
  );
}

type ProofMenuProps = Omit<ProofRowProps, 'now'> & { name: string; isMissing: boolean };

function ProofMenu({ proof, name, isMissing, onEdit, onDelete }: ProofMenuProps) {
  const { t } = useTranslation('seeker-profiles');
  const errorText = useErrorText();
  const { file } = proof;
  const open = () => file && void openFile(file).catch((error: unknown) => toast(errorText(error), { tone: 'bad' }));
  return (
    <Menu
      trigger={
        <IconButton
          className={clsx('-mr-2.5', isMissing && 'bg-sheet')}
          label={t('proofs.menu', { name })}
          icon={<Ellipsis size={20} />}
        />
      }
    >
      {file && (
        <MenuAction onSelect={open}>
          <button type="button">
            <Download size={18} />
            {t('proofs.do.open')}
          </button>
        </MenuAction>
      )}
      <MenuAction onSelect={onEdit}>
        <button type="button">
          <Pencil size={18} />
          {t('proofs.do.edit')}
        </button>
      </MenuAction>
      <MenuAction onSelect={onDelete}>
        <button type="button">
          <Trash2 size={18} />
          {t('proofs.do.delete')}
        </button>
      </MenuAction>
    </Menu>
  );
}

/** Shows a missing proof that nearly every employer requires. Hatching means missing. */
export function MissingProofRow({ kind, onAdd }: { kind: ProofKind; onAdd: () => void }) {
  const { t } = useTranslation('seeker-profiles');
  const name = t(`proofs.kind.${kind}.name`);
  return (
    <li className={clsx(ROW, HATCHED)}>
      <i className={clsx(FILE, MISSING_FILE)} aria-hidden="true">
        <Plus size={18} />
      </i>
      <div className={ON_HATCHING}>
        <b className="wrap-anywhere block font-semibold text-fs-7 leading-[1.3]">{name}</b>
        <small className="block text-ink-2 leading-[1.35]">{t(`proofs.kind.${kind}.note`)}</small>
      </div>
      <p className="col-start-2 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <ProofBadge state={{ kind: 'missing' }} />
      </p>
      <div className="col-start-3 row-[1/3] flex items-center gap-1 max-[24rem]:col-start-2 max-[24rem]:row-auto">
        <Button
          className="min-h-tap bg-sheet"
          variant="secondary"
          size="s"
          icon={<Upload size={16} />}
          aria-label={`${t('proofs.do.upload')}: ${name}`}
          onClick={onAdd}
        >
          {t('proofs.do.upload')}
        </Button>
      </div>
    </li>
  );
}

/** Icon and word: a state is never indicated by colour alone. */
function ProofBadge({ state }: { state: ProofState | { kind: 'missing' } }) {
  const { t } = useTranslation('seeker-profiles');
  const { Icon, look } = LOOKS[state.kind];
  const count = 'days' in state ? state.days : 'missing' in state ? state.missing : 0;
  return (
    <span
      className={clsx(
        'inline-flex min-h-7 items-center gap-1.5 rounded-cell py-0.5 pr-2.25 pl-1.75 font-semibold text-fs-8 leading-[1.1]',
        look,
      )}
    >
      <Icon className="stroke-2" size={16} />
      {t(`proofs.state.${state.kind}`, { count })}
    </span>
  );
}

/** Returns the state of a proof on a day. It is valid through its last day. */
export function proofState(proof: Omit<Proof, 'id' | 'title' | 'kind'>, now: Date): ProofState {
  const days = proof.expiresOn === null ? null : daysUntil(proof.expiresOn, now);
  if (days !== null && days < 0) return { kind: 'expired' };
  const missing = (proof.pointsNeeded ?? 0) - (proof.points ?? 0);
  if (missing > 0) return { kind: 'points', missing };
  if (days !== null && days <= PROOF_EXPIRES_SOON_DAYS) return { kind: 'soon', days };
  return proof.file || proof.pointsNeeded !== null ? { kind: 'valid' } : { kind: 'noFile' };
}

/** Days of the calendar; 0 is today, below that it is over. */
function daysUntil(date: string, now: Date): number {
  const end = new Date(`${date}T23:59:59`);
  return end < now ? -1 : daysRemaining(end, now) - 1;
}

/** Lists the missing proofs that employers require of everybody in the profession before the first day. */
export function missingProofs(proofs: readonly Pick<Proof, 'kind'>[], { licence }: SeekerProfileData): ProofKind[] {
  const expected: ProofKind[] = [licence === 'approbation' ? 'approbation' : 'certificate', 'measles'];
  return expected.filter((kind) => !proofs.some((proof) => proof.kind === kind));
}

/** Training points as cells of four. */
export function pointCells(points: number, needed: number): { on: number; total: number } {
  const total = Math.max(1, Math.ceil(needed / POINTS_PER_CELL));
  return { on: Math.min(total, Math.floor(points / POINTS_PER_CELL)), total };
}
