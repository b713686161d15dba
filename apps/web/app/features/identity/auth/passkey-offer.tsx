import { useMutation } from '@tanstack/react-query';
import { Check, Fingerprint } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/feedback/notify.ts';
import { describeFailure } from './auth-failure.ts';
import { AuthFrame } from './auth-frame.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import type { PreferenceSwitches } from './preference-switches.ts';
import { addPasskey } from './shared/passkeys.ts';

type PasskeyOfferProps = { switches: PreferenceSwitches; onDone: () => void };

/** Shown once, after a new account was created by code: from now on the device itself can sign in. */
export function PasskeyOffer({ switches, onDone }: PasskeyOfferProps) {
  const { t } = useTranslation('auth');
  const {
    mutate,
    isPending,
    data: refused,
  } = useMutation({
    mutationFn: async () => {
      const { error } = await addPasskey().catch((failure: unknown) => ({ error: failure }));
      if (error) return describeFailure(error, t).text;
      void notify({ title: t('passkey.added.title'), text: t('passkey.added.text') });
      onDone();
      return null;
    },
  });
  return (
    <AuthFrame
      {...switches}
      above={
        <p className="mb-4">
          <Badge kind="good" icon={<Check size={16} />}>
            {t('passkey.offer.created')}
          </Badge>
        </p>
      }
      title={t('passkey.offer.title')}
      lead={t('passkey.offer.lead')}
    >
      <div
        className="mt-6 grid place-items-center rounded-control bg-[#ffe665] p-8 text-[#151d42] max-md:p-6"
        aria-hidden="true"
      >
        <span className="grid size-22 place-items-center rounded-control bg-white shadow-field">
          <Fingerprint size={56} />
        </span>
      </div>
      <ul className="mt-6 grid gap-3">
        {(['device', 'site'] as const).map((key) => (
          <li key={key} className="grid grid-cols-[1.25rem_1fr] gap-3 leading-[1.45]">
            <Check className="mt-1 text-good" size={20} />
            <span>{t(`passkey.offer.${key}`, { site: globalThis.location?.hostname ?? '' })}</span>
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-4">
        <PasskeyButton size="l" refused={refused} loading={isPending} onPress={() => mutate()}>
          {t('passkey.offer.add')}
        </PasskeyButton>
        <Button variant="secondary" wide onClick={onDone}>
          {t('passkey.offer.later')}
        </Button>
      </div>
      <p className="mt-4 text-fs-8 text-ink-2 leading-[1.6]">{t('passkey.offer.shared')}</p>
    </AuthFrame>
  );
}
