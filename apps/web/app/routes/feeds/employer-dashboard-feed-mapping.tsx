import type { FeedStructure } from '@stellenvisite/contract/feeds/feed-structure.schema';
import type { FeedDetail } from '@stellenvisite/contract/feeds/feeds.schema';
import { useState } from 'react';
import type { EmployerPage } from '../../features/employers/area/shared/employer-page.ts';
import { MayNotChange } from '../../features/feeds/feed-parts.tsx';
import { Mapper } from '../../features/feeds/mapper/mapper.tsx';
import { useFeedWords } from '../../features/feeds/use-feed-words.ts';
import { useFeed, useStructure } from '../../features/feeds/use-feeds.ts';
import { useMayAct } from '../../features/identity/acting-employer/use-acting-employer.ts';
import { ReadFailure } from '../../features/platform/read-failure.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { Skeleton, Skeletons } from '../../ui/feedback/skeletons.tsx';
import type { Route } from './+types/employer-dashboard-feed-mapping';

export const handle = {
  title: 'feeds:meta.mapper',
  namespaces: ['feeds', 'applications', 'job-fields', 'problems'],
  employerPage: { slim: true, full: true } satisfies EmployerPage,
};

/** Nothing the loader answers depends on what is shown. */
export const shouldRevalidate = () => false;

export default function EmployerDashboardFeedMappingPage({ params }: Route.ComponentProps) {
  return (
    <RequireSession role={['employer']}>
      <MapperScreen feedId={params.id} />
    </RequireSession>
  );
}

/** For feeds of an unknown format: which element is what. The mapping saves itself as a draft. */
export function MapperScreen({ feedId }: { feedId: string }) {
  const mayChange = useMayAct('feed.import');
  const feed = useFeed(feedId);
  if (!mayChange) return <Framed>{<MayNotChange />}</Framed>;
  if (feed.error)
    return (
      <Framed>
        <ReadFailure error={feed.error} onRetry={() => void feed.refetch()} />
      </Framed>
    );
  return feed.data ? <MapperOf feed={feed.data} /> : <MapperSkeleton />;
}

function Framed({ children }: { children: React.ReactNode }) {
  const { t } = useFeedWords();
  return (
    <div className="p-6 [--hatch:repeating-linear-gradient(135deg,transparent_0_4px,var(--shift-s-tint)_4px_8px)]">
      <h1 className="mb-4">{t('mapper.title')}</h1>
      {children}
    </div>
  );
}

function MapperSkeleton() {
  const { t } = useFeedWords();
  return (
    <Skeletons
      label={t('loading')}
      className="p-6 [--hatch:repeating-linear-gradient(135deg,transparent_0_4px,var(--shift-s-tint)_4px_8px)]"
    >
      <Skeleton className="h-[80vh] w-full" />
    </Skeletons>
  );
}

function MapperOf({ feed }: { feed: FeedDetail }) {
  const saved = feed.mappingDraft ?? feed.mapping;
  const [item, setItem] = useState<string | undefined>(saved?.item);
  const [at, setAt] = useState(0);
  const structure = useStructure(feed.id, { item, at });
  const [shown, setShown] = useState<FeedStructure>();
  if (structure.data && structure.data !== shown) setShown(structure.data);
  if (structure.error)
    return (
      <Framed>
        <ReadFailure error={structure.error} onRetry={() => void structure.refetch()} />
      </Framed>
    );
  if (!shown) return <MapperSkeleton />;
  return (
    <Mapper
      key={shown.item}
      feed={feed}
      saved={saved?.item === shown.item ? saved : null}
      structure={shown}
      onItem={(chosen) => {
        setAt(0);
        setItem(chosen);
      }}
      onSample={setAt}
    />
  );
}
