import type { FeedRule, HeldItem } from '@stellenvisite/contract/feed-items.schema';
import { MENDED_BY, type MendableField } from '@stellenvisite/contract/feeds';
import { Ban } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast.ts';
import { SourceExcerpt } from '../setup/source-excerpt.tsx';
import { useDismissItem, useMendItem } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { MendField } from './mend-field.tsx';

type Values = Partial<Record<MendableField, string>>;

type MendFormProps = { item: HeldItem; alike: number; onClose: () => void; onDone: () => void };

/** The fields that mend one item. The cursor stands in the first, Escape closes. */
export function MendForm({ item, alike, onClose, onDone }: MendFormProps) {
  const { t } = useFeedWords();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const fields = MENDED_BY[item.reason];
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(fields.map((field) => [field, item.said[field] ?? ''])),
  );
  const [isKept, setIsKept] = useState(false);
  const [stillWrong, setStillWrong] = useState<readonly HeldItem['reason'][]>([]);
  const mend = useMendItem();
  const dismiss = useDismissItem();
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);

  const rule = ruleOf(item, values);
  const save = (asDraft: boolean) => {
    if (mend.isPending) return;
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
    mend.mutate(
      { itemId: item.id, body: { values: given, rule: isKept ? rule : null, asDraft } },
      {
        onSuccess: ({ reasons, alsoMended }) => {
          setStillWrong(reasons);
          if (reasons.length > 0) return;
          void toast(t(asDraft ? 'held.savedDraft' : 'held.saved'), {
            tone: 'good',
            ...(alsoMended > 0 && { description: t('held.alsoMended', { count: alsoMended }) }),
          });
          onDone();
        },
      },
    );
  };
  const leaveOut = () => dismiss.mutate({ itemId: item.id }, { onSuccess: onDone });
  const error = mend.error ?? dismiss.error;
  return (
    <form
      ref={form}
      className="fq-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {error && (
        <Note tone="warn" role="alert" className="mb-4">
          {errorText(error)}
        </Note>
      )}
      {stillWrong.length > 0 && (
        <Note tone="warn" role="alert" className="mb-4">
          {t('held.stillWrong')} {stillWrong.map((reason) => t(`reason.${reason}.name`)).join(', ')}
        </Note>
      )}
      <div className="fq-grid">
        <div className="grid content-start gap-4">
          {fields.map((field) => (
            <MendField
              key={field}
              field={field}
              value={values[field] ?? ''}
              onChange={(value) => setValues((before) => ({ ...before, [field]: value }))}
            />
          ))}
          <InTheFeed item={item} />
        </div>
        {rule && (
          <div>
            <h3>{t('held.nextTime')}</h3>
            <Checkbox
              checked={isKept}
              onChange={(event) => setIsKept(event.target.checked)}
              label={t('held.rule', { field: t(`mend.${rule.field}`) })}
              help={alike > 0 ? t('held.alike', { count: alike }) : undefined}
            />
          </div>
        )}
      </div>
      <div className="fq-does">
        <Button type="submit" size="s" loading={mend.isPending}>
          {t('held.save')}
        </Button>
        <Button variant="secondary" size="s" onClick={() => save(true)}>
          {t('held.saveDraft')}
        </Button>
        <Button variant="secondary" size="s" icon={<Ban size={18} />} loading={dismiss.isPending} onClick={leaveOut}>
          {t('held.dismiss')}
        </Button>
      </div>
    </form>
  );
}

function InTheFeed({ item }: { item: HeldItem }) {
  const { t, number } = useFeedWords();
  if (!item.field && !item.excerpt) return null;
  return (
    <div className="text-fs-9 text-ink-2">
      {item.field && (
        <p>
          {t('held.inFeed')} <code className="fd-code">{item.field}</code>
          {item.line !== null && `, ${t('line', { line: number(item.line) })}`}
        </p>
      )}
      {item.excerpt && (
        <SourceExcerpt excerpt={item.excerpt} firstLine={item.excerptLine ?? item.line ?? 1} line={item.line} />
      )}
    </div>
  );
}

const RULED: Partial<Record<HeldItem['reason'], FeedRule['kind']>> = {
  place_missing: 'default',
  place_unknown: 'replace',
  occupation_unknown: 'default',
};

/** What could be filled in the next time; null where one answer cannot fit another job. */
function ruleOf(item: HeldItem, values: Values): FeedRule | null {
  const kind = RULED[item.reason];
  const [field] = MENDED_BY[item.reason];
  const to = field && values[field]?.trim();
  if (!kind || !field) return null;
  return { kind, field, from: kind === 'replace' ? (item.said[field] ?? null) : null, to: to ?? '' };
}
