import type { FeedStructure } from '@stellenvisite/contract/feed-structure.schema';
import type { FeedDetail } from '@stellenvisite/contract/feeds.schema';
import { useState } from 'react';
import { Bone, Bones } from '../../../ui/skeletons.tsx';
import { ReadFailure } from '../../applications/shared/read-failure.tsx';
import { useMayAct } from '../../employer-area/shared/use-acting-employer.ts';
import { MayNotChange } from '../feed-parts.tsx';
import { useFeedWords } from '../use-feed-words.ts';
import { useFeed, useStructure } from '../use-feeds.ts';
import { Mapper } from './mapper.tsx';

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
    <div className="fd p-6">
      <h1 className="mb-4">{t('mapper.title')}</h1>
      {children}
    </div>
  );
}

export function MapperSkeleton() {
  const { t } = useFeedWords();
  return (
    <Bones label={t('loading')} className="fd p-6">
      <Bone className="h-[80vh] w-full" />
    </Bones>
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
