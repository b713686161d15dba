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
import { MediaCard } from './media-card.tsx';
import { MediaSkeleton } from './media-skeleton.tsx';
import '../../../jobs/display/employer/drawings.css';
import breakRoom from '../../../employer-media/drawings/break-room.svg?raw';
import entrance from '../../../employer-media/drawings/entrance.svg?raw';
import team from '../../../employer-media/drawings/team.svg?raw';
import ward from '../../../employer-media/drawings/ward.svg?raw';

const IDEAS = ['ward', 'breakRoom', 'team', 'entrance'] as const;

type Idea = (typeof IDEAS)[number];

const IDEA_TINTS = { nursing: 'tint-nursing bg-c-tint', mfa: 'tint-mfa bg-c-tint', doctors: 'bg-shift-t-tint' };

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
      className="relative data-over:after:content-[''] data-over:after:absolute data-over:after:-inset-2 data-over:after:border-2 data-over:after:border-dashed data-over:after:border-action data-over:after:rounded-sheet data-over:after:pointer-events-none"
    >
      <div className="flex flex-wrap items-center justify-end gap-3 mb-5 lg:[.area-head+*>&]:-mt-19 empty:hidden max-md:[&_.btn]:flex-1">
        {sidebar}
        {mayChange && !isEmpty && (
          <>
            {left <= 0 && (
              <p className="text-warn text-fs-8 font-medium">{t('full', { count: MAX_GALLERY_PICTURES })}</p>
            )}
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
      <div className="grid grid-cols-[minmax(0,1fr)_19rem] gap-5 items-start max-[72rem]:grid-cols-1">
        <div className="grid grid-cols-1 gap-5">
          {isNew && (
            <MediaCard title={t('singles')}>
              <div className="grid grid-cols-[11rem_minmax(0,1fr)] gap-4 pt-0 px-5 pb-5 max-md:px-gutter max-md:grid-cols-1">
                <SingleDrop
                  className="min-h-44 max-md:min-h-32"
                  kind="logo"
                  disabled={!mayChange}
                  onFile={media.uploads.logo.add}
                />
                <SingleDrop
                  className="min-h-44 max-md:min-h-32"
                  kind="cover"
                  disabled={!mayChange}
                  onFile={media.uploads.cover.add}
                />
              </div>
            </MediaCard>
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
        <div className="grid grid-cols-1 gap-5 max-[72rem]:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))] max-[72rem]:items-start">
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
    <div
      className="sticky z-8 bottom-6 flex justify-center mt-5 max-md:fixed max-md:top-auto max-md:right-(--gutter) max-md:bottom-[calc(4.5rem_+_var(--strip-height,0px))] max-md:left-(--gutter) max-md:m-0 [&_.toast]:w-[min(30rem,100%)]"
      role="status"
    >
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

/** Renders the place for the first pictures, and what to begin with. */
function EmptyGallery({ mayChange, onFiles }: EmptyGalleryProps) {
  const { t } = useTranslation('employer-media');
  return (
    <>
      <MediaCard
        title={t('empty.title')}
        lead={
          <p className="text-ink-2 text-fs-8 leading-[1.45]">{t('empty.limits', { count: MAX_GALLERY_PICTURES })}</p>
        }
      >
        <PictureDrop
          label={t('choose')}
          multiple
          disabled={!mayChange}
          onFiles={onFiles}
          className="grid justify-items-center content-center gap-1.5 border-[1.5px] border-dashed border-ink-3 rounded-control bg-sheet text-ink-2 text-fs-8 leading-[1.45] text-center mx-5 mb-5 py-8 px-5 data-over:border-action data-over:bg-marker-soft"
        >
          {(choose) => (
            <>
              <Upload size={28} />
              <b className="block font-display font-semibold leading-[1.25] text-ink text-fs-5">
                <span className="max-md:hidden">{t('empty.drop')}</span>
                <span className="md:hidden">{t('empty.dropPhone')}</span>
              </b>
              <span>{t('empty.privacy')}</span>
              <Button className="mt-2" disabled={!mayChange} onClick={choose}>
                {t('choose')}
              </Button>
            </>
          )}
        </PictureDrop>
      </MediaCard>
      <MediaCard title={t('ideas.title')}>
        <ul className="grid grid-cols-4 gap-4 pt-0 px-5 pb-5 max-md:px-gutter max-md:grid-cols-2">
          {IDEAS.map((idea) => (
            <li className="text-ink-2 text-fs-8 leading-[1.4]" key={idea}>
              <IdeaDrawing idea={idea} />
              <b className="block text-ink font-semibold">{t(`ideas.${idea}.title`)}</b>
              <span>{t(`ideas.${idea}.text`)}</span>
            </li>
          ))}
        </ul>
      </MediaCard>
    </>
  );
}

/** Draws an idea for the first picture. */
function IdeaDrawing({ idea }: { idea: Idea }) {
  const { svg, tint } = DRAWINGS[idea];
  return (
    <Drawing
      svg={svg}
      className={`block w-full h-26 mb-2 border border-line rounded-cell [&_.f-sheet2]:fill-sheet-2 [&_.f-early]:fill-shift-f [&_.f-late]:fill-shift-s [&_.f-day]:fill-shift-t [&_.f-night]:fill-shift-n ${IDEA_TINTS[tint]}`}
    />
  );
}
