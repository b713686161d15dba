import { FEED_AUTHS, type FeedAuthKind } from '@stellenvisite/contract/feeds';
import { type FeedAuth, feedAuthSchema } from '@stellenvisite/contract/feeds.schema';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

export type Access = { kind: FeedAuthKind; name: string; secret: string };

export const NO_ACCESS: Access = { kind: 'none', name: '', secret: '' };

/** What is sent; null where something is missing. */
export function toAuth(access: Access): FeedAuth | null {
  const parsed = feedAuthSchema.safeParse(access.kind === 'none' ? { kind: 'none' } : access);
  return parsed.success ? parsed.data : null;
}

type AccessFieldsProps = { access: Access; onChange: (access: Access) => void; isRefused?: boolean };

/** How we sign in at the employer's server. A secret is written and never shown again. */
export function AccessFields({ access, onChange, isRefused }: AccessFieldsProps) {
  const { t } = useTranslation('feeds');
  const { kind } = access;
  return (
    <div className="fs-access">
      <Field label={t('access.kind')}>
        <Select
          value={kind}
          onChange={(event) => {
            const chosen = FEED_AUTHS.find((each) => each === event.target.value) ?? 'none';
            onChange({ kind: chosen, name: '', secret: '' });
          }}
          options={FEED_AUTHS.map((value) => ({ value, label: t(`access.kinds.${value}`) }))}
        />
      </Field>
      {kind !== 'none' && (
        <>
          <Field label={t(`access.name.${kind}`)} error={isRefused && !access.name ? t('access.missing') : undefined}>
            <TextInput
              autoComplete="off"
              spellCheck={false}
              value={access.name}
              onChange={(event) => onChange({ ...access, name: event.target.value })}
            />
          </Field>
          <Field label={t(`access.secret.${kind}`)} help={t('access.help')}>
            <TextInput
              type="password"
              autoComplete="new-password"
              value={access.secret}
              onChange={(event) => onChange({ ...access, secret: event.target.value })}
            />
          </Field>
        </>
      )}
    </div>
  );
}
