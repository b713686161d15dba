import type { StoredFile } from '@stellenvisite/contract/files.schema';
import { PROFILE_FILE_KINDS, PROFILE_LIMITS, type ProfileFileKind } from '@stellenvisite/contract/seeker-profiles';
import { Download } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../api/data-of.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { api } from '../../../session/api.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { LazyFileUploader } from '../../files/shared/lazy-file-uploader.ts';
import { openFile } from '../open-file.ts';
import { targetOf } from '../shared/field-target.ts';
import { useProfile } from '../use-profile.ts';
import { useProfileRequest } from '../use-profile-request.ts';

/** CV and certificates, ready to be added to an application. */
export function CareerFiles() {
  const { t } = useTranslation('seeker-profiles');
  const errorText = useErrorText();
  const { stored } = useProfile();
  const { run } = useProfileRequest();
  const kindOf = ({ id }: StoredFile) => stored.files.find(({ file }) => file.id === id)?.kind ?? 'other';
  const put = ({ id }: StoredFile, kind: ProfileFileKind) =>
    run(() => dataOf(api.POST('/api/profile/files', { body: { fileId: id, kind } })));
  const remove = ({ id }: StoredFile) =>
    run(() => dataOf(api.DELETE('/api/profile/files/{fileId}', { params: { path: { fileId: id } } })));
  const hasCv = stored.files.some(({ kind }) => kind === 'cv');
  const open = (file: StoredFile) =>
    void openFile(file).catch((error: unknown) => toast(errorText(error), { tone: 'bad' }));
  return (
    <fieldset className="entries" id={targetOf('cv')} tabIndex={-1}>
      <legend>{t('career.files')}</legend>
      <Suspense>
        <LazyFileUploader
          files={stored.files.map(({ file }) => file)}
          access="account"
          max={PROFILE_LIMITS.files}
          onAdd={(file) => void put(file, hasCv ? 'certificate' : 'cv')}
          onRemove={(file) => void remove(file)}
          actions={(file) => (
            <>
              <Select
                size="s"
                aria-label={t('career.fileKind', { name: file.name })}
                value={kindOf(file)}
                onChange={(event) => void put(file, event.target.value as ProfileFileKind)}
                options={PROFILE_FILE_KINDS.map((kind) => ({ value: kind, label: t(`career.fileKinds.${kind}`) }))}
              />
              <IconButton
                label={t('career.openFile', { name: file.name })}
                icon={<Download size={18} />}
                onClick={() => open(file)}
              />
            </>
          )}
        />
      </Suspense>
    </fieldset>
  );
}
