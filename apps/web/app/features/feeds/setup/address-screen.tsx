import type { FeedDetail } from '@stellenvisite/contract/feeds/feeds.schema';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { MayNotChange } from '../feed-parts.tsx';
import { addressPath, mappingPath } from '../feed-paths.ts';
import { type FeedSourceInput, useCheckSource } from '../use-feed-changes.ts';
import { useFeed } from '../use-feeds.ts';
import { AddressForm } from './address-form.tsx';
import { OtherSources } from './other-sources.tsx';
import { isToBeMapped, RecognitionResult } from './recognition-result.tsx';
import { SetupHead } from './setup-head.tsx';

const PLACES = ['personio', 'softgarden', 'dvinci', 'others'] as const;

const KNOWN = [
  'personio',
  'indeed',
  'hr-ba',
  'hr-xml',
  'linkedin',
  'jobcloud',
  'xing',
  'recruitee',
  'erecruiter',
  'absolventa',
  'softgarden',
  'dvinci',
  'smartrecruiters',
  'rss',
  'json-ld',
] as const;

/** Step one: where the jobs are. The address of a feed that is being set up is in the URL of its step. */
export function AddressScreen({ feedId }: { feedId: string | undefined }) {
  const { t } = useTranslation('feeds');
  const mayChange = useMayAct('feed.import');
  const feed = useFeed(feedId);
  const recognition = feed.data?.recognition ?? null;
  return (
    <div className="fd">
      <SetupHead
        step={recognition && !recognition.failure ? 'format' : 'address'}
        feedId={feedId}
        lead={t('address.lead')}
      />
      {mayChange ? (
        <div className="fd-two">
          {/* Another feed resets the form, so that its fields show the stored values. */}
          {feedId && !feed.data ? (
            <div className="fd-card fd-pad" aria-busy="true" />
          ) : (
            <AddressCard key={feed.data?.id ?? 'new'} feed={feed.data} />
          )}
          <AddressHelp />
        </div>
      ) : (
        <MayNotChange />
      )}
    </div>
  );
}

function AddressCard({ feed }: { feed: FeedDetail | undefined }) {
  const { t } = useTranslation('feeds');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const check = useCheckSource();
  const address = useRef<HTMLInputElement>(null);
  const checkSource = (source: FeedSourceInput) => {
    if (check.isPending) return;
    check.mutate(
      { feedId: feed?.id, source },
      {
        onSuccess: async ({ id, recognition }) => {
          if (id !== feed?.id) await navigate(addressPath(id), { replace: true });
          if (recognition && isToBeMapped(recognition)) await navigate(mappingPath(id));
        },
      },
    );
  };
  return (
    <section className="fd-card" aria-label={t('address.label')}>
      <div className="fd-pad">
        {check.error && (
          <Note tone="warn" role="alert" className="mb-4">
            {errorText(check.error)}
          </Note>
        )}
        <AddressForm inputRef={address} feed={feed} isChecking={check.isPending} onCheck={checkSource} />
        <OtherSources isChecking={check.isPending} onCheck={checkSource} />
        <p className="visually-hidden" role="status">
          {check.isPending ? t('address.checking') : ''}
        </p>
      </div>
      {feed?.recognition && !check.isPending && (
        <RecognitionResult
          feed={feed}
          recognition={feed.recognition}
          onOtherAddress={() => {
            address.current?.focus();
            address.current?.select();
          }}
        />
      )}
    </section>
  );
}

/** Next to the address: where it is found, and which formats we know. */
function AddressHelp() {
  const { t } = useTranslation('feeds');
  const whereId = useId();
  const knownId = useId();
  return (
    <div>
      <section className="fd-card" aria-labelledby={whereId}>
        <header>
          <h2 id={whereId}>{t('help.where')}</h2>
        </header>
        <ul className="fs-help">
          {PLACES.map((place) => (
            <li key={place}>
              <b>{t(`help.${place}.name`)}</b>
              <span>{t(`help.${place}.text`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="fd-card" aria-labelledby={knownId}>
        <header>
          <div>
            <h2 id={knownId}>{t('help.known')}</h2>
            <p>{t('help.others.lead')}</p>
          </div>
        </header>
        <ul className="fs-formats">
          {KNOWN.map((format) => (
            <li key={format}>{t(`format.${format}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
