import type { OwnMediaItem } from '@stellenvisite/contract/employers/employer-media.schema';
import type { ProblemCode } from '@stellenvisite/contract/platform/problems';
import { CircleCheck, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../i18n/use-error-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ProgressLine } from '../../../ui/feedback/progress-line.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { formatBytes } from '../../platform/files/shared/file-row.tsx';
import { fileEnding, type UploadRow } from '../../platform/files/shared/uploads-store.ts';
import { MediaPicture } from './single-pictures.tsx';
import type { MediaUploads } from './use-media-uploads.ts';

type UploadPanelProps = {
  media: MediaUploads;
  items: readonly OwnMediaItem[];
  onDescribe: (item: OwnMediaItem) => void;
  onChooseOther: () => void;
  onRemove: (item: OwnMediaItem) => void;
};

/** Lists the uploads in progress and their results since the page was opened; refused files come first, with their remedy. */
export function UploadPanel({ media, items, onDescribe, onChooseOther, onRemove }: UploadPanelProps) {
  const { t } = useTranslation('employer-media');
  const lists = Object.values(media.uploads);
  const rows = lists.flatMap((uploads) => uploads.list.map((row) => ({ row, uploads })));
  const made = media.created.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const failed = made.filter(({ status }) => status === 'failed');
  const refused = rows.filter(({ row }) => row.state.kind === 'refused');
  const running = rows.filter(({ row }) => row.state.kind !== 'refused');
  const total = rows.length + made.length + media.refusals.length;
  if (total === 0) return null;
  const refusedCount = refused.length + failed.length + media.refusals.length;
  return (
    <section className="md-card md-up" aria-labelledby="md-up">
      <header>
        <div>
          <h2 id="md-up">{t('up.title', { done: made.length - failed.length, count: total })}</h2>
          <p role="status">
            {running.length > 0 && `${t('up.goOn')} `}
            {refusedCount > 0 && t('up.refused', { count: refusedCount })}
          </p>
        </div>
        {running.length > 0 && (
          <button
            type="button"
            className="md-text"
            onClick={() => running.forEach(({ row, uploads }) => void uploads.cancel(row.key))}
          >
            {t('up.cancelAll')}
          </button>
        )}
      </header>
      <ul>
        {refused.map(({ row, uploads }) => (
          <RefusedRow
            key={row.key}
            name={row.file.name}
            bytes={row.file.size}
            code={row.state.kind === 'refused' ? row.state.code : 'server.unexpected'}
            action={row.state.kind === 'refused' && row.state.mayRetry ? 'retry' : 'other'}
            onAction={row.state.kind === 'refused' && row.state.mayRetry ? () => uploads.retry(row.key) : onChooseOther}
            onClose={() => uploads.cancel(row.key)}
          />
        ))}
        {media.refusals.map(({ key, ...refusal }) => (
          <RefusedRow
            key={key}
            {...refusal}
            action="other"
            onAction={onChooseOther}
            onClose={() => media.dismiss(key)}
          />
        ))}
        {failed.map((item) => (
          <RefusedRow
            key={item.id}
            name={item.name}
            code={item.failure ?? 'media.damaged'}
            action="other"
            onAction={onChooseOther}
            onClose={() => onRemove(item)}
          />
        ))}
        {running.map(({ row, uploads }) => (
          <RunningRow
            key={row.key}
            row={row}
            onRetry={() => uploads.retry(row.key)}
            onCancel={() => uploads.cancel(row.key)}
          />
        ))}
        {made
          .filter(({ status }) => status !== 'failed')
          .map((item) => (
            <MadeRow
              key={item.id}
              item={item}
              onDescribe={() => onDescribe(item)}
              onClose={() => media.dismiss(item.id)}
            />
          ))}
      </ul>
    </section>
  );
}

type RowProps = {
  thumb: ReactNode;
  name: string;
  kind: string;
  children: ReactNode;
  actions: ReactNode;
  refused?: boolean;
};

