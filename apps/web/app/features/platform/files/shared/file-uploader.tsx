import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { FileRow, type FileRowProps } from './file-row.tsx';
import type { FileAccess } from './upload-file.ts';
import { UploadRowItem } from './upload-row-item.tsx';
import { ACCEPTED, type UploadRow } from './uploads-store.ts';
import { useUploads } from './use-uploads.ts';

type FileDropProps = { left: number; max: number; isFirst: boolean; onFiles: (files: readonly File[]) => void };

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

/** Renders the files that are there, those on their way, and the place for more. Every file has its own row with its own error. */
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
    <div className="grid w-full gap-3">
      {files.length + list.length > 0 && (
        <ul className="grid" aria-label={t('list')}>
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
      <p className="text-fs-8 text-ink-2 leading-[1.45]">{t('privacy')}</p>
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

/** Renders the place for more files: dropped, chosen, or photographed on a phone. The limits stand there before anything is sent. */
function FileDrop({ left, max, isFirst, onFiles }: FileDropProps) {
  const { t } = useTranslation('files');
  const input = useRef<HTMLInputElement>(null);
  const limits = useId();
  const [isOver, setIsOver] = useState(false);
  const isFull = left <= 0;
  const dragged = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over && !isFull);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a further way; the button is for everybody
    <div
      className={clsx(
        'flex items-center gap-4 rounded-control border-[1.5px] border-dashed px-5 py-4 text-fs-7 leading-[1.4] max-md:flex-wrap',
        isOver ? 'border-action bg-marker-soft' : 'border-field-line bg-dim',
      )}
      onDragOver={(event) => dragged(event, true)}
      onDragLeave={(event) => dragged(event, false)}
      onDrop={(event) => {
        dragged(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Upload className="flex-none" size={24} />
      <span className="min-w-0 flex-1">
        <b>
          <span className="max-md:hidden">{t(isFirst ? 'drop.first' : 'drop.more')}</span>
          <span className="md:hidden">{t(isFirst ? 'drop.firstPhone' : 'drop.morePhone')}</span>
        </b>
        <small className="block text-ink-2" id={limits}>
          {isFull ? t('drop.full', { count: max }) : t('drop.limits', { count: max })}
        </small>
      </span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('drop.choose')}
        accept={ACCEPTED}
        multiple
        disabled={isFull}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <Button
        className="max-md:flex-[1_0_100%]"
        variant="secondary"
        disabled={isFull}
        aria-describedby={limits}
        onClick={() => input.current?.click()}
      >
        <span className="max-md:hidden">{t('drop.choose')}</span>
        <span className="md:hidden">{t('drop.choosePhone')}</span>
      </Button>
    </div>
  );
}
