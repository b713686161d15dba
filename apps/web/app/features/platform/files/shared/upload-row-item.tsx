import { clsx } from 'clsx';
import { RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../../i18n/use-error-text.ts';
import { ProgressLine } from '../../../../ui/feedback/progress-line.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { FILE_ACTIONS, FILE_NAME, FILE_NOTE, FILE_ROW, FileKind, FileName, formatBytes } from './file-row.tsx';
import { fileEnding, type UploadRow } from './uploads-store.ts';

type UploadRowItemProps = { row: UploadRow; onRetry: () => void; onCancel: () => void };

/** Renders a file on its way, or one that was refused with the reason. */
export function UploadRowItem({ row: { file, sent, state }, onRetry, onCancel }: UploadRowItemProps) {
  const { t } = useTranslation('files');
  const name = file.name;
  const isRefused = state.kind === 'refused';
  return (
    <li className={FILE_ROW}>
      <FileKind>{fileEnding(name) || '?'}</FileKind>
      <b className={FILE_NAME}>
        <FileName name={name} />
      </b>
      {isRefused ? <Refusal row={{ file, sent, state }} /> : <Progress row={{ file, sent, state }} />}
      <span className={FILE_ACTIONS}>
        {isRefused && state.mayRetry && (
          <IconButton label={t('retry', { name })} icon={<RotateCw size={20} />} onClick={onRetry} />
        )}
        <IconButton label={t(isRefused ? 'remove' : 'cancel', { name })} icon={<X size={20} />} onClick={onCancel} />
      </span>
      {!isRefused && state.kind !== 'queued' && (
        <ProgressLine
          className="col-[2/-1] mt-1.5"
          label={t('progress', { name })}
          value={Math.floor((sent / file.size) * 100)}
        />
      )}
    </li>
  );
}

function Progress({ row: { file, sent, state } }: { row: Omit<UploadRow, 'key'> }) {
  const { t } = useTranslation('files');
  const locale = useLocale();
  const total = formatBytes(file.size, locale);
  if (state.kind === 'queued') return <small className={clsx(FILE_NOTE, 'text-ink-2')}>{t('queued', { total })}</small>;
  const ofTotal = t('sent', { sent: formatBytes(sent, locale), total });
  if (state.kind === 'waiting')
    return (
      <small className={clsx(FILE_NOTE, 'font-medium text-ink')} role="status">
        {t('lost', { sent: formatBytes(sent, locale), total })}
      </small>
    );
  const seconds = state.kind === 'running' ? state.secondsLeft : null;
  const isChecked = sent === file.size;
  return (
    <small className={clsx(FILE_NOTE, 'text-ink-2')}>
      <span className="num">{ofTotal}</span>
      {isChecked ? ` · ${t('checking')}` : seconds !== null && ` · ${t('secondsLeft', { count: seconds })}`}
    </small>
  );
}

function Refusal({ row: { sent, state } }: { row: Omit<UploadRow, 'key'> }) {
  const { t } = useTranslation('files');
  const problemText = useProblemText();
  if (state.kind !== 'refused') return null;
  return (
    <small className={clsx(FILE_NOTE, 'font-medium text-warn')} role="alert">
      {problemText(state.code)}
      {state.mayRetry && sent > 0 && ` ${t('partStored')}`}
    </small>
  );
}
