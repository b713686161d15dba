import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { formatDay } from '@stellenvisite/contract/platform/format-date';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Download, ZoomIn, ZoomOut } from 'lucide-react';
import { type CSSProperties, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchSignedIn } from '../../../../session/api.ts';
import { useDownload } from '../../../../session/use-download.ts';
import { Skeleton, Skeletons } from '../../../../ui/feedback/skeletons.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { SentProfile } from './sent-profile.tsx';

const PdfPages = lazyPart(async () => (await import('./pdf-pages.tsx')).default);

const filePath = (applicationId: string, fileId: string) =>
  `/api/employer/applications/${applicationId}/files/${fileId}`;

type DocumentPreviewProps = { applicationId: string; file: StoredFile; zoom: number };

type PictureProps = { content: Blob; name: string; zoom: number; onUnreadable: () => void };

/** A day without a time, as `2027-01-31`. */
const ZOOM = { least: 0.6, most: 2, step: 0.2 } as const;

type Tab = { key: string; label: ReactNode; content: ReactNode; fileId?: string; name?: string };

/** Shows the sent content in tabs: each file, the profile, and the message with the answers. */
export function Documents({ application }: { application: ReceivedApplicationDetail }) {
  const { t } = useTranslation('received-application');
  const { download } = useDownload();
  const [chosen, setChosen] = useState<string>();
  const [zoom, setZoom] = useState(1);
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const { files, answers, message, applicant } = application;
  const tabs: Tab[] = [
    ...files.map((file) => ({
      key: file.id,
      label: file.name.replace(/\.[^.]+$/, ''),
      fileId: file.id,
      name: file.name,
      content: <DocumentPreview key={file.id} applicationId={application.id} file={file} zoom={zoom} />,
    })),
    ...(applicant?.profile || applicant
      ? [{ key: 'profile', label: t('document.profile'), content: <SentProfile application={application} /> }]
      : []),
    ...(message || answers.length > 0
      ? [
          {
            key: 'words',
            label: answers.length > 0 ? t('document.answers', { count: answers.length }) : t('document.message'),
            content: <SentWords application={application} />,
          },
        ]
      : []),
  ];
  const tab = tabs.find(({ key }) => key === chosen) ?? tabs[0];
  if (!tab) return <p className="rd-no-preview">{t('document.none')}</p>;
  const { fileId, name } = tab;
  const zoomBy = (step: number) => setZoom((now) => Math.min(ZOOM.most, Math.max(ZOOM.least, now + step)));
  return (
    <section className={clsx('rd-documents', isWhole && 'rd-whole')} aria-label={t('document.title')}>
      <header>
        <div role="tablist" aria-label={t('document.title')}>
          {tabs.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-${key}`}
              aria-selected={key === tab.key}
              aria-controls={`${id}-panel`}
              tabIndex={key === tab.key ? 0 : -1}
              onClick={() => setChosen(key)}
              onKeyDown={(event) => {
                const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
                const next = tabs[(tabs.findIndex((each) => each.key === tab.key) + step + tabs.length) % tabs.length];
                if (step === 0 || !next) return;
                event.preventDefault();
                event.stopPropagation();
                setChosen(next.key);
                document.getElementById(`${id}-${next.key}`)?.focus();
              }}
            >
              {label}
            </button>
          ))}
        </div>
        {fileId && name && (
          <>
            <IconButton label={t('document.smaller')} icon={<ZoomOut size={20} />} onClick={() => zoomBy(-ZOOM.step)} />
            <IconButton label={t('document.larger')} icon={<ZoomIn size={20} />} onClick={() => zoomBy(ZOOM.step)} />
            <IconButton
              label={t('document.download', { name })}
              icon={<Download size={20} />}
              onClick={() => download(filePath(application.id, fileId), name)}
            />
          </>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its content scrolls, and the keyboard has to reach it */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab.key}`} tabIndex={0}>
        {tab.content}
      </div>
      <button type="button" className="rd-more" onClick={() => setIsWhole(!isWhole)}>
        {t(isWhole ? 'document.less' : 'document.whole')}
      </button>
    </section>
  );
}

/** The message and the answers to the employer's questions. */
function SentWords({ application: { message, answers } }: { application: ReceivedApplicationDetail }) {
  const { t } = useTranslation('received-application');
  const { t: fields } = useTranslation('job-fields');
  return (
    <div className="rd-sheet">
      {message && (
        <>
          <h3>{t('document.message')}</h3>
          <p className="whitespace-pre-line">{message}</p>
        </>
      )}
      {answers.length > 0 && (
        <>
          <h3>{t('document.answersTitle')}</h3>
          <dl>
            {answers.map(({ id, text, kind, value }) => (
              <div key={id}>
                <dt lang="de">{text}</dt>
                <dd>
                  {[value]
                    .flat()
                    .map((each) =>
                      kind === 'shifts' ? fields(`shift.${each}`) : kind === 'date' ? formatDay(each) : each,
                    )
                    .join(', ')}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

/** PDF and pictures in the page; whatever else there is can be downloaded. */
function DocumentPreview({ applicationId, file, zoom }: DocumentPreviewProps) {
  const { t } = useTranslation('received-application');
  const [isUnreadable, setIsUnreadable] = useState(false);
  const canShow = file.type === 'pdf' || file.type === 'jpg' || file.type === 'png';
  const { data, error } = useQuery({
    queryKey: ['application-file', applicationId, file.id],
    enabled: canShow,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    queryFn: async ({ signal }) => {
      const path = filePath(applicationId, file.id);
      const answer = await fetchSignedIn(new Request(`${location.origin}${path}`, { signal }));
      if (!answer.ok) throw await answer.json();
      return answer.blob();
    },
  });
  if (!canShow) return <p className="rd-no-preview">{t('document.onlyDownload')}</p>;
  if (error || isUnreadable) return <p className="rd-no-preview">{t('document.unreadable')}</p>;
  if (!data) return <PageSkeletons />;
  if (file.type !== 'pdf')
    return <Picture content={data} name={file.name} zoom={zoom} onUnreadable={() => setIsUnreadable(true)} />;
  return (
    <Suspense fallback={<PageSkeletons />}>
      <PdfPages content={data} zoom={zoom} onUnreadable={() => setIsUnreadable(true)} />
    </Suspense>
  );
}

function Picture({ content, name, zoom, onUnreadable }: PictureProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(content);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [content]);
  return (
    <div className="rd-pages" style={{ '--zoom': zoom } as CSSProperties}>
      <figure>{url && <img src={url} alt={name} onError={onUnreadable} />}</figure>
    </div>
  );
}

function PageSkeletons() {
  const { t } = useTranslation('received-application');
  return (
    <Skeletons label={t('document.loading')} className="rd-page-bones">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="mt-6 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-2/3" />
    </Skeletons>
  );
}
