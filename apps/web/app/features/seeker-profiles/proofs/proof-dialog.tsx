import type { StoredFile } from '@stellenvisite/contract/files.schema';
import { PROFILE_LIMITS, PROOF_KINDS, type ProofKind } from '@stellenvisite/contract/seeker-profiles';
import { type Proof, type SaveProof, saveProofSchema } from '@stellenvisite/contract/seeker-profiles.schema';
import { type FormEvent, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../api/data-of.ts';
import { api } from '../../../session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { DateInput } from '../../../ui/date-input.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { LazyFileUploader } from '../../files/shared/lazy-file-uploader.ts';
import { useProfileRequest } from '../use-profile-request.ts';

type ProofDialogProps = { proof: Proof | { kind: ProofKind }; onClose: () => void };
type Values = Omit<SaveProof, 'fileId'>;
type DateField = 'issuedOn' | 'expiresOn';

/** Adds a proof, renews it or gives it another file. The old file stays until the new one is saved. */
export function ProofDialog({ proof, onClose }: ProofDialogProps) {
  const { t } = useTranslation('seeker-profiles');
  const formId = useId();
  const { run, isBusy } = useProfileRequest();
  const before = 'id' in proof ? proof : null;
  const [values, setValues] = useState<Values>(() => valuesOf(before, proof.kind));
  const [file, setFile] = useState<StoredFile | null>(before?.file ?? null);
  const [isUploading, setIsUploading] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const set = (change: Partial<Values>) => setValues({ ...values, ...change });
  const [unreadable, setUnreadable] = useState<ReadonlySet<DateField>>(new Set());
  const dateOf = (field: DateField) => ({
    value: values[field],
    onChange: (date: string | null) => {
      setUnreadable(new Set([...unreadable].filter((each) => each !== field)));
      set({ [field]: date });
    },
    onUnreadable: () => setUnreadable(new Set([...unreadable, field])),
  });
  const isReversed = !!values.issuedOn && !!values.expiresOn && values.issuedOn > values.expiresOn;
  const needsTitle = values.kind === 'other' && values.title.trim() === '';
  const body = saveProofSchema.safeParse({ ...values, fileId: file?.id ?? null });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isReversed || unreadable.size > 0 || needsTitle || isUploading || !body.success) return;
    const isSaved = await run(() =>
      before
        ? dataOf(api.PUT('/api/profile/proofs/{id}', { params: { path: { id: before.id } }, body: body.data }))
        : dataOf(api.POST('/api/profile/proofs', { body: body.data })),
    );
    if (isSaved) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(before ? 'proofs.change' : 'proofs.new')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isBusy || isUploading}>
            {t('proofs.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" onSubmit={(event) => void save(event)} noValidate>
        <Field label={t('proofs.field.kind')}>
          <Select
            value={values.kind}
            onChange={(event) => set({ kind: event.target.value as ProofKind })}
            options={PROOF_KINDS.map((kind) => ({ value: kind, label: t(`proofs.kind.${kind}.name`) }))}
          />
        </Field>
        <Field
          label={t('proofs.field.title')}
          hint={values.kind === 'other' ? undefined : t('optional')}
          error={isTried && needsTitle && t('proofs.titleError')}
        >
          <TextInput
            value={values.title}
            maxLength={PROFILE_LIMITS.line}
            placeholder={t(`proofs.kind.${values.kind}.note`)}
            onChange={(event) => set({ title: event.target.value })}
          />
        </Field>
        <div className="fr2">
          <Field
            label={t('proofs.field.issuedOn')}
            hint={t('optional')}
            error={unreadable.has('issuedOn') && t('proofs.dateError')}
          >
            <DateInput {...dateOf('issuedOn')} />
          </Field>
          <Field
            label={t('proofs.field.expiresOn')}
            hint={t('optional')}
            error={unreadable.has('expiresOn') ? t('proofs.dateError') : isReversed ? t('proofs.reversed') : undefined}
          >
            <DateInput {...dateOf('expiresOn')} />
          </Field>
        </div>
        {values.kind === 'training_points' && (
          <div className="fr2">
            <PointsField name="points" value={values.points} onChange={(points) => set({ points })} />
            <PointsField
              name="pointsNeeded"
              value={values.pointsNeeded}
              onChange={(pointsNeeded) => set({ pointsNeeded })}
            />
          </div>
        )}
        <div className="grid gap-2">
          <h3 className="fld-label">{t('proofs.field.file')}</h3>
          <Suspense>
            <LazyFileUploader
              files={file ? [file] : []}
              access="account"
              max={1}
              onAdd={setFile}
              onRemove={() => setFile(null)}
              onProgress={(progress) => setIsUploading(progress !== null)}
            />
          </Suspense>
        </div>
      </form>
    </Dialog>
  );
}

type PointsFieldProps = {
  name: 'points' | 'pointsNeeded';
  value: number | null;
  onChange: (value: number | null) => void;
};

function PointsField({ name, value, onChange }: PointsFieldProps) {
  const { t } = useTranslation('seeker-profiles');
  return (
    <Field label={t(`proofs.field.${name}`)}>
      <TextInput
        type="number"
        className="num"
        inputMode="numeric"
        min={0}
        max={1000}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : Math.trunc(event.target.valueAsNumber))}
      />
    </Field>
  );
}

function valuesOf(proof: Proof | null, kind: ProofKind): Values {
  if (!proof) return { kind, title: '', issuedOn: null, expiresOn: null, points: null, pointsNeeded: null };
  const { title, issuedOn, expiresOn, points, pointsNeeded } = proof;
  return { kind, title, issuedOn, expiresOn, points, pointsNeeded };
}
