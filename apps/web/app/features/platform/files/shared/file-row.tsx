import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';

const KB = 1024;

const MB = 1024 * KB;

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
    <li>
      <FileKind>{file.type}</FileKind>
      <b>
        <FileName name={file.name} />
      </b>
      <small>
        {what && <>{what} · </>}
        <span className="num">{formatBytes(file.bytes, locale)}</span> · {t('checked')}
      </small>
      <span className="file-actions">
        {actions?.(file)}
        {onRemove && <IconButton label={t('remove', { name: file.name })} icon={<X size={20} />} onClick={onRemove} />}
      </span>
    </li>
  );
}

export function FileKind({ children }: { children: string }) {
  return (
    <span className="file-kind" aria-hidden="true">
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
