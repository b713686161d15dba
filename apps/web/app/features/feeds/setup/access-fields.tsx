import { FEED_AUTHS, type FeedAuthKind } from '@stellenvisite/contract/feeds/feeds';
import { type FeedAuth, feedAuthSchema } from '@stellenvisite/contract/feeds/feeds.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import type { ZodForm } from '../../../ui/forms/use-zod-form.ts';

export type Access = { kind: FeedAuthKind; name: string; secret: string };

export const accessSchema: z.ZodType<Access, Access> = z.object({
  kind: z.enum(FEED_AUTHS),
  name: z.string(),
  secret: z.string(),
});

export const NO_ACCESS: Access = { kind: 'none', name: '', secret: '' };

/** Returns the credentials to send, or null if a value is missing. */
export function toAuth(access: Access): FeedAuth | null {
  const parsed = feedAuthSchema.safeParse(access.kind === 'none' ? { kind: 'none' } : access);
  return parsed.success ? parsed.data : null;
}

/** The values of a form for the address of a feed. */
export type SourceValues = { address: string; access: Access };

type AccessFieldsProps = { form: ZodForm<SourceValues, { url: string; auth: FeedAuth }> };

/** How we sign in at the employer's server. A secret is written and never shown again. */
export function AccessFields({ form }: AccessFieldsProps) {
  const { t } = useTranslation('feeds');
  const kind = form.watch('access.kind');
  const clear = () => {
    form.setValue('access.name', '');
    form.setValue('access.secret', '');
  };
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-4 pt-2 pb-3">
      <Field label={t('access.kind')}>
        <Select
          {...form.register('access.kind', { onChange: clear })}
          defaultValue={form.getValues('access.kind')}
          options={FEED_AUTHS.map((value) => ({ value, label: t(`access.kinds.${value}`) }))}
        />
      </Field>
      {kind !== 'none' && (
        <>
          <Field label={t(`access.name.${kind}`)} {...form.field('access.name')}>
            <TextInput {...form.register('access.name')} autoComplete="off" spellCheck={false} />
          </Field>
          <Field label={t(`access.secret.${kind}`)} help={t('access.help')} {...form.field('access.secret')}>
            <TextInput {...form.register('access.secret')} type="password" autoComplete="new-password" />
          </Field>
        </>
      )}
    </div>
  );
}
