import type { StoredFile } from '@stellenvisite/contract/files.schema';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchSignedIn } from '../../../session/api.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Bone, Bones } from '../../../ui/skeletons.tsx';

const PdfPages = lazyPart(async () => (await import('./pdf-pages.tsx')).default);

export const filePath = (applicationId: string, fileId: string) =>
  `/api/employer/applications/${applicationId}/files/${fileId}`;

type DocumentPreviewProps = { applicationId: string; file: StoredFile; zoom: number };

/** PDF and pictures in the page; whatever else there is can be downloaded. */
export function DocumentPreview({ applicationId, file, zoom }: DocumentPreviewProps) {
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
  if (!data) return <PageBones />;
  if (file.type !== 'pdf')
    return <Picture content={data} name={file.name} zoom={zoom} onUnreadable={() => setIsUnreadable(true)} />;
  return (
    <Suspense fallback={<PageBones />}>
      <PdfPages content={data} zoom={zoom} onUnreadable={() => setIsUnreadable(true)} />
    </Suspense>
  );
}

type PictureProps = { content: Blob; name: string; zoom: number; onUnreadable: () => void };

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

function PageBones() {
  const { t } = useTranslation('received-application');
  return (
    <Bones label={t('document.loading')} className="rd-page-bones">
      <Bone className="h-8 w-1/2" />
      <Bone className="mt-6 h-4 w-full" />
      <Bone className="mt-2 h-4 w-full" />
      <Bone className="mt-2 h-4 w-2/3" />
    </Bones>
  );
}
