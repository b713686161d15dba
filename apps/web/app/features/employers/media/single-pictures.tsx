import type { OwnMediaItem, OwnPictureSize } from '@stellenvisite/contract/employers/employer-media.schema';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ImageOff, ImagePlus, LoaderCircle } from 'lucide-react';
import { type DragEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchSignedIn } from '../../../session/api.ts';
import { ACCEPTED_PICTURES } from '../../platform/files/shared/check-picture.ts';
import { MediaCard, TextAction } from './shared/media-card.tsx';

export type PictureDropHandle = { choose: () => void };

type PictureDropProps = {
  /** The accessible name of the file input. */
  label: string;
  className?: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
  ref?: Ref<PictureDropHandle>;
  children: ReactNode | ((choose: () => void) => ReactNode);
};

type SinglePictureProps = {
  kind: 'logo' | 'cover';
  /** The newest: one that is being converted represents the one before. */
  item: OwnMediaItem | undefined;
  mayChange: boolean;
  onFile: (files: readonly File[]) => void;
  onEdit: (item: OwnMediaItem) => void;
  onRemove: (item: OwnMediaItem) => void;
};

/** Marks what visitors do not see yet. */
export const HATCHED = '[background:repeating-linear-gradient(135deg,transparent_0_4px,var(--shift-s-tint)_4px_8px)]';

const SINGLE_SIZES = {
  logo: 'w-22 h-22 object-contain border border-line rounded-control',
  cover: 'w-full h-auto aspect-3 object-cover border border-line rounded-control',
};

/** Renders the logo or the cover with what can be done to it. */
export function SinglePicture({ kind, item, mayChange, onFile, onEdit, onRemove }: SinglePictureProps) {
  const { t } = useTranslation('employer-media');
  if (!item)
    return (
      <MediaCard title={t(`${kind}.title`)}>
        <div className="px-5 pb-5">
          <SingleDrop kind={kind} disabled={!mayChange} onFile={onFile} />
        </div>
      </MediaCard>
    );
  return (
    <MediaCard title={t(`${kind}.title`)}>
      <div
        className={clsx(
          'mx-5 text-fs-8 text-ink-2 leading-[1.4]',
          kind === 'logo' && 'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3.5 items-center',
        )}
      >
        <MediaPicture item={item} sizes="300px" className={SINGLE_SIZES[kind]} />
        {kind === 'logo' && item.status === 'ready' && (
          <p>
            {t('pixels', { width: item.width, height: item.height })}
            <br />
            {t('logo.themes')}
          </p>
        )}
      </div>
      {item.status === 'failed' && (
        <p className="mt-3 mx-5 py-2 px-3 rounded-cell text-fs-8 leading-[1.4] text-ink">{t('failed')}</p>
      )}
      {item.status === 'ready' && !item.isPublic && (
        <p className={clsx(HATCHED, 'mt-3 mx-5 py-2 px-3 rounded-cell text-fs-8 leading-[1.4] text-ink')}>
          {t('gallery.missingText')}
        </p>
      )}
      {mayChange && (
        <PictureDrop
          label={t(`${kind}.choose`)}
          onFiles={onFile}
          className="flex flex-wrap gap-x-4 gap-y-0 pt-1 px-5 pb-2"
        >
          {(choose) => (
            <>
              {item.original && (
                <TextAction onClick={() => onEdit(item)}>
                  {t(item.isPublic ? 'cropIt' : 'describe')}
                  <span className="visually-hidden">: {t(`${kind}.title`)}</span>
                </TextAction>
              )}
              <TextAction onClick={choose}>
                {t('replace')}
                <span className="visually-hidden">: {t(`${kind}.title`)}</span>
              </TextAction>
              <TextAction onClick={() => onRemove(item)}>
                {t('remove')}
                <span className="visually-hidden">: {t(`${kind}.title`)}</span>
              </TextAction>
            </>
          )}
        </PictureDrop>
      )}
    </MediaCard>
  );
}

type SingleDropProps = {
  kind: 'logo' | 'cover';
  disabled: boolean;
  onFile: (files: readonly File[]) => void;
  className?: string;
};

export function SingleDrop({ kind, disabled, onFile, className }: SingleDropProps) {
  const { t } = useTranslation('employer-media');
  return (
    <div className="grid gap-1.5 content-start">
      <PictureDrop
        className="data-over:[&>button]:border-action data-over:[&>button]:bg-marker-soft"
        label={t(`${kind}.choose`)}
        disabled={disabled}
        onFiles={onFile}
      >
        {(choose) => (
          <button
            type="button"
            className={clsx(
              'grid justify-items-center content-center gap-1.5 w-full p-3 border-[1.5px] border-dashed border-ink-3 rounded-control bg-sheet text-ink-2 text-fs-8 leading-[1.45] text-center hover:not-disabled:border-action hover:not-disabled:bg-marker-soft',
              className ?? 'min-h-32',
            )}
            disabled={disabled}
            onClick={choose}
          >
            <ImagePlus size={22} />
            <b className="block font-display font-semibold text-fs-7 leading-[1.25] text-ink">{t(`${kind}.drop`)}</b>
          </button>
        )}
      </PictureDrop>
      <small className="text-ink-2 text-fs-9 leading-[1.4]">{t(`${kind}.size`)}</small>
    </div>
  );
}

/** Renders the picture as cards show it; while it is converted or failed, a sign in its place. */
export function MediaPicture({ item, sizes, className }: { item: OwnMediaItem; sizes: string; className: string }) {
  const own = useOwnPicture(item, 'small', !item.isPublic);
  const { status, sources, width, height, alt } = item;
  if (item.url === null && !own)
    return (
      <span className={clsx('grid place-items-center min-h-20 text-ink-2', className)} aria-hidden="true">
        {status === 'failed' ? <ImageOff size={24} /> : <LoaderCircle className="spin" size={24} />}
      </span>
    );
  return (
    <picture className="contents">
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={className}
        src={item.url ?? own}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** A picture that may not be public, as an address of this page: an `<img>` cannot show a token. */
export function useOwnPicture({ id, version, hasPicture }: OwnMediaItem, size: OwnPictureSize, isNeeded = true) {
  const { data } = useQuery({
    queryKey: ['employer-media-content', id, version, size, hasPicture],
    queryFn: async () => {
      const path = `/api/employer/media/${id}/content?size=${size}&version=${version}`;
      const answer = await fetchSignedIn(new Request(new URL(path, location.href)));
      if (!answer.ok) throw await answer.json();
      return URL.createObjectURL(await answer.blob());
    },
    enabled: isNeeded && hasPicture,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** Renders a place where pictures are dropped; whoever does not drag presses what appears in it. */
export function PictureDrop({ label, className, multiple, disabled, onFiles, ref, children }: PictureDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const choose = () => input.current?.click();
  useImperativeHandle(ref, () => ({ choose: () => input.current?.click() }));
  const dragged = (event: DragEvent, over: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    // A place inside another one takes what is dropped on it alone.
    event.stopPropagation();
    setIsOver(over && !disabled);
  };
  const take = (files: readonly File[]) => {
    if (!disabled) onFiles(multiple ? files : files.slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a further way; the button is for everybody
    <div
      data-over={isOver || undefined}
      className={className}
      onDragOver={(event) => dragged(event, true)}
      onDragLeave={(event) => dragged(event, false)}
      onDrop={(event) => {
        dragged(event, false);
        take([...event.dataTransfer.files]);
      }}
    >
      {typeof children === 'function' ? children(choose) : children}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={ACCEPTED_PICTURES}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </div>
  );
}
