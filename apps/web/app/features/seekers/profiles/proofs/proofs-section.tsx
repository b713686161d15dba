import type { ProofKind } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { Proof } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../../api/data-of.ts';
import { api } from '../../../../session/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';
import { useProfile } from '../use-profile.ts';
import { useProfileRequest } from '../use-profile-request.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { MissingProofRow, missingProofs, ProofRow } from './proof-row.tsx';

/** The folder of proofs the trade asks for. Nothing leaves it until it is added to an application. */
export function ProofsSection() {
  const { t } = useTranslation('seeker-profiles');
  const { stored, data } = useProfile();
  const { run } = useProfileRequest();
  const [edited, setEdited] = useState<Proof | { kind: ProofKind } | null>(null);
  const [deleted, setDeleted] = useState<Proof | null>(null);
  const [now] = useState(() => new Date());
  const remind = (remindsOfProofs: boolean) =>
    run(() => dataOf(api.PATCH('/api/profile/settings', { body: { remindsOfProofs } })));
  return (
    <section
      className="rounded-sheet border border-line bg-sheet max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0"
      aria-labelledby="proofs-title"
      id="profil-proofs"
      tabIndex={-1}
    >
      <header className="flex min-h-15 items-center justify-between gap-3 px-5 pt-4 max-md:px-gutter">
        <h2 className="text-fs-4" id="proofs-title">
          {t('proofs.title')}
        </h2>
        <Button variant="secondary" size="s" icon={<Plus size={16} />} onClick={() => setEdited({ kind: 'other' })}>
          {t('proofs.add')}
        </Button>
      </header>
      <p className="px-5 pt-1 text-fs-8 text-ink-2 leading-[1.45] max-md:px-gutter">{t('proofs.lead')}</p>
      <ul className="mt-2.5">
        {stored.proofs.map((proof) => (
          <ProofRow
            key={proof.id}
            proof={proof}
            now={now}
            onEdit={() => setEdited(proof)}
            onDelete={() => setDeleted(proof)}
          />
        ))}
        {missingProofs(stored.proofs, data).map((kind) => (
          <MissingProofRow key={kind} kind={kind} onAdd={() => setEdited({ kind })} />
        ))}
      </ul>
      <div className="rounded-[0_0_var(--r-sheet)_var(--r-sheet)] border-line border-t bg-dim px-5 pt-2.5 pb-3 text-fs-7 max-md:rounded-none max-md:px-gutter">
        <Switch
          label={t('proofs.remind')}
          help={t('proofs.remindHelp')}
          checked={stored.remindsOfProofs}
          onChange={(event) => void remind(event.target.checked)}
        />
      </div>
      {edited && <ProofDialog proof={edited} onClose={() => setEdited(null)} />}
      {deleted && <DeleteProofDialog proof={deleted} onClose={() => setDeleted(null)} />}
    </section>
  );
}

function DeleteProofDialog({ proof, onClose }: { proof: Proof; onClose: () => void }) {
  const { t } = useTranslation('seeker-profiles');
  const { run, isBusy } = useProfileRequest();
  const remove = async () => {
    const path = { id: proof.id };
    if (await run(() => dataOf(api.DELETE('/api/profile/proofs/{id}', { params: { path } })))) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('proofs.delete.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={() => void remove()}>
            {t('proofs.delete.yes')}
          </Button>
        </>
      }
    >
      <p className="px-5 pt-1 text-fs-8 text-ink-2 leading-[1.45] max-md:px-gutter">
        {t('proofs.delete.text', { name: proof.title || t(`proofs.kind.${proof.kind}.name`) })}
      </p>
    </Dialog>
  );
}
