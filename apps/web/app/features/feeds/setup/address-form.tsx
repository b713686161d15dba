import type { FeedDetail } from '@stellenvisite/contract/feeds.schema';
import { ChevronRight, RefreshCw, Search } from 'lucide-react';
import { type FormEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { FeedSourceInput } from '../use-feed-changes.ts';
import { AccessFields, NO_ACCESS, toAuth } from './access-fields.tsx';

type AddressFormProps = {
  feed: FeedDetail | undefined;
  isChecking: boolean;
  onCheck: (source: FeedSourceInput) => void;
  inputRef?: Ref<HTMLInputElement>;
};

/** People paste addresses without the beginning; anything that is no web address is null. */
export function toFeedUrl(text: string): string | null {
  const trimmed = text.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.hostname.includes('.') || url.port || url.hostname === 'localhost' ? url.href : null;
}

/** The address is checked on leaving the field and with the button. */
export function AddressForm({ feed, isChecking, onCheck, inputRef }: AddressFormProps) {
  const { t } = useTranslation('feeds');
  const [address, setAddress] = useState(feed?.url ?? '');
  const [access, setAccess] = useState({ ...NO_ACCESS, ...feed?.auth, name: feed?.auth.name ?? '' });
  const [checked, setChecked] = useState(feed?.url ?? '');
  const [refused, setRefused] = useState<'address' | 'access'>();
  const check = () => {
    const url = toFeedUrl(address);
    const auth = toAuth(access);
    setRefused(url ? (auth ? undefined : 'access') : 'address');
    if (!url || !auth) return;
    setAddress(url);
    setChecked(url);
    // A kept secret is never shown, so an untouched one is not sent.
    const isKept = feed?.auth.kind === access.kind && (feed.auth.name ?? '') === access.name && access.secret === '';
    onCheck({ kind: 'url', url, ...(!isKept && { auth }) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check();
  };
  return (
    <form noValidate onSubmit={submit}>
      <div className="fs-url">
        <Field
          label={t('address.field')}
          help={t('address.help')}
          error={refused === 'address' ? <span role="alert">{t('address.missing')}</span> : undefined}
        >
          <TextInput
            ref={inputRef}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            value={address}
            onChange={(event) => {
              setAddress(event.target.value);
              setRefused(undefined);
            }}
            onBlur={() => {
              const url = toFeedUrl(address);
              if (url && url !== checked && access.kind === 'none') check();
            }}
          />
        </Field>
        <Button
          type="submit"
          variant={feed ? 'secondary' : 'primary'}
          loading={isChecking}
          icon={feed ? <RefreshCw size={20} /> : <Search size={20} />}
        >
          {t(feed ? 'address.again' : 'address.check')}
        </Button>
      </div>
      <details className="fs-more" open={access.kind !== 'none' || refused === 'access' || undefined}>
        <summary>
          <ChevronRight size={18} />
          {t('access.title')}
        </summary>
        <AccessFields access={access} onChange={setAccess} isRefused={refused === 'access'} />
      </details>
    </form>
  );
}
