import { useState } from 'react';
import { JobListSkeleton } from '../../jobs/shared/job-skeletons.tsx';
import type { ChipWords } from '../filters/filter-chips.ts';
import { MapPlace, type MapPlaceProps } from '../map/map-place.tsx';
import { JobPane } from '../pane/job-pane.tsx';
import { usePane } from '../pane/use-pane.ts';
import { useSharedJob } from '../pane/use-shared-job.ts';
import type { SearchAnswer } from '../search-answer.ts';
import { EmptyResults } from './empty-results.tsx';
import { ResultList } from './result-list.tsx';
import { BeyondLastPage } from './search-problems.tsx';

export type ResultsProps = {
  answer: SearchAnswer;
  isWaiting: boolean;
  words: ChipWords;
  map: Pick<MapPlaceProps, 'title' | 'styleUrl' | 'onLeave'>;
};

/** The list, and beside it the selected job or the map. A slow answer is awaited in the list's own shape and size. */
export function Results({ answer, isWaiting, words, map }: ResultsProps) {
  const pane = usePane(answer);
  const isMap = answer.filters.view === 'map';
  const [pointedId, setPointedId] = useState<string | null>(null);
  useSharedJob();
  if (!isWaiting && answer.isBeyond) return <BeyondLastPage answer={answer} />;
  if (!isWaiting && answer.list.total === 0) return <EmptyResults answer={answer} words={words} />;
  return (
    <div className="res-grid">
      {isWaiting ? (
        <JobListSkeleton count={Math.max(3, answer.list.items.length)} />
      ) : (
        <ResultList
          answer={answer}
          words={words}
          selectedId={isMap ? null : pane.id}
          opensBeside={pane.hasRoom && !isMap}
          onSelect={isMap ? () => false : pane.select}
          onIntent={isMap ? setPointedId : pane.prepare}
        />
      )}
      {isMap ? (
        <MapPlace {...map} answer={answer} pointedId={pointedId} />
      ) : (
        <JobPane id={pane.id} item={pane.item} asOf={answer.asOf} />
      )}
    </div>
  );
}
