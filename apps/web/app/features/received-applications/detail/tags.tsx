import { MAX_TAGS, TAG_LENGTH, uniqueTags } from '@stellenvisite/contract/application-reviews';
import type { ApplicationReview } from '@stellenvisite/contract/application-reviews.schema';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useTag } from './review-queries.ts';

type TagsProps = { applicationId: string } & Pick<ApplicationReview, 'tags' | 'suggestedTags'>;

export function Tags({ applicationId, tags, suggestedTags }: TagsProps) {
  const { t } = useTranslation('received-application');
  const { mutate } = useTag(applicationId);
  const [isAdding, setIsAdding] = useState(false);
  const suggestions = useId();
  const save = (next: readonly string[]) =>
    mutate({ params: { path: { id: applicationId } }, body: { tags: uniqueTags(next) } });
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tag = String(new FormData(event.currentTarget).get('tag') ?? '').trim();
    if (tag) save([...tags, tag]);
    setIsAdding(false);
  };
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
        <form
          className="rd-tag-form"
          onSubmit={add}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            setIsAdding(false);
          }}
        >
          <span className="inp">
            {/* biome-ignore lint/a11y/noAutofocus: whoever pressed the button types next */}
            <input name="tag" autoFocus maxLength={TAG_LENGTH} list={suggestions} aria-label={t('tags.new')} />
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
      )}
    </section>
  );
}
