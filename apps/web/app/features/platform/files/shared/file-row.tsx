import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';

const KB = 1024;

const MB = 1024 * KB;

export const FILE_ROW =
  'grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-line border-t py-3 first:border-t-0 first:pt-0';
export const FILE_NAME = 'wrap-anywhere self-end font-semibold text-fs-7 leading-[1.3]';
export const FILE_NOTE = 'col-start-2 self-start text-fs-8 leading-[1.35]';
export const FILE_ACTIONS = 'col-start-3 row-[1/3] -mr-2.5 flex items-center';
const KIND =
  'inset-ring inset-ring-line-2 row-[1/3] grid place-items-center rounded-[3px] bg-sheet font-bold font-display text-ink-2 leading-none';
const KIND_SIZES = { m: 'h-11 w-9 text-[0.6875rem]', l: 'h-14 w-11 text-[0.75rem]' } as const;

export type FileRowProps = {
  file: StoredFile;
  onRemove?: () => void;
  /** A description of the file, such as „Lebenslauf“, shown before its size. */
  describe?: ((file: StoredFile) => ReactNode) | undefined;
  /** Controls of the page next to the one that removes. */
  actions?: ((file: StoredFile) => ReactNode) | undefined;
};

export function FileRow({ file, onRemove, describe, actions }: FileRowProps) {
  const { t } = useTranslation('files');
  const locale = useLocale();
  const what = describe?.(file);
  return (
    <li className={FILE_ROW}>
      <FileKind>{file.type}</FileKind>
      <b className={FILE_NAME}>
        <FileName name={file.name} />
      </b>
      <small className={clsx(FILE_NOTE, 'text-ink-2')}>
        {what && <>{what} · </>}
        <span className="num">{formatBytes(file.bytes, locale)}</span> · {t('checked')}
      </small>
      <span className={FILE_ACTIONS}>
        {actions?.(file)}
        {onRemove && <IconButton label={t('remove', { name: file.name })} icon={<X size={20} />} onClick={onRemove} />}
      </span>
    </li>
  );
}

type FileKindProps = { size?: 'm' | 'l'; children: string };

export function FileKind({ size = 'm', children }: FileKindProps) {
  return (
    <span className={clsx(KIND, KIND_SIZES[size])} aria-hidden="true">
      {children.slice(0, 4).toUpperCase()}
    </span>
  );
}

/** Long names break where their parts end. */
export function FileName({ name }: { name: string }) {
  const parts = name.split(/(?<=[_\-.])/);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the name
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}

/** „214 KB“, „3,7 MB“: no more digits than somebody compares with the limit. */
export function formatBytes(bytes: number, locale: string): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB)).toLocaleString(locale)} KB`;
  return `${megabytes(bytes, locale)} MB`;
}

function megabytes(bytes: number, locale: string): string {
  return (bytes / MB).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
