import { MAX_GALLERY_PICTURES } from '@stellenvisite/contract/employer-media';
import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { IDEAS, IdeaDrawing } from './idea-drawings.tsx';
import { PictureDrop } from './picture-drop.tsx';

type EmptyGalleryProps = { mayChange: boolean; onFiles: (files: readonly File[]) => void };

/** The place for the first pictures, and what to begin with. */
export function EmptyGallery({ mayChange, onFiles }: EmptyGalleryProps) {
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
