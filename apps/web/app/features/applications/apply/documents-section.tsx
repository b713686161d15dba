import { MAX_APPLICATION_FILES } from '@stellenvisite/contract/applications/applications';
import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import type { UploadProgress } from '../../platform/files/shared/file-uploader.tsx';
import { LazyFileUploader } from '../../platform/files/shared/lazy-file-uploader.ts';
import { deleteFile, type FileAccess } from '../../platform/files/shared/upload-file.ts';
import type { ApplyFormControl } from './apply-standing.tsx';
import { ApplySection } from './consent-section.tsx';

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
      aside={<span className="text-fs-8 text-ink-2">{t('apply.files.count', { count: files.length })}</span>}
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

/** Offers the files of the account, so that they need not be uploaded again. */
function OwnFiles({ files, isFull, onAdd }: OwnFilesProps) {
  const { t } = useTranslation('applications');
  if (files.length === 0) return null;
  return (
    <details className="mb-4 rounded-control border border-line px-4">
      <summary className="flex min-h-tap cursor-pointer items-center font-medium">
        {t('apply.files.own', { count: files.length })}
      </summary>
      <ul>
        {files.map((file) => (
          <li key={file.id} className="flex items-center justify-between gap-4 border-line border-t py-2 text-fs-7">
            <span className="wrap-anywhere min-w-0">{file.name}</span>
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
    <Skeletons label={t('loading.page')}>
      <Skeleton className="h-20 w-full" />
    </Skeletons>
  );
}
