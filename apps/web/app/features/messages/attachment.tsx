import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../session/use-download.ts';
import { useLocale } from '../../ui/use-locale.ts';
import { FileKind, FileName, formatBytes } from '../platform/files/shared/file-row.tsx';

type AttachmentProps = { file: StoredFile; applicationId: string };

/** A file of a message; it is read with the session, so it is a button that offers the download. */
export function Attachment({ file, applicationId }: AttachmentProps) {
  const { t } = useTranslation('messages');
  const locale = useLocale();
  const { isBusy, download } = useDownload();
  const path = `/api/applications/${applicationId}/messages/files/${file.id}`;
  return (
    <button type="button" className="msg-file" aria-busy={isBusy} onClick={() => download(path, file.name)}>
      <FileKind>{file.type}</FileKind>
      <span>
        <b>
          <FileName name={file.name} />
        </b>
        <small className="num">{formatBytes(file.bytes, locale)}</small>
      </span>
      <span className="visually-hidden">{t('file.download')}</span>
      <Download size={18} />
    </button>
  );
}
