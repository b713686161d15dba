import { MAX_APPLICATION_FILES } from '@stellenvisite/contract/applications';
import type { StoredFile } from '@stellenvisite/contract/files.schema';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Bone, Bones } from '../../../ui/skeletons.tsx';
import { deleteFile, type FileAccess } from '../../files/shared/file-access.ts';
import type { UploadProgress } from '../../files/shared/file-uploader.tsx';
import { LazyFileUploader } from '../../files/shared/lazy-file-uploader.ts';
import { ApplySection } from './apply-section.tsx';
import type { ApplyFormControl } from './use-apply-form.ts';

type DocumentsSectionProps = {
  control: ApplyFormControl;
  number: number;
  access: FileAccess;
  /** Files of the account that can be sent as well. */
  own: readonly StoredFile[];
  onProgress: (progress: UploadProgress) => void;
  isLoading: boolean;
};

export function DocumentsSection({ control, number, access, own, onProgress, isLoading }: DocumentsSectionProps) {
  const { t } = useTranslation('applications');
  const { values, change } = control;
  const { files } = values;
  const isOwn = ({ id }: StoredFile) => own.some((file) => file.id === id);
  const remove = (file: StoredFile) => {
    change({ files: files.filter(({ id }) => id !== file.id) });
    // A file of the profile stays there. One that was uploaded for this application would expire by itself as well.
    if (!isOwn(file)) void deleteFile(access, file.id).catch(() => undefined);
  };
  return (
    <ApplySection
      number={number}
      isDone={files.length > 0 && !isLoading}
      title={t('apply.files.title')}
      text={t('apply.files.text')}
      aside={<span className="apl-count">{t('apply.files.count', { count: files.length })}</span>}
    >
      <OwnFiles
        files={own.filter(({ id }) => !files.some((file) => file.id === id))}
        isFull={files.length >= MAX_APPLICATION_FILES}
        onAdd={(file) => change({ files: [...files, file] })}
      />
      <Suspense fallback={<UploaderSkeleton />}>
        <LazyFileUploader
          files={files}
          access={access}
          max={MAX_APPLICATION_FILES}
          onAdd={(file) => change((before) => ({ files: [...before.files, file] }))}
          onRemove={remove}
          onProgress={onProgress}
        />
      </Suspense>
    </ApplySection>
  );
}

type OwnFilesProps = { files: readonly StoredFile[]; isFull: boolean; onAdd: (file: StoredFile) => void };

/** What is in the account already is added without uploading it again. */
function OwnFiles({ files, isFull, onAdd }: OwnFilesProps) {
  const { t } = useTranslation('applications');
  if (files.length === 0) return null;
  return (
    <details className="apl-own">
      <summary>{t('apply.files.own', { count: files.length })}</summary>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <span>{file.name}</span>
            <Button
              variant="secondary"
              size="s"
              icon={<Plus size={18} />}
              disabled={isFull}
              aria-label={t('apply.files.addNamed', { name: file.name })}
              onClick={() => onAdd(file)}
            >
              {t('apply.files.add')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function UploaderSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Bones label={t('loading.page')}>
      <Bone className="h-20 w-full" />
    </Bones>
  );
}
