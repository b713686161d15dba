import type { BookmarkKind } from '@stellenvisite/contract/bookmarks';
import { useTranslation } from 'react-i18next';
import { Bone, Bones } from '../../ui/skeletons.tsx';

const ROWS = [0, 1, 2];

/** The shape of the list that is on its way. */
export function SavedSkeleton({ kind }: { kind: BookmarkKind }) {
  const { t } = useTranslation('bookmarks');
  return (
    <Bones label={t('loading')} className="saved-list bleed-phone">
      {ROWS.map((row) =>
        kind === 'job' ? (
          <div key={row} className="saved">
            <div className="saved-main">
              <Bone className="h-6 w-44" />
              <Bone className="mt-3 h-6 w-[min(26rem,90%)]" />
              <Bone className="mt-3 h-4 w-60 max-w-full" />
            </div>
            <div className="saved-plan">
              <Bone className="h-11 w-54" />
              <Bone className="h-9 w-36" />
            </div>
          </div>
        ) : (
          <div key={row} className="saved saved-emp">
            <Bone className="saved-pic h-20 w-24" />
            <div className="saved-main">
              <Bone className="h-6 w-[min(18rem,90%)]" />
              <Bone className="mt-3 h-4 w-60 max-w-full" />
            </div>
            <Bone className="h-10 w-28" />
          </div>
        ),
      )}
    </Bones>
  );
}
