import './employer-media.css';
import { MAX_GALLERY_PICTURES } from '@stellenvisite/contract/employers/employer-media';
import type { OwnMediaItem } from '@stellenvisite/contract/employers/employer-media.schema';
import { Trash2, Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Drawing } from '../../../../ui/drawing.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { notify } from '../../../../ui/feedback/notify.ts';
import { UndoToast } from '../../../../ui/feedback/undo-toast.tsx';
import { EditDialog } from '../edit/edit-dialog.tsx';
import { FilmCard } from '../film-card.tsx';
import { Gallery } from '../gallery.tsx';
import { PictureDrop, type PictureDropHandle, SingleDrop, SinglePicture } from '../single-pictures.tsx';
import { UploadPanel } from '../upload-panel.tsx';
import { useMedia, useMediaChanges, useMediaUploads } from '../use-media-uploads.ts';
import { MediaSkeleton } from './media-skeleton.tsx';
import '../../../jobs/display/employer/drawings.css';
import breakRoom from '../../../employer-media/drawings/break-room.svg?raw';
import entrance from '../../../employer-media/drawings/entrance.svg?raw';
import team from '../../../employer-media/drawings/team.svg?raw';
import ward from '../../../employer-media/drawings/ward.svg?raw';

const IDEAS = ['ward', 'breakRoom', 'team', 'entrance'] as const;

type Idea = (typeof IDEAS)[number];

const DRAWINGS: Record<Idea, { svg: string; tint: 'nursing' | 'mfa' | 'doctors' }> = {
  ward: { svg: ward, tint: 'nursing' },
  breakRoom: { svg: breakRoom, tint: 'mfa' },
  team: { svg: team, tint: 'nursing' },
  entrance: { svg: entrance, tint: 'doctors' },
};

type EmptyGalleryProps = { mayChange: boolean; onFiles: (files: readonly File[]) => void };

const UNDO_MS = 10_000;

type UndoBarProps = { name: string | null; onUndo: () => void; onEnd: () => void };

export type MediaManagerProps = {
  employerId: string;
  mayChange: boolean;
  /** Appears next to the button that uploads. */
  sidebar?: ReactNode;
};

/** Everything about an employer's pictures and film: the page of the area, and the last step of a new profile. */
export function MediaManager({ employerId, mayChange, sidebar }: MediaManagerProps) {
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
        {sidebar}
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

function UndoBar({ name, onUndo, onEnd }: UndoBarProps) {
  const { t } = useTranslation('employer-media');
  return (
    <div className="md-undo" role="status">
      {name !== null && (
        <UndoToast
          icon={<Trash2 size={20} />}
          title={t('removed')}
          undoLabel={t('undo')}
          ms={UNDO_MS}
          restartOn={name}
          onUndo={onUndo}
          onEnd={onEnd}
        >
          {name}
        </UndoToast>
      )}
    </div>
  );
}

/** The place for the first pictures, and what to begin with. */
function EmptyGallery({ mayChange, onFiles }: EmptyGalleryProps) {
  const { t } = useTranslation('employer-media');
  return (
    <>
      <section className="md-card">
        <header>
          <div>
            <h2>{t('empty.title')}</h2>
            <p>{t('empty.limits', { count: MAX_GALLERY_PICTURES })}</p>
          </div>
        </header>
        <PictureDrop
          label={t('choose')}
          multiple
          disabled={!mayChange}
          onFiles={onFiles}
          className="md-drop md-drop-large"
        >
          {(choose) => (
            <>
              <Upload size={28} />
              <b>
                <span className="max-md:hidden">{t('empty.drop')}</span>
                <span className="md:hidden">{t('empty.dropPhone')}</span>
              </b>
              <span>{t('empty.privacy')}</span>
              <Button disabled={!mayChange} onClick={choose}>
                {t('choose')}
              </Button>
            </>
          )}
        </PictureDrop>
      </section>
      <section className="md-card">
        <header>
          <h2>{t('ideas.title')}</h2>
        </header>
        <ul className="md-ideas">
          {IDEAS.map((idea) => (
            <li key={idea}>
              <IdeaDrawing idea={idea} />
              <b>{t(`ideas.${idea}.title`)}</b>
              <span>{t(`ideas.${idea}.text`)}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Draws an idea for the first picture. */
function IdeaDrawing({ idea }: { idea: Idea }) {
  const { svg, tint } = DRAWINGS[idea];
  return <Drawing svg={svg} className={`md-idea md-idea-${tint}`} />;
}
