import type { FeedAuth, FeedDetail } from '@stellenvisite/contract/feeds/feeds.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { ChevronRight, RefreshCw, Search } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm, type ZodForm } from '../../../ui/forms/use-zod-form.ts';
import type { FeedSourceInput } from '../use-feed-changes.ts';
import { type Access, AccessFields, accessSchema, NO_ACCESS, type SourceValues, toAuth } from './access-fields.tsx';

type AddressFormProps = {
  feed: FeedDetail | undefined;
  isChecking: boolean;
  onCheck: (source: FeedSourceInput) => void;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** People paste addresses without the beginning; anything that is no web address is null. */
export function toFeedUrl(text: string): string | null {
  const trimmed = text.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.hostname.includes('.') || url.port || url.hostname === 'localhost' ? url.href : null;
}

/** Checks whether the secret has to be typed again: the stored one is for the server it was typed for, and is dropped with another one. */
function lacksSecret(stored: string | null | undefined, typed: string, { kind, secret }: Access): boolean {
  const url = toFeedUrl(typed);
  if (!stored || !url || kind === 'none' || secret !== '') return false;
  return new URL(url).origin !== new URL(stored).origin;
}

type Source = { url: string; auth: FeedAuth };

/** Returns the schema that turns the form into a request, given the stored address. */
const sourceSchema = (stored: string | null | undefined) =>
  z.object({ address: z.string(), access: accessSchema }).transform(({ address, access }, context) => {
    const url = toFeedUrl(address);
    const auth = lacksSecret(stored, address, access) ? null : toAuth(access);
    if (url && auth) return { url, auth };
    const path = !url ? ['address'] : ['access', access.name && !access.secret ? 'secret' : 'name'];
    context.addIssue({ code: 'custom', path, message: 'missing' });
    return z.NEVER;
  });

type SourceFormOptions = {
  feed: FeedDetail | undefined;
  /** An access that is unchanged is left out: its secret is never shown, so it cannot be sent again. */
  onSource: (source: { url: string; auth?: FeedAuth }) => unknown;
};

/** Returns the form of an address and how we sign in there. */
export function useSourceForm({ feed, onSource }: SourceFormOptions) {
  const { t } = useTranslation('feeds');
  const stored = { ...NO_ACCESS, ...feed?.auth, name: feed?.auth.name ?? '' };
  const form: ZodForm<SourceValues, Source> = useZodForm<SourceValues, Source>({
    schema: sourceSchema(feed?.url),
    defaultValues: { address: feed?.url ?? '', access: stored },
    fields: ['address', 'access.name', 'access.secret'],
    errorText: (name) => t(name === 'address' ? 'address.missing' : 'access.missing'),
    onSubmit: ({ url, auth }) => {
      const { kind, name, secret } = form.getValues('access');
      const isUnchanged = feed?.auth.kind === kind && stored.name === name && secret === '';
      form.setValue('address', url);
      return onSource({ url, ...(!isUnchanged && { auth }) });
    },
  });
  const [address, access] = form.watch(['address', 'access']);
  return { form, access, isSecretMissing: lacksSecret(feed?.url, address, access) };
}

/** The address is checked on leaving the field and with the button. */
export function AddressForm({ feed, isChecking, onCheck, inputRef }: AddressFormProps) {
  const { t } = useTranslation('feeds');
  const [checked, setChecked] = useState(feed?.url ?? '');
  const { form, access, isSecretMissing } = useSourceForm({
    feed,
    onSource: (source) => {
      setChecked(source.url);
      onCheck({ kind: 'url', ...source });
    },
  });
  const { ref, ...address } = form.register('address', {
    onBlur: () => {
      const url = toFeedUrl(form.getValues('address'));
      if (url && url !== checked && access.kind === 'none') form.submit();
    },
  });
  const isAccessRefused = form.formState.errors.access !== undefined;
  return (
    <form noValidate onSubmit={form.submit}>
      <div className="mb-4 empty:mb-0">
        <ErrorSummary {...form.summary} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 items-start max-md:grid-cols-1">
        <Field label={t('address.field')} help={t('address.help')} {...form.field('address')}>
          <TextInput
            {...address}
            ref={(input) => {
              ref(input);
              inputRef.current = input;
            }}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
          />
        </Field>
        <Button
          className="mt-6.25 max-md:mt-0"
          type="submit"
          variant={feed ? 'secondary' : 'primary'}
          loading={isChecking}
          icon={feed ? <RefreshCw size={20} /> : <Search size={20} />}
        >
          {t(feed ? 'address.again' : 'address.check')}
        </Button>
      </div>
      <details className="open:[&>summary_svg]:rotate-90" open={access.kind !== 'none' || isAccessRefused || undefined}>
        <summary className="inline-flex items-center gap-[8px] min-h-tap cursor-pointer list-none text-ink-2 text-fs-8 font-medium [&::-webkit-details-marker]:hidden">
          <ChevronRight size={18} />
          {t('access.title')}
        </summary>
        {isSecretMissing && <Note tone="warn">{t('access.otherServer')}</Note>}
        <AccessFields form={form} />
      </details>
    </form>
  );
}
