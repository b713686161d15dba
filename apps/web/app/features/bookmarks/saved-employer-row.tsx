import type { SavedEmployer } from '@stellenvisite/contract/bookmarks.schema';
import { Heart, MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { buildingKindOf } from '../employers/shared/buildings/building-kind.ts';
import { EmployerBuilding } from '../employers/shared/buildings/employer-building.tsx';
import { useWriteNote } from './bookmark-queries.ts';
import { AddNote, SavedNote } from './saved-note.tsx';

type SavedEmployerRowProps = { saved: SavedEmployer; onRemove: () => void };

/** An employer somebody follows, with what is new there. */
export function SavedEmployerRow({ saved, onRemove }: SavedEmployerRowProps) {
  const { t } = useTranslation('bookmarks');
  const { employer, note } = saved;
  const { id, name, location } = employer;
  const [isOpen, setIsOpen] = useState(false);
  const write = useWriteNote('employer');
  const control = {
    name,
    note,
    isOpen,
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
    onSave: (next: string) => write(id, next),
  };
  return (
    <article className="saved saved-emp">
      <div className="saved-pic" aria-hidden="true">
        <EmployerBuilding kind={buildingKindOf({ ...employer, country: location.country })} seed={id} />
      </div>
      <div className="saved-main">
        <h3 lang="de">
          <Link to={`/arbeitgebern/${id}`}>{name}</Link>
        </h3>
        <p className="job-emp">
          <span>{useEmployerKind(saved)}</span>
          <span>
            <MapPin size={16} />
            {location.city}
          </span>
        </p>
        <SavedNote {...control} />
      </div>
      <OpenJobs saved={saved} />
      <div className="saved-do">
        <AddNote {...control} />
      </div>
      <button
        type="button"
        className="heart"
        aria-pressed="true"
        aria-label={t('list.unfollowNamed', { name })}
        onClick={onRemove}
      >
        <Heart size={22} />
      </button>
    </article>
  );
}

/** „Krankenhaus, 612 Betten“. */
function useEmployerKind({ employer: { kinds, type, beds } }: SavedEmployer): string {
  const { t } = useTranslation('bookmarks');
  const { t: field } = useTranslation('job-fields');
  return [field(`employerType.${kinds[0] ?? type}`), beds && t('list.beds', { count: beds })]
    .filter(Boolean)
    .join(', ');
}

function OpenJobs({ saved: { employer, newJobs } }: { saved: SavedEmployer }) {
  const { t } = useTranslation('bookmarks');
  const { id, openPositions } = employer;
  return (
    <dl className="saved-open">
      <dt>{t('list.openJobs')}</dt>
      <dd className="num">
        {openPositions === 0 ? (
          t('list.noOpenJobs')
        ) : (
          <Link className="link" to={`/arbeitgebern/${id}/offene-stellen`}>
            {t('list.count', { count: openPositions })}
          </Link>
        )}
        {newJobs > 0 && <Badge kind="new">{t('list.newJobs', { count: newJobs })}</Badge>}
      </dd>
    </dl>
  );
}
