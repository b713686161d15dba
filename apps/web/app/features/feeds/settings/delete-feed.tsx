import { deleteFeedQuerySchema, type FeedDetail } from '@stellenvisite/contract/feeds/feeds.schema';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { FEEDS_PATH } from '../feed-paths.ts';
import { useDeleteFeed } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';

const WAYS = ['keep', 'close'] as const;

/** Deletes a feed after the person has chosen what happens to its jobs. */
export function DeleteFeed({ feed }: { feed: FeedDetail }) {
  const { t } = useFeedWords();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-labelledby="feed-delete"
    >
      <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
        <div>
          <h2 className="text-[1.125rem] tracking-[-0.015em]" id="feed-delete">
            {t('delete.title')}
          </h2>
          <p className="text-fs-8 text-ink-2 leading-[1.4]">{t('delete.lead')}</p>
        </div>
        <Button variant="danger-line" size="s" icon={<Trash2 size={18} />} onClick={() => setIsAsking(true)}>
          {t('delete.open')}
        </Button>
      </header>
      {isAsking && <DeleteDialog feed={feed} onClose={() => setIsAsking(false)} />}
    </section>
  );
}

function DeleteDialog({ feed, onClose }: { feed: FeedDetail; onClose: () => void }) {
  const { t } = useFeedWords();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const deletion = useDeleteFeed();
  const form = useZodForm({
    schema: deleteFeedQuerySchema,
    defaultValues: { jobs: 'keep' },
    fields: [],
    errorText: () => '',
    onSubmit: async ({ jobs }, fail) => {
      const refusal = await deletion.mutateAsync({ feedId: feed.id, jobs }).then(
        () => null,
        (error: unknown) => errorText(error),
      );
      if (refusal) return fail(refusal);
      void toast(t('delete.done', { name: feed.name }), { tone: 'good' });
      void navigate(FEEDS_PATH);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('delete.question', { name: feed.name })}
      action={t('delete.submit')}
      actionVariant="danger"
      cancel={t('cancel')}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="jobs"
        render={({ field }) => (
          <RadioGroup
            legend={t('delete.jobs', { count: feed.published })}
            name="feed-jobs"
            value={field.value ?? 'keep'}
            onValueChange={field.onChange}
            options={WAYS.map((value) => ({ value, label: t(`delete.way.${value}`) }))}
          />
        )}
      />
    </FormDialog>
  );
}
