import type { OwnTalentProfile } from '@stellenvisite/contract/talent-membership.schema';
import { TALENT_CONSENT_VERSION } from '@stellenvisite/contract/talent-pool';
import { Pause, Play } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Bone, Bones } from '../../../ui/skeletons.tsx';
import { useTalentWords } from '../use-talent-words.ts';
import { Blocks } from './blocks.tsx';
import { Consent } from './consent.tsx';
import { Enquiries } from './enquiries.tsx';
import { JoinPool } from './join-pool.tsx';
import { OwnPreview } from './own-preview.tsx';
import { useLiveOwn, useOwnTalent, useSaveTalent } from './own-queries.ts';
import { ShownSwitches } from './shown-switches.tsx';
import '../talent-pool.css';
import './own-pool.css';

/** The person's own side: enquiries first, then what is shown to whom and for how long. */
export function OwnPool() {
  const { t } = useTranslation('talent-pool');
  const errorText = useErrorText();
  const { data: own, error, refetch } = useOwnTalent();
  useLiveOwn();
  if (own) return own.isMember ? <Member own={own} /> : <JoinPool own={own} />;
  if (error)
    return (
      <>
        <h1 className="visually-hidden">{t('title')}</h1>
        <EmptyState
          title={t('own.unread')}
          text={errorText(error)}
          actions={<Button onClick={() => void refetch()}>{t('own.again')}</Button>}
        />
      </>
    );
  return <OwnPoolSkeleton />;
}

export function OwnPoolSkeleton() {
  const { t } = useTranslation('talent-pool');
  return (
    <>
      <h1 className="text-fs-2">{t('title')}</h1>
      <Bones label={t('own.loading')}>
        <Bone className="mt-4 h-5 w-[min(34rem,90%)]" />
        <Bone className="mt-6 h-80 w-full" />
        <Bone className="mt-8 h-60 w-full" />
      </Bones>
    </>
  );
}

function Member({ own }: { own: OwnTalentProfile }) {
  const { t } = useTranslation('talent-pool');
  const words = useTalentWords();
  const { save, isPending } = useSaveTalent();
  const { status, number, views } = own;
  return (
    <>
      <header className="ts-head">
        <div>
          <h1>{t('title')}</h1>
          {status === 'visible' && (
            <p>
              <Trans
                t={t}
                i18nKey="own.visible"
                values={{ number: words.number(number ?? 0) }}
                components={{ b: <b className="num" /> }}
              />{' '}
              <Trans t={t} i18nKey="own.views" count={views} components={{ b: <b className="num" /> }} />
            </p>
          )}
        </div>
        {status === 'visible' && (
          <Button
            variant="secondary"
            icon={<Pause size={20} />}
            loading={isPending}
            onClick={() => save({ isVisible: false })}
          >
            {t('own.pause')}
          </Button>
        )}
      </header>
      <StatusNote own={own} />
      <Enquiries own={own} />
      <div className="ts-grid">
        <div>
          <OwnPreview card={own.card} />
          <ShownSwitches own={own} />
        </div>
        <div>
          <Consent own={own} />
          <Blocks own={own} />
        </div>
      </div>
    </>
  );
}

/** Why nobody sees the profile, or until when. */
function StatusNote({ own }: { own: OwnTalentProfile }) {
  const { t } = useTranslation('talent-pool');
  const { save, isPending } = useSaveTalent();
  if (own.status === 'paused')
    return (
      <Note tone="warn" role="status" className="ts-paused">
        <b>{t('own.paused.title')}</b> {t('own.paused.text')}
        <Button
          className="mt-3"
          icon={<Play size={20} />}
          loading={isPending}
          onClick={() => save({ isVisible: true })}
        >
          {t('own.paused.resume')}
        </Button>
      </Note>
    );
  if (own.status === 'ended')
    return (
      <Note tone="warn" role="status" className="ts-paused">
        <b>{t('own.ended.title')}</b> {t('own.ended.text')}
        <Button className="mt-3" loading={isPending} onClick={() => save({ consent: TALENT_CONSENT_VERSION })}>
          {t('own.ended.renew')}
        </Button>
      </Note>
    );
  if (own.isHeldBack) return <Note className="ts-paused">{t('own.heldBack')}</Note>;
  return null;
}
