import { MAX_GALLERY_PICTURES } from '@stellenvisite/contract/employer-media';
import type { OwnMediaItem } from '@stellenvisite/contract/employer-media.schema';
import { Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { notify } from '../../../ui/notify.ts';
import { EditDialog } from '../edit/edit-dialog.tsx';
import { EmptyGallery } from '../empty-media.tsx';
import { FilmCard } from '../film-card.tsx';
import { Gallery } from '../gallery.tsx';
import { PictureDrop, type PictureDropHandle } from '../picture-drop.tsx';
import { SingleDrop, SinglePicture } from '../single-pictures.tsx';
import { UndoBar } from '../undo-bar.tsx';
import { UploadPanel } from '../upload-panel.tsx';
import { useMedia, useMediaChanges } from '../use-media.ts';
import { useMediaUploads } from '../use-media-uploads.ts';
import { MediaSkeleton } from './media-skeleton.tsx';
import './employer-media.css';

export type MediaManagerProps = {
  employerId: string;
  mayChange: boolean;
  /** Stands beside the button that uploads. */
  beside?: ReactNode;
};

/** Everything about an employer's pictures and film: the page of the area, and the last step of a new profile. */
export function MediaManager({ employerId, mayChange, beside }: MediaManagerProps) {
  const { t } = useTranslation('employer-media');
  const errorText = useErrorText();
  const { data, error, refetch } = useMedia(employerId);
  const changes = useMediaChanges(employerId);
  const media = useMediaUploads(changes.create);
  const drop = useRef<PictureDropHandle>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [removed, setRemoved] = useState<OwnMediaItem | null>(null);
  if (!data && error)
    return (
      <Note tone="warn" role="alert">
        <p>{errorText(error)}</p>
        <Button variant="secondary" className="mt-3" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Note>
    );
  if (!data) return <MediaSkeleton />;
  const gallery = data.items.filter(({ kind }) => kind === 'gallery');
  const newest = (kind: 'logo' | 'cover') =>
    data.items.filter((item) => item.kind === kind && item.status !== 'failed').sort(byNewest)[0];
  const underWay = media.uploads.gallery.list.filter(({ state }) => state.kind !== 'refused').length;
  const left = MAX_GALLERY_PICTURES - gallery.length - underWay;
  const refuse = (problem: unknown) => void notify({ title: errorText(problem), tone: 'destructive' });
  const add = (files: readonly File[]) => {
    if (files.length > left) void notify({ title: t('full', { count: MAX_GALLERY_PICTURES }), tone: 'destructive' });
    media.uploads.gallery.add(files.slice(0, Math.max(0, left)));
  };
  const remove = (item: OwnMediaItem) => {
    media.dismiss(item.id);
    changes.remove.mutate(item, { onSuccess: () => setRemoved(item), onError: refuse });
  };
  const undo = () => {
    if (removed) changes.restore.mutate(removed, { onError: refuse });
    setRemoved(null);
  };
  const edit = ({ id }: OwnMediaItem) => setEditedId(id);
  const edited = data.items.find(({ id }) => id === editedId);
  const isEmpty = gallery.length === 0 && underWay === 0;
  const single = (kind: 'logo' | 'cover') => ({
    kind,
    item: newest(kind),
    mayChange,
    onFile: media.uploads[kind].add,
    onEdit: edit,
    onRemove: remove,
  });
  const isNew = isEmpty && !newest('logo') && !newest('cover');
  return (
    <PictureDrop
      ref={drop}
      label={t('choose')}
      multiple
      disabled={!mayChange || left <= 0}
      onFiles={add}
      className="md"
    >
      <div className="md-add">
        {beside}
        {mayChange && !isEmpty && (
          <>
            {left <= 0 && <p>{t('full', { count: MAX_GALLERY_PICTURES })}</p>}
            <Button icon={<Upload size={18} />} disabled={left <= 0} onClick={() => drop.current?.choose()}>
              {t('upload')}
            </Button>
          </>
        )}
      </div>
      <UploadPanel
        media={media}
        items={data.items}
        onDescribe={edit}
        onChooseOther={() => drop.current?.choose()}
        onRemove={remove}
      />
      <div className="md-layout">
        <div className="md-main">
          {isNew && (
            <section className="md-card">
              <header>
                <h2>{t('singles')}</h2>
              </header>
              <div className="md-two">
                <SingleDrop kind="logo" disabled={!mayChange} onFile={media.uploads.logo.add} />
                <SingleDrop kind="cover" disabled={!mayChange} onFile={media.uploads.cover.add} />
              </div>
            </section>
          )}
          {isEmpty ? (
            <EmptyGallery mayChange={mayChange} onFiles={add} />
          ) : (
            <Gallery
              items={gallery}
              mayChange={mayChange}
              onOrder={(ids) => changes.order.mutate(ids, { onError: refuse })}
              onEdit={edit}
              onRemove={remove}
            />
          )}
        </div>
        <div className="md-side">
          {!isNew && <SinglePicture {...single('logo')} />}
          {!isNew && <SinglePicture {...single('cover')} />}
          <FilmCard video={data.video} mayChange={mayChange} changes={changes} />
        </div>
      </div>
      <UndoBar
        name={removed && (removed.caption || removed.alt || removed.name)}
        onUndo={undo}
        onEnd={() => setRemoved(null)}
      />
      {edited && (
        <EditDialog
          key={edited.id}
          item={edited}
          place={gallery.indexOf(edited) + 1}
          count={gallery.length}
          change={changes.change}
          onClose={() => setEditedId(null)}
        />
      )}
    </PictureDrop>
  );
}

/** One that is being converted came last. */
const byNewest = (a: OwnMediaItem, b: OwnMediaItem) =>
  Number(b.status === 'converting') - Number(a.status === 'converting');
