import type { ApplicationDetail } from '@stellenvisite/contract/applications.schema';
import type { StoredFile } from '@stellenvisite/contract/files.schema';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../../session/use-download.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { FileRow } from '../../files/shared/file-row.tsx';

export function SentFiles({ application: { files } }: { application: ApplicationDetail }) {
  const { t } = useTranslation('applications');
  return (
    <section aria-labelledby="application-files">
      <h3 id="application-files">{t('detail.files.title')}</h3>
      {files.length === 0 ? (
        <p className="text-fs-8 text-ink-2">{t('detail.files.none')}</p>
      ) : (
        <ul className="file-list">
          {files.map((file) => (
            <FileRow key={file.id} file={file} actions={() => <DownloadFile file={file} />} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DownloadFile({ file }: { file: StoredFile }) {
  const { t } = useTranslation('applications');
  const { download } = useDownload();
  return (
    <IconButton
      label={t('detail.files.download', { name: file.name })}
      icon={<Download size={20} />}
      onClick={() => download(`/api/files/${file.id}`, file.name)}
    />
  );
}
