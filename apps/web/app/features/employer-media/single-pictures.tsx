import type { OwnMediaItem } from '@stellenvisite/contract/employer-media.schema';
import { ImagePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MediaPicture } from './media-picture.tsx';
import { PictureDrop } from './picture-drop.tsx';

type SinglePictureProps = {
  kind: 'logo' | 'cover';
  /** The newest: one that is being converted stands for the one before. */
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
