import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../session/use-download.ts';
import { useLocale } from '../../ui/use-locale.ts';
import { FileKind, FileName, formatBytes } from '../platform/files/shared/file-row.tsx';

export const ATTACHMENT =
  'mt-2.5 grid w-full max-w-88 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2.5 rounded-control bg-sheet py-2 pr-3 pl-2 text-left text-ink first-of-type:nth-[2]:mt-0';

type AttachmentProps = { file: StoredFile; applicationId: string };

/** Renders a file of a message; it is read with the session, so it is a button that offers the download. */
export function Attachment({ file, applicationId }: AttachmentProps) {
  const { t } = useTranslation('messages');
  const locale = useLocale();
  const { isBusy, download } = useDownload();
  const path = `/api/applications/${applicationId}/messages/files/${file.id}`;
  return (
    <button
      type="button"
      className={clsx(ATTACHMENT, 'inset-ring inset-ring-line-2 hover:inset-ring-[1.5px] hover:inset-ring-ink')}
      aria-busy={isBusy}
      onClick={() => download(path, file.name)}
    >
      <FileKind>{file.type}</FileKind>
      <span>
        <b className="wrap-anywhere block font-semibold text-fs-8 leading-[1.3]">
          <FileName name={file.name} />
        </b>
        <small className="num text-fs-9 text-ink-2">{formatBytes(file.bytes, locale)}</small>
      </span>
      <span className="visually-hidden">{t('file.download')}</span>
      <Download className="flex-none" size={18} />
    </button>
  );
}
