import type { OwnTalentProfile } from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { PresentEmployer } from '../../seekers/profiles/shared/present-employer.tsx';
import { Blocks } from './blocks.tsx';
import { Consent } from './consent.tsx';
import { Enquiries } from './enquiries.tsx';
import { JoinPool } from './join-pool.tsx';
import { OwnPreview } from './own-preview.tsx';
import { useLiveOwn, useOwnTalent } from './own-queries.ts';
import { PoolState } from './pool-state.tsx';
import { ShownSwitches } from './shown-switches.tsx';
import '../talent-pool.css';
import './own-pool.css';

/** Renders the person's own side: enquiries first, then what is shown to whom and for how long. */
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
      <Skeletons label={t('own.loading')}>
        <Skeleton className="mt-4 h-5 w-[min(34rem,90%)]" />
        <Skeleton className="mt-6 h-80 w-full" />
        <Skeleton className="mt-8 h-60 w-full" />
      </Skeletons>
    </>
  );
}

function Member({ own }: { own: OwnTalentProfile }) {
  const { t } = useTranslation('talent-pool');
  return (
    <>
      <header className="ts-head">
        <h1>{t('title')}</h1>
      </header>
      <PoolState own={own} />
      <Enquiries own={own} />
      <div className="ts-grid">
        <div>
          <OwnPreview card={own.card} />
          <ShownSwitches own={own} />
        </div>
        <div>
          <section className="ts-sheet" aria-labelledby="own-employer">
            <header>
              <h2 id="own-employer">{t('employer.title')}</h2>
            </header>
            <p>{t('employer.text')}</p>
            <div className="ts-in">
              <PresentEmployer answer={own.presentEmployer} />
            </div>
          </section>
          <Consent own={own} />
          <Blocks own={own} />
        </div>
      </div>
    </>
  );
}
