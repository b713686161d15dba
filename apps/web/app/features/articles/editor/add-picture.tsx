import type { DescribeArticlePicture } from '@stellenvisite/contract/article-pictures.schema';
import type { StoredFile } from '@stellenvisite/contract/files.schema';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Note } from '../../../ui/note.tsx';
import { ACCEPTED_PICTURES, checkPicture } from '../../files/shared/check-picture.ts';
import { UploadRowItem } from '../../files/shared/upload-row-item.tsx';
import type { UploadKind } from '../../files/shared/uploads-store.ts';
import { useUploads } from '../../files/shared/use-uploads.ts';
import { PictureFields } from './picture-fields.tsx';

const PICTURE: UploadKind = { purpose: 'picture', check: checkPicture, atOnce: 1 };
const NO_WORDS = { de: '', en: '' };

type AddPictureProps = { articleId: string; isFirst: boolean; onAdded: () => void };

/** First the file, then its description: only with both it becomes a picture of the article. */
export function AddPicture({ articleId, isFirst, onAdded }: AddPictureProps) {
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
    <div className="grid gap-4 border-t border-line pt-4">
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
        <ul className="file-list">
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
