import type { OwnMediaItem, OwnPictureSize } from '@stellenvisite/contract/employers/employer-media.schema';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ImageOff, ImagePlus, LoaderCircle } from 'lucide-react';
import { type DragEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchSignedIn } from '../../../session/api.ts';
import { ACCEPTED_PICTURES } from '../../platform/files/shared/check-picture.ts';

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

/** The logo or the cover with what can be done to it. */
export function SinglePicture({ kind, item, mayChange, onFile, onEdit, onRemove }: SinglePictureProps) {
  const { t } = useTranslation('employer-media');
  if (!item)
    return (
      <section className="md-card">
        <header>
          <h2>{t(`${kind}.title`)}</h2>
        </header>
        <div className="px-5 pb-5">
          <SingleDrop kind={kind} disabled={!mayChange} onFile={onFile} />
        </div>
      </section>
    );
  return (
    <section className="md-card">
      <header>
        <h2>{t(`${kind}.title`)}</h2>
      </header>
      <div className={`md-single md-single-${kind}`}>
        <MediaPicture item={item} sizes="300px" />
        {kind === 'logo' && item.status === 'ready' && (
          <p>
            {t('pixels', { width: item.width, height: item.height })}
            <br />
            {t('logo.themes')}
          </p>
        )}
      </div>
      {item.status === 'failed' && <p className="md-note">{t('failed')}</p>}
      {item.status === 'ready' && !item.isPublic && <p className="md-note md-hatched">{t('gallery.missingText')}</p>}
      {mayChange && (
        <PictureDrop label={t(`${kind}.choose`)} onFiles={onFile} className="md-links">
          {(choose) => (
            <>
              {item.original && (
                <button type="button" className="md-text" onClick={() => onEdit(item)}>
                  {t(item.isPublic ? 'cropIt' : 'describe')}
                  <span className="visually-hidden">: {t(`${kind}.title`)}</span>
                </button>
              )}
              <button type="button" className="md-text" onClick={choose}>
                {t('replace')}
                <span className="visually-hidden">: {t(`${kind}.title`)}</span>
              </button>
              <button type="button" className="md-text" onClick={() => onRemove(item)}>
                {t('remove')}
                <span className="visually-hidden">: {t(`${kind}.title`)}</span>
              </button>
            </>
          )}
        </PictureDrop>
      )}
    </section>
  );
}

type SingleDropProps = { kind: 'logo' | 'cover'; disabled: boolean; onFile: (files: readonly File[]) => void };

export function SingleDrop({ kind, disabled, onFile }: SingleDropProps) {
  const { t } = useTranslation('employer-media');
  return (
    <div className="md-single-drop">
      <PictureDrop label={t(`${kind}.choose`)} disabled={disabled} onFiles={onFile}>
        {(choose) => (
          <button type="button" className="md-drop" disabled={disabled} onClick={choose}>
            <ImagePlus size={22} />
            <b>{t(`${kind}.drop`)}</b>
          </button>
        )}
      </PictureDrop>
      <small>{t(`${kind}.size`)}</small>
    </div>
  );
}

/** The picture as cards show it; while it is converted or failed, a sign in its place. */
export function MediaPicture({ item, sizes }: { item: OwnMediaItem; sizes: string }) {
  const own = useOwnPicture(item, 'small', !item.isPublic);
  const { status, sources, width, height, alt } = item;
  if (item.url === null && !own)
    return (
      <span className="md-none" aria-hidden="true">
        {status === 'failed' ? <ImageOff size={24} /> : <LoaderCircle className="spin" size={24} />}
      </span>
    );
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img src={item.url ?? own} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
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

/** A place where pictures are dropped; whoever does not drag presses what appears in it. */
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
      className={clsx(className, isOver && 'md-over')}
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
