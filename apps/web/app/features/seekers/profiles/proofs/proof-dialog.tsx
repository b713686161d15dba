import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { PROFILE_LIMITS, PROOF_KINDS, type ProofKind } from '@stellenvisite/contract/seekers/seeker-profiles';
import { type Proof, saveProofSchema } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../../api/data-of.ts';
import { api } from '../../../../session/api.ts';
import { DateInput } from '../../../../ui/forms/date-input.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { LazyFileUploader } from '../../../platform/files/shared/lazy-file-uploader.ts';
import { useProfileRequest } from '../use-profile-request.ts';

const MAX_POINTS = 1000;

/** The value of a date field whose text is no day. */
const UNREADABLE = '?';

const REVERSED = 'reversed';

const schema = saveProofSchema
  .omit({ fileId: true })
  .extend({ file: z.custom<StoredFile | null>() })
  .refine(({ kind, title }) => kind !== 'other' || title !== '', { path: ['title'] })
  .refine(({ issuedOn, expiresOn }) => !issuedOn || !expiresOn || issuedOn <= expiresOn, {
    path: ['expiresOn'],
    message: REVERSED,
  });

type ProofDialogProps = { proof: Proof | { kind: ProofKind }; onClose: () => void };

/** Adds a proof, renews it or gives it another file. The old file stays until the new one is saved. */
export function ProofDialog({ proof, onClose }: ProofDialogProps) {
  const { t } = useTranslation('seeker-profiles');
  const { run } = useProfileRequest();
  const before = 'id' in proof ? proof : null;
  const [isUploading, setIsUploading] = useState(false);
  const form = useZodForm({
    schema,
    defaultValues: valuesOf(before, proof.kind),
    fields: ['title', 'issuedOn', 'expiresOn', 'points', 'pointsNeeded'],
    errorText: (name, { message }) => {
      if (name === 'title') return t('proofs.titleError');
      if (name === 'points' || name === 'pointsNeeded') return t('proofs.pointsError', { max: MAX_POINTS });
      return t(message === REVERSED ? 'proofs.reversed' : 'proofs.dateError');
    },
    onSubmit: async ({ file, ...values }) => {
      if (isUploading) return;
      const body = { ...values, fileId: file?.id ?? null };
      const isSaved = await run(() =>
        before
          ? dataOf(api.PUT('/api/profile/proofs/{id}', { params: { path: { id: before.id } }, body }))
          : dataOf(api.POST('/api/profile/proofs', { body })),
      );
      if (isSaved) onClose();
    },
  });
  const { kind, file, ...values } = form.watch();
  const dateOf = (name: 'issuedOn' | 'expiresOn') => {
    const set = (date: string | null) => {
      form.setValue(name, date);
      // Each of the two can make the other one right or wrong.
      void form.trigger(['issuedOn', 'expiresOn']);
    };
    const value = values[name];
    return { value: value === UNREADABLE ? null : value, onChange: set, onUnreadable: () => set(UNREADABLE) };
  };
  const pointsOf = (name: 'points' | 'pointsNeeded') => ({
    ...form.register(name, {
      setValueAs: (typed: string | number | null) =>
        typed === '' || typed === null ? null : Math.trunc(Number(typed)),
    }),
    type: 'number',
    className: 'num',
    inputMode: 'numeric' as const,
    min: 0,
    max: MAX_POINTS,
  });
  return (
    <FormDialog
      title={t(before ? 'proofs.change' : 'proofs.new')}
      form={form}
      action={t('proofs.save')}
      cancel={t('cancel')}
      isPending={form.formState.isSubmitting || isUploading}
      onClose={onClose}
    >
      <Field label={t('proofs.field.kind')}>
        <Select
          {...form.register('kind')}
          options={PROOF_KINDS.map((each) => ({ value: each, label: t(`proofs.kind.${each}.name`) }))}
        />
      </Field>
      <Field
        label={t('proofs.field.title')}
        hint={kind === 'other' ? undefined : t('optional')}
        {...form.field('title')}
      >
        <TextInput
          {...form.register('title')}
          maxLength={PROFILE_LIMITS.line}
          placeholder={t(`proofs.kind.${kind}.note`)}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3 max-md:gap-2.5">
        <Field label={t('proofs.field.issuedOn')} hint={t('optional')} {...form.field('issuedOn')}>
          <DateInput {...dateOf('issuedOn')} />
        </Field>
        <Field label={t('proofs.field.expiresOn')} hint={t('optional')} {...form.field('expiresOn')}>
          <DateInput {...dateOf('expiresOn')} />
        </Field>
      </div>
      {kind === 'training_points' && (
        <div className="grid grid-cols-2 gap-3 max-md:gap-2.5">
          <Field label={t('proofs.field.points')} {...form.field('points')}>
            <TextInput {...pointsOf('points')} />
          </Field>
          <Field label={t('proofs.field.pointsNeeded')} {...form.field('pointsNeeded')}>
            <TextInput {...pointsOf('pointsNeeded')} />
          </Field>
        </div>
      )}
      <div className="grid gap-2">
        <h3 className="fld-label">{t('proofs.field.file')}</h3>
        <Suspense>
          <LazyFileUploader
            files={file ? [file] : []}
            access="account"
            max={1}
            onAdd={(added) => form.setValue('file', added)}
            onRemove={() => form.setValue('file', null)}
            onProgress={(progress) => setIsUploading(progress !== null)}
          />
        </Suspense>
      </div>
    </FormDialog>
  );
}

function valuesOf(proof: Proof | null, kind: ProofKind): z.input<typeof schema> {
  if (!proof) return { kind, title: '', issuedOn: null, expiresOn: null, points: null, pointsNeeded: null, file: null };
  const { title, issuedOn, expiresOn, points, pointsNeeded, file } = proof;
  return { kind, title, issuedOn, expiresOn, points, pointsNeeded, file };
}
