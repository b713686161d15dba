import { RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../../i18n/use-error-text.ts';
import { ProgressLine } from '../../../../ui/feedback/progress-line.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { FileKind, FileName, formatBytes } from './file-row.tsx';
import { fileEnding, type UploadRow } from './uploads-store.ts';

type UploadRowItemProps = { row: UploadRow; onRetry: () => void; onCancel: () => void };

/** A file on its way, or one that was refused with the reason. */
export function UploadRowItem({ row: { file, sent, state }, onRetry, onCancel }: UploadRowItemProps) {
  const { t } = useTranslation('files');
  const name = file.name;
  const isRefused = state.kind === 'refused';
  return (
    <li>
      <FileKind>{fileEnding(name) || '?'}</FileKind>
      <b>
        <FileName name={name} />
      </b>
      {isRefused ? <Refusal row={{ file, sent, state }} /> : <Progress row={{ file, sent, state }} />}
      <span className="file-actions">
        {isRefused && state.mayRetry && (
          <IconButton label={t('retry', { name })} icon={<RotateCw size={20} />} onClick={onRetry} />
        )}
        <IconButton label={t(isRefused ? 'remove' : 'cancel', { name })} icon={<X size={20} />} onClick={onCancel} />
      </span>
      {!isRefused && state.kind !== 'queued' && (
        <ProgressLine label={t('progress', { name })} value={Math.floor((sent / file.size) * 100)} />
      )}
    </li>
  );
}

function Progress({ row: { file, sent, state } }: { row: Omit<UploadRow, 'key'> }) {
  const { t } = useTranslation('files');
  const locale = useLocale();
  const total = formatBytes(file.size, locale);
  if (state.kind === 'queued') return <small>{t('queued', { total })}</small>;
  const ofTotal = t('sent', { sent: formatBytes(sent, locale), total });
  if (state.kind === 'waiting')
    return (
      <small className="file-lost" role="status">
        {t('lost', { sent: formatBytes(sent, locale), total })}
      </small>
    );
  const seconds = state.kind === 'running' ? state.secondsLeft : null;
  const isChecked = sent === file.size;
  return (
    <small>
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
    <small className="file-refused" role="alert">
      {problemText(state.code)}
      {state.mayRetry && sent > 0 && ` ${t('kept')}`}
    </small>
  );
}
