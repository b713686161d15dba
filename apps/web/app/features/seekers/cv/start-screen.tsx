import { MAX_FILE_BYTES } from '@stellenvisite/contract/platform/files';
import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import type { ProblemCode } from '@stellenvisite/contract/platform/problems';
import { ChevronLeft, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useErrorText, useProblemText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { FileKind, FileName, formatBytes } from '../../platform/files/shared/file-row.tsx';
import { fileEnding, type UploadKind } from '../../platform/files/shared/uploads-store.ts';
import { useUploads } from '../../platform/files/shared/use-uploads.ts';
import { PROFILE_PATH } from '../profiles/shared/field-target.ts';
import { GoodToKnow } from './good-to-know.tsx';
import { ReadingSteps } from './reading-steps.tsx';
import { cvAnalysisPath } from './shared/cv-link.tsx';

const MAX_SHOWN = 3;

const READABLE: readonly StoredFile['type'][] = ['pdf', 'docx', 'odt', 'txt', 'jpg', 'png'];

const ENDINGS = ['pdf', 'docx', 'odt', 'txt', 'zip', 'jpg', 'jpeg', 'png', 'heic', 'heif'];

const CV_ACCEPTED = ENDINGS.map((ending) => `.${ending}`).join(',');

const CV_UPLOADS: UploadKind = { purpose: 'analysis', check: checkCvFile, atOnce: 1 };

const FILE =
  'mt-4 grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 rounded-control border border-line py-3.5 pr-3.5 pl-4 max-md:grid-cols-[2.75rem_minmax(0,1fr)]';
const ACTION = 'col-start-3 row-[1/3] max-md:col-span-full max-md:row-auto';

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
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-6 max-[80rem]:grid-cols-1">
        <section
          className="rounded-sheet border border-line bg-sheet p-6 max-md:px-4 max-md:py-5"
          aria-labelledby="cv-choose"
        >
          <h2 className="text-fs-4" id="cv-choose">
            {t(isSending ? 'reading.title' : 'choose.title')}
          </h2>
          <p className="mt-1 text-fs-7 text-ink-2 leading-[1.5]">{t(isSending ? 'reading.lead' : 'choose.lead')}</p>
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
      className="mt-4 grid justify-items-center gap-1 rounded-control border-[1.5px] border-field-line border-dashed bg-dim px-5 py-8 text-center text-fs-7 leading-[1.45]"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Upload size={28} />
      <b className="font-display font-semibold text-fs-5 leading-[1.3] max-md:hidden">{t('choose.drop')}</b>
      <small className="text-ink-2" id="cv-limits">
        {t('choose.limits')}
      </small>
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
      <Button className="mt-3" loading={isBusy} aria-describedby="cv-limits" onClick={() => input.current?.click()}>
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
      <div className={FILE}>
        <FileKind size="l">{name.split('.').at(-1) ?? ''}</FileKind>
        <b className="wrap-anywhere self-end font-semibold text-fs-7 leading-[1.3]">
          <FileName name={name} />
        </b>
        <small className="col-start-2 self-start text-ink-2 leading-[1.35]">{formatBytes(total, locale)}</small>
        <Button className={ACTION} variant="secondary" onClick={onCancel}>
          {t('reading.cancel')}
        </Button>
      </div>
      <ReadingSteps step="sending" sent={sent} total={total} />
    </>
  );
}

/** Returns the reason why the server would refuse a file, before a byte is sent. */
function checkCvFile({ name, size }: Pick<File, 'name' | 'size'>): ProblemCode | null {
  const ending = fileEnding(name);
  if (ending && !ENDINGS.includes(ending)) return 'file.type_unsupported';
  if (size === 0) return 'file.empty';
  return size > MAX_FILE_BYTES ? 'file.too_large' : null;
}

/** Analyses that wait for decisions, and the CVs of the profile. */
function KnownFiles({ onChoose, isBusy }: { onChoose: (file: StoredFile) => void; isBusy: boolean }) {
  const { t } = useTranslation('cv-analyses');
  const locale = useLocale();
  const analyses = $api.useQuery('get', '/api/profile/analyses').data?.items ?? [];
  const profile = $api.useQuery('get', '/api/profile').data;
  const open = analyses.filter(({ state }) => state !== 'saved').slice(0, MAX_SHOWN);
  const known = new Set(open.map(({ file }) => file.id));
  const cvs = (profile?.files ?? [])
    .filter(({ kind, file }) => kind === 'cv' && READABLE.includes(file.type) && !known.has(file.id))
    .slice(0, MAX_SHOWN);
  return (
    <>
      {open.map(({ id, file, fields, decided, state }) => (
        <div key={id} className={FILE}>
          <FileKind size="l">{file.type}</FileKind>
          <b className="wrap-anywhere self-end font-semibold text-fs-7 leading-[1.3]">
            <FileName name={file.name} />
          </b>
          <small className="col-start-2 self-start text-ink-2 leading-[1.35]">
            {state === 'done' ? t('choose.draft', { decided, count: fields }) : t(`choose.state.${state}`)}
          </small>
          <Link className={buttonClass({ variant: 'secondary' }, ACTION)} to={cvAnalysisPath(id)}>
            {t('choose.continue')}
          </Link>
        </div>
      ))}
      {cvs.map(({ file }) => (
        <div key={file.id} className={FILE}>
          <FileKind size="l">{file.type}</FileKind>
          <b className="wrap-anywhere self-end font-semibold text-fs-7 leading-[1.3]">
            <FileName name={file.name} />
          </b>
          <small className="col-start-2 self-start text-ink-2 leading-[1.35]">
            {t('choose.fromProfile', { size: formatBytes(file.bytes, locale) })}
          </small>
          <Button className={ACTION} variant="secondary" loading={isBusy} onClick={() => onChoose(file)}>
            {t('choose.this')}
          </Button>
        </div>
      ))}
    </>
  );
}

export function CvHead({ title, lead }: { title: string; lead: string }) {
  const { t } = useTranslation('cv-analyses');
  return (
    <header className="area-head">
      <div>
        <Link
          to={PROFILE_PATH}
          className="inline-flex min-h-tap items-center gap-1 font-medium text-fs-8 text-link leading-none"
        >
          <ChevronLeft size={18} />
          {t('back')}
        </Link>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
    </header>
  );
}
