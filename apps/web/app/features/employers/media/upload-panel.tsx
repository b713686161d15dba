import type { OwnMediaItem } from '@stellenvisite/contract/employers/employer-media.schema';
import type { ProblemCode } from '@stellenvisite/contract/platform/problems';
import { clsx } from 'clsx';
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
import { MediaCard, TextAction } from './shared/media-card.tsx';
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
    <MediaCard
      className="mb-5 overflow-hidden [&_.prog]:mb-1"
      title={t('up.title', { done: made.length - failed.length, count: total })}
      titleId="md-up"
      lead={
        <p className="text-ink-2 text-fs-8 leading-[1.45]" role="status">
          {running.length > 0 && `${t('up.goOn')} `}
          {refusedCount > 0 && t('up.refused', { count: refusedCount })}
        </p>
      }
      aside={
        running.length > 0 && (
          <TextAction onClick={() => running.forEach(({ row, uploads }) => void uploads.cancel(row.key))}>
            {t('up.cancelAll')}
          </TextAction>
        )
      }
    >
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
    </MediaCard>
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
    <li
      className={clsx(
        'grid grid-cols-[3.5rem_minmax(0,1.1fr)_minmax(0,1.4fr)_auto] gap-4 items-center py-2.5 pr-3 pl-5 border-t border-t-line text-fs-8 leading-[1.4] max-md:grid-cols-[3.5rem_minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-2 max-md:pl-(--gutter) max-md:pr-1',
        refused && 'bg-warn-tint [&_p]:text-warn',
      )}
    >
      <span
        className={clsx(
          'grid place-items-center w-14 h-10 overflow-hidden rounded-[3px] [&_img]:w-full [&_img]:h-full [&_img]:object-cover',
          refused ? 'text-warn shadow-[inset_0_0_0_1.5px_currentcolor]' : 'bg-sheet-2 text-ink-2',
        )}
      >
        {thumb}
      </span>
      <div className="min-w-0">
        <b className="truncate font-semibold block">{name}</b>
        <small className="text-ink-2 text-fs-9">{kind}</small>
      </div>
      <div className="max-md:col-span-full max-md:row-[2] max-md:pr-3">{children}</div>
      <div className="flex items-center justify-end gap-2 min-w-36 max-md:min-w-0">{actions}</div>
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
          <TextAction onClick={onAction}>{t(`up.${action}`)}</TextAction>
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
          {isLost && <TextAction onClick={onRetry}>{t('up.resume')}</TextAction>}
          <IconButton label={t('up.cancel', { name })} icon={<X size={20} />} onClick={onCancel} />
        </>
      }
    >
      <ProgressLine label={t('up.progress', { name })} value={percent} />
      <small className="text-ink-2 text-fs-9" role={isLost ? 'status' : undefined}>
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
      thumb={<MediaPicture className="w-full h-full object-cover" item={item} sizes="56px" />}
      name={name}
      kind={kindOf(name)}
      actions={
        <>
          {alt === '' && (
            <TextAction onClick={onDescribe} aria-label={t('describeNamed', { name })}>
              {t('describe')}
            </TextAction>
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
          <small className="text-ink-2 text-fs-9">{t('up.converting')}</small>
        </>
      )}
    </Row>
  );
}
