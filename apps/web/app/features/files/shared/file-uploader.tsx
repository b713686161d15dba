import type { StoredFile } from '@stellenvisite/contract/files.schema';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileAccess } from './file-access.ts';
import { FileDrop } from './file-drop.tsx';
import { FileRow, type FileRowProps } from './file-row.tsx';
import { UploadRowItem } from './upload-row-item.tsx';
import type { UploadRow } from './uploads-store.ts';
import { useUploads } from './use-uploads.ts';
import './files.css';

/** Of everything that is under way, or null when nothing is. */
export type UploadProgress = { percent: number; isWaiting: boolean } | null;

export type FileUploaderProps = Pick<FileRowProps, 'describe' | 'actions'> & {
  files: readonly StoredFile[];
  access: FileAccess;
  max: number;
  onAdd: (file: StoredFile) => void;
  onRemove: (file: StoredFile) => void;
  onProgress?: (progress: UploadProgress) => void;
};

/** The files that are there, those on their way, and the place for more. Every file has its own row with its own error. */
export function FileUploader(props: FileUploaderProps) {
  const { files, access, max, onAdd, onRemove, onProgress, describe, actions } = props;
  const { t } = useTranslation('files');
  const { list, add, retry, cancel } = useUploads(access, onAdd);
  const [isOver, setIsOver] = useState(false);
  const left = max - files.length - list.filter(({ state }) => state.kind !== 'refused').length;
  const progress = progressOf(list);
  const [percent, isWaiting] = [progress?.percent ?? null, progress?.isWaiting ?? false];
  useEffect(() => onProgress?.(percent === null ? null : { percent, isWaiting }), [onProgress, percent, isWaiting]);
  const addSome = (chosen: readonly File[]) => {
    setIsOver(chosen.length > left);
    add(chosen.slice(0, Math.max(0, left)));
  };
  return (
    <div className="files">
      {files.length + list.length > 0 && (
        <ul className="file-list" aria-label={t('list')}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onRemove={() => {
                setIsOver(false);
                onRemove(file);
              }}
              describe={describe}
              actions={actions}
            />
          ))}
          {list.map((row) => (
            <UploadRowItem key={row.key} row={row} onRetry={() => retry(row.key)} onCancel={() => cancel(row.key)} />
          ))}
        </ul>
      )}
      <FileDrop left={left} max={max} isFirst={files.length === 0} onFiles={addSome} />
      <p className="fld-error" role="alert" hidden={!isOver}>
        {isOver && t('tooMany', { count: max })}
      </p>
      <p className="file-privacy">{t('privacy')}</p>
    </div>
  );
}

function progressOf(rows: readonly UploadRow[]): UploadProgress {
  const underWay = rows.filter(({ state }) => state.kind !== 'refused');
  if (underWay.length === 0) return null;
  const total = underWay.reduce((sum, { file }) => sum + file.size, 0);
  const sent = underWay.reduce((sum, row) => sum + row.sent, 0);
  return {
    percent: Math.floor((sent / Math.max(1, total)) * 100),
    isWaiting: underWay.every(({ state }) => state.kind === 'waiting'),
  };
}
