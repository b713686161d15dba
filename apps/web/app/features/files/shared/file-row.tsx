import type { StoredFile } from '@stellenvisite/contract/files.schema';
import { X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { formatBytes } from './format-bytes.ts';

export type FileRowProps = {
  file: StoredFile;
  onRemove?: () => void;
  /** What the file is, such as „Lebenslauf“, before its size. */
  describe?: ((file: StoredFile) => ReactNode) | undefined;
  /** Controls of the page beside the one that removes. */
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
