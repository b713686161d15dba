import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications.schema';
import { clsx } from 'clsx';
import { Download, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../../session/use-download.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DocumentPreview, filePath } from './document-preview.tsx';
import { SentProfile } from './sent-profile.tsx';
import { SentWords } from './sent-words.tsx';

const ZOOM = { least: 0.6, most: 2, step: 0.2 } as const;

type Tab = { key: string; label: ReactNode; content: ReactNode; fileId?: string; name?: string };

/** What was sent: each file, the profile, and the message with the answers. */
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
