import { formatDate } from '@stellenvisite/contract/format-date';
import type { ProofKind } from '@stellenvisite/contract/seeker-profiles';
import type { Proof } from '@stellenvisite/contract/seeker-profiles.schema';
import { Download, Ellipsis, File, Pencil, Plus, Trash2, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast.ts';
import { openFile } from '../open-file.ts';
import { ProofBadge } from './proof-badge.tsx';
import { pointCells, proofState } from './proof-state.ts';

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

/** Asked for by nearly every employer, and not there: hatching means missing. */
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
