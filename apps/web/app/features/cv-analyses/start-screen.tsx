import type { StoredFile } from '@stellenvisite/contract/files.schema';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useProblemText } from '../../i18n/use-problem-text.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { FileKind, FileName } from '../files/shared/file-row.tsx';
import { formatBytes } from '../files/shared/format-bytes.ts';
import { useUploads } from '../files/shared/use-uploads.ts';
import { CV_ACCEPTED, CV_UPLOADS } from './check-cv-file.ts';
import { CvHead } from './cv-head.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { KnownFiles } from './known-files.tsx';
import { ReadingSteps } from './reading-steps.tsx';
import { cvAnalysisPath } from './shared/cv-paths.ts';

/** Choose a file; while it is sent and read its steps stand here, and the result has an address of its own. */
export function StartScreen() {
  const { t } = useTranslation('cv-analyses');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const start = $api.useMutation('post', '/api/profile/analyses', {
    onSuccess: ({ id }) => void navigate(cvAnalysisPath(id)),
  });
  const analyse = ({ id }: StoredFile) => start.mutate({ body: { fileId: id } });
  const { list, add, cancel } = useUploads('account', analyse, CV_UPLOADS);
  const row = list.at(-1);
  const isSending = row !== undefined && row.state.kind !== 'refused';
  const chosen = (files: readonly File[]) => {
    for (const { key } of list) cancel(key);
    add(files.slice(0, 1));
  };
  return (
    <>
      <CvHead title={t('title')} lead={t('lead')} />
      <div className="cv-grid">
        <section className="cv-card" aria-labelledby="cv-choose">
          <h2 id="cv-choose">{t(isSending ? 'reading.title' : 'choose.title')}</h2>
          <p>{t(isSending ? 'reading.lead' : 'choose.lead')}</p>
          {start.error && (
            <Note tone="warn" role="alert" className="mt-4">
              {errorText(start.error)}
            </Note>
          )}
          {row?.state.kind === 'refused' && (
            <Note tone="warn" role="alert" className="mt-4">
              {problemText(row.state.code)}
            </Note>
          )}
          {isSending ? (
            <SentFile name={row.file.name} sent={row.sent} total={row.file.size} onCancel={() => cancel(row.key)} />
          ) : (
            <CvDrop onFiles={chosen} isBusy={start.isPending} />
          )}
          {!isSending && <KnownFiles onChoose={analyse} isBusy={start.isPending} />}
        </section>
        <GoodToKnow />
      </div>
    </>
  );
}

function CvDrop({ onFiles, isBusy }: { onFiles: (files: readonly File[]) => void; isBusy: boolean }) {
  const { t } = useTranslation('cv-analyses');
  const input = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a further way; the button is for everybody
    <div
      className="cv-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Upload size={28} />
      <b>{t('choose.drop')}</b>
      <small id="cv-limits">{t('choose.limits')}</small>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('choose.button')}
        accept={CV_ACCEPTED}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button loading={isBusy} aria-describedby="cv-limits" onClick={() => input.current?.click()}>
        {t('choose.button')}
      </Button>
    </div>
  );
}

type SentFileProps = { name: string; sent: number; total: number; onCancel: () => void };

function SentFile({ name, sent, total, onCancel }: SentFileProps) {
  const { t } = useTranslation('cv-analyses');
  const locale = useLocale();
  return (
    <>
      <div className="cv-file">
        <FileKind>{name.split('.').at(-1) ?? ''}</FileKind>
        <b>
          <FileName name={name} />
        </b>
        <small>{formatBytes(total, locale)}</small>
        <Button variant="secondary" onClick={onCancel}>
          {t('reading.cancel')}
        </Button>
      </div>
      <ReadingSteps step="sending" sent={sent} total={total} />
    </>
  );
}
