import { daysRemaining, formatDate } from '@stellenvisite/contract/platform/format-date';
import { PROOF_EXPIRES_SOON_DAYS, type ProofKind } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { Proof, SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
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

const LOOKS = {
  valid: { Icon: Check, look: 'good' },
  soon: { Icon: TriangleAlert, look: 'warn' },
  expired: { Icon: TriangleAlert, look: 'warn' },
  points: { Icon: Clock, look: 'you' },
  noFile: { Icon: Minus, look: 'miss' },
  missing: { Icon: Minus, look: 'miss' },
} as const;

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
  return (
    <li className={state.kind === 'noFile' ? 'proof-miss' : undefined}>
      <i className="proof-file" aria-hidden="true">
        <File size={20} />
      </i>
      <div>
        <b>{name}</b>
        <small>{note}</small>
        {pointsNeeded !== null && pointsNeeded > 0 && <Points points={points ?? 0} needed={pointsNeeded} />}
      </div>
      <p>
        <ProofBadge state={state} />
        <small className="num">{until}</small>
      </p>
      <div className="proof-do">
        {action && (
          <Button variant="secondary" size="s" aria-label={`${t(`proofs.do.${action}`)}: ${name}`} onClick={onEdit}>
            {t(`proofs.do.${action}`)}
          </Button>
        )}
        <ProofMenu proof={proof} name={name} onEdit={onEdit} onDelete={onDelete} />
      </div>
    </li>
  );
}

const ACTION_OF = { valid: null, soon: 'renew', expired: 'renew', points: 'add', noFile: 'upload' } as const;

function Points({ points, needed }: { points: number; needed: number }) {
  const { on, total } = pointCells(points, needed);
  return (
    <span className="proof-points" aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <i key={index} className={index < on ? 'on' : undefined} />
      ))}
    </span>
  );
}

function ProofMenu({ proof, name, onEdit, onDelete }: Omit<ProofRowProps, 'now'> & { name: string }) {
  const { t } = useTranslation('seeker-profiles');
  const errorText = useErrorText();
  const { file } = proof;
  const open = () => file && void openFile(file).catch((error: unknown) => toast(errorText(error), { tone: 'bad' }));
  return (
    <Menu trigger={<IconButton label={t('proofs.menu', { name })} icon={<Ellipsis size={20} />} />}>
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
    <li className="proof-miss">
      <i className="proof-file" aria-hidden="true">
        <Plus size={18} />
      </i>
      <div>
        <b>{name}</b>
        <small>{t(`proofs.kind.${kind}.note`)}</small>
      </div>
      <p>
        <ProofBadge state={{ kind: 'missing' }} />
      </p>
      <div className="proof-do">
        <Button
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
    <span className={`proof-state proof-state-${look}`}>
      <Icon size={16} />
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
