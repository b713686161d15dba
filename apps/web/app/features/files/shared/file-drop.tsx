import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { ACCEPTED } from './check-file.ts';

type FileDropProps = { left: number; max: number; isFirst: boolean; onFiles: (files: readonly File[]) => void };

/** The place for more files: dropped, chosen, or photographed on a phone. The limits stand there before anything is sent. */
export function FileDrop({ left, max, isFirst, onFiles }: FileDropProps) {
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
      className={clsx('file-drop', isOver && 'file-drop-over')}
      onDragOver={(event) => dragged(event, true)}
      onDragLeave={(event) => dragged(event, false)}
      onDrop={(event) => {
        dragged(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Upload size={24} />
      <span>
        <b>
          <span className="max-md:hidden">{t(isFirst ? 'drop.first' : 'drop.more')}</span>
          <span className="md:hidden">{t(isFirst ? 'drop.firstPhone' : 'drop.morePhone')}</span>
        </b>
        <small id={limits}>{isFull ? t('drop.full', { count: max }) : t('drop.limits', { count: max })}</small>
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
      <Button variant="secondary" disabled={isFull} aria-describedby={limits} onClick={() => input.current?.click()}>
        <span className="max-md:hidden">{t('drop.choose')}</span>
        <span className="md:hidden">{t('drop.choosePhone')}</span>
      </Button>
    </div>
  );
}
