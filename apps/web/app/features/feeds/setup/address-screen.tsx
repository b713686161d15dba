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
    <div className="[--hatch:repeating-linear-gradient(135deg,transparent_0_4px,var(--shift-s-tint)_4px_8px)]">
      <SetupHead
        step={recognition && !recognition.failure ? 'format' : 'address'}
        feedId={feedId}
        lead={t('address.lead')}
      />
      {mayChange ? (
        <div className="grid grid-cols-[minmax(0,1fr)_22rem] gap-5 items-start [&>*]:min-w-0 [&>*]:mt-0! max-[70rem]:grid-cols-1">
          {/* Another feed resets the form, so that its fields show the stored values. */}
          {feedId && !feed.data ? (
            <div
              className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 p-5 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none max-md:px-gutter"
              aria-busy="true"
            />
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
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-label={t('address.label')}
    >
      <div className="p-5 max-md:px-gutter">
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
      <section
        className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
        aria-labelledby={whereId}
      >
        <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
          <h2 className="text-[1.125rem] tracking-[-0.015em]" id={whereId}>
            {t('help.where')}
          </h2>
        </header>
        <ul>
          {PLACES.map((place) => (
            <li
              className="grid gap-[2px] py-[11px] px-5 border-t border-t-line text-fs-8 leading-[1.4] max-md:px-gutter"
              key={place}
            >
              <b className="font-semibold">{t(`help.${place}.name`)}</b>
              <span className="text-ink-2 text-fs-9">{t(`help.${place}.text`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section
        className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
        aria-labelledby={knownId}
      >
        <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
          <div>
            <h2 className="text-[1.125rem] tracking-[-0.015em]" id={knownId}>
              {t('help.known')}
            </h2>
            <p className="text-fs-8 text-ink-2 leading-[1.4]">{t('help.others.lead')}</p>
          </div>
        </header>
        <ul className="flex flex-wrap gap-[6px] pb-5 px-5 max-md:px-gutter">
          {KNOWN.map((format) => (
            <li
              className="inline-flex items-center h-7 px-[9px] rounded-cell shadow-[inset_0_0_0_1px_var(--line-2)] font-text font-medium text-fs-9 leading-none text-ink-2"
              key={format}
            >
              {t(`format.${format}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
