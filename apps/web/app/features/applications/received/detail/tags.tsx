import {
  type ApplicationReview,
  MAX_TAGS,
  TAG_LENGTH,
  uniqueTags,
} from '@stellenvisite/contract/applications/application-reviews.schema';
import { plainText } from '@stellenvisite/contract/platform/plain-text.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { useTag } from './review-queries.ts';

const schema = z.object({ tag: plainText(TAG_LENGTH) });

type TagsProps = { applicationId: string } & Pick<ApplicationReview, 'tags' | 'suggestedTags'>;

export function Tags({ applicationId, tags, suggestedTags }: TagsProps) {
  const { t } = useTranslation('received-application');
  const { mutate } = useTag(applicationId);
  const [isAdding, setIsAdding] = useState(false);
  const save = (next: readonly string[]) =>
    mutate({ params: { path: { id: applicationId } }, body: { tags: uniqueTags(next) } });
  return (
    <section aria-labelledby="tags">
      <h3 id="tags">
        {t('tags.title')} <small>{t('teamOnly')}</small>
      </h3>
      <ul className="rd-tags">
        {tags.map((tag) => (
          <li key={tag}>
            <span>{tag}</span>
            <button
              type="button"
              aria-label={t('tags.remove', { tag })}
              onClick={() => save(tags.filter((each) => each !== tag))}
            >
              <X size={16} />
            </button>
          </li>
        ))}
        {tags.length < MAX_TAGS && !isAdding && (
          <li className="rd-tag-add">
            <button type="button" onClick={() => setIsAdding(true)}>
              <Plus size={16} />
              {t('tags.add')}
            </button>
          </li>
        )}
      </ul>
      {tags.length >= MAX_TAGS && <p className="rd-hint">{t('tags.full', { max: MAX_TAGS })}</p>}
      {isAdding && (
        <TagForm
          suggestedTags={suggestedTags}
          onAdd={(tag) => save([...tags, tag])}
          onClose={() => setIsAdding(false)}
        />
      )}
    </section>
  );
}

type TagFormProps = Pick<ApplicationReview, 'suggestedTags'> & { onAdd: (tag: string) => void; onClose: () => void };

/** Adds one tag; an empty field and Escape only close it. */
function TagForm({ suggestedTags, onAdd, onClose }: TagFormProps) {
  const { t } = useTranslation('received-application');
  const suggestions = useId();
  const form = useZodForm({
    schema,
    defaultValues: { tag: '' },
    fields: [],
    errorText: () => t('tags.new'),
    onSubmit: ({ tag }) => {
      if (tag) onAdd(tag);
      onClose();
    },
  });
  return (
    <form
      className="rd-tag-form"
      onSubmit={form.submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <span className="inp">
        <input
          {...form.register('tag')}
          // biome-ignore lint/a11y/noAutofocus: whoever pressed the button types next
          autoFocus
          maxLength={TAG_LENGTH}
          list={suggestions}
          aria-label={t('tags.new')}
        />
      </span>
      <datalist id={suggestions}>
        {suggestedTags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <Button type="submit" variant="secondary">
        {t('tags.save')}
      </Button>
    </form>
  );
}