function Row({ thumb, name, kind, children, actions, refused }: RowProps) {
  return (
    <li className={refused ? 'md-refused' : undefined}>
      <span className="md-thumb">{thumb}</span>
      <div className="min-w-0">
        <b>{name}</b>
        <small>{kind}</small>
      </div>
      <div className="md-state">{children}</div>
      <div className="md-actions">{actions}</div>
    </li>
  );
}

function useKindOf() {
  const locale = useLocale();
  return (name: string, bytes?: number) =>
    [fileEnding(name).toUpperCase(), bytes !== undefined && formatBytes(bytes, locale)].filter(Boolean).join(', ');
}

type RefusedRowProps = {
  name: string;
  bytes?: number;
  code: ProblemCode;
  action: 'other' | 'retry';
  onAction: () => void;
  onClose: () => void;
};

function RefusedRow({ name, bytes, code, action, onAction, onClose }: RefusedRowProps) {
  const { t } = useTranslation('employer-media');
  const problemText = useProblemText();
  const kindOf = useKindOf();
  return (
    <Row
      refused
      thumb={<X size={20} />}
      name={name}
      kind={kindOf(name, bytes)}
      actions={
        <>
          <button type="button" className="md-text" onClick={onAction}>
            {t(`up.${action}`)}
          </button>
          <IconButton label={t('up.close', { name })} icon={<X size={20} />} onClick={onClose} />
        </>
      }
    >
      <p role="alert">
        <b>{t('up.notTaken')}</b> {problemText(code)}
      </p>
    </Row>
  );
}

type RunningRowProps = { row: UploadRow; onRetry: () => void; onCancel: () => void };

function RunningRow({ row: { file, sent, state }, onRetry, onCancel }: RunningRowProps) {
  const { t } = useTranslation('employer-media');
  const locale = useLocale();
  const kindOf = useKindOf();
  const { name, size } = file;
  const percent = Math.floor((sent / Math.max(1, size)) * 100);
  const progress = t('up.sent', { sent: formatBytes(sent, locale), total: formatBytes(size, locale), percent });
  const isLost = state.kind === 'waiting';
  return (
    <Row
      thumb={<FilePreview file={file} />}
      name={name}
      kind={kindOf(name, size)}
      actions={
        <>
          {isLost && (
            <button type="button" className="md-text" onClick={onRetry}>
              {t('up.resume')}
            </button>
          )}
          <IconButton label={t('up.cancel', { name })} icon={<X size={20} />} onClick={onCancel} />
        </>
      }
    >
      <ProgressLine label={t('up.progress', { name })} value={percent} />
      <small role={isLost ? 'status' : undefined}>
        {isLost ? t('up.lost', { percent }) : state.kind === 'queued' ? t('up.queued') : progress}
      </small>
    </Row>
  );
}

function FilePreview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url ? <img src={url} alt="" /> : null;
}

type MadeRowProps = { item: OwnMediaItem; onDescribe: () => void; onClose: () => void };

function MadeRow({ item, onDescribe, onClose }: MadeRowProps) {
  const { t } = useTranslation('employer-media');
  const kindOf = useKindOf();
  const { name, status, alt } = item;
  const isReady = status === 'ready';
  return (
    <Row
      thumb={<MediaPicture item={item} sizes="56px" />}
      name={name}
      kind={kindOf(name)}
      actions={
        <>
          {alt === '' && (
            <button type="button" className="md-text" onClick={onDescribe} aria-label={t('describeNamed', { name })}>
              {t('describe')}
            </button>
          )}
          <IconButton label={t('up.close', { name })} icon={<X size={20} />} onClick={onClose} />
        </>
      }
    >
      {isReady ? (
        <Badge kind="good" icon={<CircleCheck size={16} />}>
          {t('up.done')}
        </Badge>
      ) : (
        <>
          <ProgressLine label={t('up.progress', { name })} value={100} />
          <small>{t('up.converting')}</small>
        </>
      )}
    </Row>
  );
}
