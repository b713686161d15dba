import { MAX_ARTICLE_PICTURES, pictureMarker } from '@stellenvisite/contract/article-pictures';
import type { ManagedArticlePicture } from '@stellenvisite/contract/article-pictures.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useProblemText } from '../../../i18n/use-problem-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { AddPicture } from './add-picture.tsx';
import { PictureFields } from './picture-fields.tsx';

const CONVERSION_POLL_MS = 1500;

/** Pictures of the article as it is saved: the cover, and those that the text names by their number. */
export function ArticlePictures({ articleId }: { articleId: string }) {
  const { t } = useTranslation('articles-editor', { keyPrefix: 'pictures' });
  const client = useQueryClient();
  const errorText = useErrorText();
  const { data, error } = $api.useQuery(
    'get',
    '/api/admin/articles/{id}/pictures',
    { params: { path: { id: articleId } } },
    {
      refetchInterval: (query) =>
        query.state.data?.items.some(({ status }) => status === 'converting') ? CONVERSION_POLL_MS : false,
    },
  );
  const refresh = () => void client.invalidateQueries();
  const items = data?.items ?? [];
  return (
    <section className="adm-card grid gap-4 p-5" aria-labelledby="article-pictures">
      <h2 id="article-pictures" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-ink-2">{t('lead')}</p>
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      {items.length > 0 && (
        <ul className="grid gap-5">
          {items.map((picture) => (
            <PictureItem key={picture.id} picture={picture} onChanged={refresh} />
          ))}
        </ul>
      )}
      {items.length < MAX_ARTICLE_PICTURES && (
        <AddPicture articleId={articleId} isFirst={items.length === 0} onAdded={refresh} />
      )}
    </section>
  );
}

function PictureItem({ picture, onChanged }: { picture: ManagedArticlePicture; onChanged: () => void }) {
  const { t } = useTranslation('articles-editor', { keyPrefix: 'pictures' });
  const errorText = useErrorText();
  const problemText = useProblemText();
  const [isOpen, setOpen] = useState(false);
  const describe = $api.useMutation('patch', '/api/admin/article-pictures/{id}');
  const remove = $api.useMutation('delete', '/api/admin/article-pictures/{id}');
  const { id, number, name, alt, caption, isCover, status, failure, url } = picture;
  const path = { params: { path: { id } } };
  const error = describe.error ?? remove.error;
  return (
    <li className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-start gap-4">
        {url && <img className="article-thumb" src={url} alt="" width={160} height={100} />}
        <div className="grid min-w-0 flex-1 gap-1">
          <b className="break-words">{alt.de}</b>
          <span className="text-ink-2">
            {isCover ? t('isCover') : t('marker', { marker: pictureMarker(number) })} · {name}
          </span>
          {status === 'converting' && <span role="status">{t('converting')}</span>}
          {failure && (
            <Note tone="warn" role="alert">
              {problemText(failure)}
            </Note>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('describe')}
            <span className="visually-hidden"> {pictureMarker(number)}</span>
          </Button>
          <Button
            variant="danger-line"
            loading={remove.isPending}
            onClick={() => remove.mutate(path, { onSuccess: onChanged })}
          >
            {t('remove')}
            <span className="visually-hidden"> {pictureMarker(number)}</span>
          </Button>
        </div>
      </div>
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      {isOpen && (
        <PictureFields
          initial={{ alt, caption, isCover }}
          submit={t('save')}
          isPending={describe.isPending}
          onSubmit={(body) =>
            describe.mutate(
              { ...path, body },
              {
                onSuccess: () => {
                  setOpen(false);
                  onChanged();
                },
              },
            )
          }
        />
      )}
    </li>
  );
}
