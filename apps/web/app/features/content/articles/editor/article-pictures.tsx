import {
  type DescribeArticlePicture,
  describeArticlePictureSchema,
  MAX_ARTICLE_PICTURES,
  type ManagedArticlePicture,
  pictureMarker,
} from '@stellenvisite/contract/content/articles.schema';
import { ALT_LENGTH } from '@stellenvisite/contract/employers/employer-media';
import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { LANGUAGES } from '@stellenvisite/contract/platform/languages';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useProblemText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { ACCEPTED_PICTURES, checkPicture } from '../../../platform/files/shared/check-picture.ts';
import { UploadRowItem } from '../../../platform/files/shared/upload-row-item.tsx';
import type { UploadKind } from '../../../platform/files/shared/uploads-store.ts';
import { useUploads } from '../../../platform/files/shared/use-uploads.ts';

type PictureFieldsProps = {
  initial: DescribeArticlePicture;
  submit: string;
  isPending: boolean;
  onSubmit: (values: DescribeArticlePicture) => void;
};

const PICTURE: UploadKind = { purpose: 'picture', check: checkPicture, atOnce: 1 };

const NO_WORDS = { de: '', en: '' };

type AddPictureProps = { articleId: string; isFirst: boolean; onAdded: () => void };

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
    <li className="grid gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-start gap-4">
        {url && (
          <img
            className="w-40 h-25 rounded-control bg-sheet-2 object-cover"
            src={url}
            alt=""
            width={160}
            height={100}
          />
        )}
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

/** First the file, then its description: only with both it becomes a picture of the article. */
function AddPicture({ articleId, isFirst, onAdded }: AddPictureProps) {
  const { t } = useTranslation('articles-editor', { keyPrefix: 'pictures' });
  const errorText = useErrorText();
  const input = useId();
  const [file, setFile] = useState<StoredFile>();
  const uploads = useUploads('account', setFile, PICTURE);
  const add = $api.useMutation('post', '/api/admin/articles/{id}/pictures');
  const submit = (described: DescribeArticlePicture) => {
    if (!file) return;
    add.mutate(
      { params: { path: { id: articleId } }, body: { fileId: file.id, ...described } },
      {
        onSuccess: () => {
          setFile(undefined);
          onAdded();
        },
      },
    );
  };
  return (
    <div className="grid gap-4 border-line border-t pt-4">
      <div className="grid gap-2">
        <label className="font-semibold" htmlFor={input}>
          {t('choose')}
        </label>
        <input
          id={input}
          type="file"
          accept={ACCEPTED_PICTURES}
          aria-describedby={`${input}-help`}
          onChange={(event) => {
            setFile(undefined);
            add.reset();
            uploads.add([...(event.target.files ?? [])]);
          }}
        />
        <p id={`${input}-help`} className="text-ink-2">
          {t('chooseHelp')}
        </p>
      </div>
      {uploads.list.length > 0 && (
        <ul className="grid">
          {uploads.list.map((row) => (
            <UploadRowItem
              key={row.key}
              row={row}
              onRetry={() => uploads.retry(row.key)}
              onCancel={() => uploads.cancel(row.key)}
            />
          ))}
        </ul>
      )}
      {add.error && (
        <Note tone="warn" role="alert">
          {errorText(add.error)}
        </Note>
      )}
      {file && (
        <PictureFields
          key={file.id}
          initial={{ alt: NO_WORDS, caption: NO_WORDS, isCover: isFirst }}
          submit={t('add', { name: file.name })}
          isPending={add.isPending}
          onSubmit={submit}
        />
      )}
    </div>
  );
}

/** Edits the description of a picture in both languages; a picture is not accepted without it. */
function PictureFields({ initial, submit, isPending, onSubmit }: PictureFieldsProps) {
  const { t } = useTranslation('articles-editor', { keyPrefix: 'pictures' });
  const form = useZodForm<DescribeArticlePicture>({
    schema: describeArticlePictureSchema,
    defaultValues: initial,
    fields: LANGUAGES.map((language) => `alt.${language}` as const),
    errorText: () => t('altWrong', { min: ALT_LENGTH.min }),
    onSubmit: (values) => {
      if (!isPending) onSubmit(values);
    },
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit} aria-label={submit}>
      <ErrorSummary {...form.summary} />
      {LANGUAGES.map((language) => (
        <div key={language} className="grid gap-4 md:grid-cols-2">
          <Field label={t(`alt.${language}`)} help={t('altHelp')} required {...form.field(`alt.${language}`)}>
            <TextInput maxLength={ALT_LENGTH.max} {...form.register(`alt.${language}`)} />
          </Field>
          <Field label={t(`caption.${language}`)} hint={t('optional')}>
            <TextInput maxLength={200} {...form.register(`caption.${language}`)} />
          </Field>
        </div>
      ))}
      <Checkbox label={t('cover')} help={t('coverHelp')} {...form.register('isCover')} />
      <Button type="submit" className="justify-self-start" loading={isPending}>
        {submit}
      </Button>
    </form>
  );
}
