import { VIDEO_TITLE_LENGTH } from '@stellenvisite/contract/employers/employer-media';
import { saveVideoSchema } from '@stellenvisite/contract/employers/employer-media.schema';
import type { EmployerVideo } from '@stellenvisite/contract/employers/employers.schema';
import { parseVideoLink } from '@stellenvisite/contract/employers/video-link';
import { z } from '@stellenvisite/contract/platform/zod';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useProblemText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { typedText } from '../../../ui/forms/typed-values.ts';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { MediaCard, TextAction } from './shared/media-card.tsx';
import type { MediaChanges } from './use-media-uploads.ts';

type FilmCardProps = { video: EmployerVideo | null; mayChange: boolean; changes: MediaChanges };

const formSchema = z.object({
  url: saveVideoSchema.shape.url.refine((url) => parseVideoLink(url) !== null),
  title: typedText(saveVideoSchema.shape.title),
});

/** The film is at its provider: the page keeps its address and asks its visitors first. */
export function FilmCard({ video, mayChange, changes: { saveVideo, deleteVideo } }: FilmCardProps) {
  const { t } = useTranslation('employer-media');
  const problemText = useProblemText();
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<string>();
  const form = useZodForm({
    schema: formSchema,
    defaultValues: { url: video?.url ?? '', title: video?.title ?? '' },
    fields: ['url', 'title'],
    errorText: () => problemText('media.link_unsupported'),
    refused: { url: refusal },
    onSubmit: (film) => {
      setRefusal(undefined);
      if (saveVideo.isPending) return;
      saveVideo.mutate(film, {
        onSuccess: (media) => {
          form.setValue('url', media.video?.url ?? '');
          void toast(t('film.saved'), { tone: 'good' });
        },
        onError: (problem) => setRefusal(errorText(problem)),
      });
    },
  });
  const typed = form.watch();
  const isSaved = video !== null && typed.url === video.url && typed.title === (video.title ?? '');
  const remove = () =>
    deleteVideo.mutate(undefined, {
      onSuccess: () => form.reset({ url: '', title: '' }),
      onError: (problem) => setRefusal(errorText(problem)),
    });
  return (
    <MediaCard title={t('film.title')}>
      <form className="grid gap-4 pt-0 px-5 pb-5 max-md:px-gutter" onSubmit={form.submit} noValidate>
        <ErrorSummary {...form.summary} />
        <p className="text-ink-2 text-fs-8 leading-[1.45]">{t('film.text')}</p>
        <Field label={t('film.link')} {...form.field('url')}>
          <TextInput
            {...form.register('url')}
            inputMode="url"
            disabled={!mayChange}
            placeholder="vimeo.com/845122071"
          />
        </Field>
        <Field label={t('film.name')} hint={t('optional')} help={t('film.nameHelp')} {...form.field('title')}>
          <TextInput {...form.register('title')} disabled={!mayChange} maxLength={VIDEO_TITLE_LENGTH} />
        </Field>
        {mayChange && (
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              variant="secondary"
              loading={saveVideo.isPending}
              disabled={isSaved || typed.url.trim() === ''}
            >
              {t(isSaved ? 'film.isSaved' : 'film.save')}
            </Button>
            {video && <TextAction onClick={remove}>{t('film.remove')}</TextAction>}
          </div>
        )}
      </form>
    </MediaCard>
  );
}
