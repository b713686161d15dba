import { VIDEO_TITLE_LENGTH } from '@stellenvisite/contract/employer-media';
import type { EmployerVideo } from '@stellenvisite/contract/employers.schema';
import { parseVideoLink } from '@stellenvisite/contract/video-link';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useProblemText } from '../../i18n/use-problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import type { MediaChanges } from './use-media.ts';

type FilmCardProps = { video: EmployerVideo | null; mayChange: boolean; changes: MediaChanges };

/** The film is at its provider: the page keeps its address and asks its visitors first. */
export function FilmCard({ video, mayChange, changes: { saveVideo, deleteVideo } }: FilmCardProps) {
  const { t } = useTranslation('employer-media');
  const [url, problemText, errorText] = [useState(video?.url ?? ''), useProblemText(), useErrorText()];
  const [title, setTitle] = useState(video?.title ?? '');
  const [error, setError] = useState<string | null>(null);
  const [link, setLink] = url;
  const isSaved = video !== null && link === video.url && title === (video.title ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!parseVideoLink(link)) return setError(problemText('media.link_unsupported'));
    setError(null);
    saveVideo.mutate(
      { url: link, title: title.trim() || null },
      {
        onSuccess: (media) => {
          setLink(media.video?.url ?? '');
          void toast(t('film.saved'), { tone: 'good' });
        },
        onError: (problem) => setError(errorText(problem)),
      },
    );
  };
  const remove = () =>
    deleteVideo.mutate(undefined, {
      onSuccess: () => {
        setLink('');
        setTitle('');
      },
      onError: (problem) => setError(errorText(problem)),
    });
  return (
    <section className="md-card">
      <header>
        <h2>{t('film.title')}</h2>
      </header>
      <form className="md-film" onSubmit={save} noValidate>
        <p>{t('film.text')}</p>
        <Field label={t('film.link')} error={error}>
          <TextInput
            inputMode="url"
            value={link}
            disabled={!mayChange}
            placeholder="vimeo.com/845122071"
            onChange={(event) => setLink(event.target.value)}
          />
        </Field>
        <Field label={t('film.name')} hint={t('optional')} help={t('film.nameHelp')}>
          <TextInput
            value={title}
            disabled={!mayChange}
            maxLength={VIDEO_TITLE_LENGTH}
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
        {mayChange && (
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              variant="secondary"
              loading={saveVideo.isPending}
              disabled={isSaved || link.trim() === ''}
            >
              {t(isSaved ? 'film.isSaved' : 'film.save')}
            </Button>
            {video && (
              <button type="button" className="md-text" onClick={remove}>
                {t('film.remove')}
              </button>
            )}
          </div>
        )}
      </form>
    </section>
  );
}
