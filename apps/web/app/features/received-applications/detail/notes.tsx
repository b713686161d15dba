import { splitNote } from '@stellenvisite/contract/application-reviews';
import type { ApplicationNote, ApplicationReview } from '@stellenvisite/contract/application-reviews.schema';
import { Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { shortDayTime } from '../../applications/shared/interview-time.ts';
import { Initials } from './initials.tsx';
import { NoteForm } from './note-form.tsx';
import { useDeleteNote } from './review-queries.ts';

type NotesProps = { applicationId: string } & Pick<ApplicationReview, 'notes' | 'team'>;

/** What the team says among itself. */
export function Notes({ applicationId, notes, team }: NotesProps) {
  const { t } = useTranslation('received-application');
  return (
    <section aria-labelledby="notes">
      <h3 id="notes">
        {t('notes.title')} <small>{t('teamOnly')}</small>
      </h3>
      <ul className="rd-notes">
        {notes.map((note) => (
          <Note key={note.id} note={note} applicationId={applicationId} />
        ))}
      </ul>
      <NoteForm applicationId={applicationId} team={team} />
    </section>
  );
}

function Note({ note, applicationId }: { note: ApplicationNote; applicationId: string }) {
  const { t } = useTranslation('received-application');
  const locale = useLocale();
  const { mutate, isPending } = useDeleteNote(applicationId);
  const { id, author, isOwn, text, mentions, createdAt } = note;
  const name = author?.name || t('notes.former');
  const nameOf = (userId: string) => mentions.find((person) => person.userId === userId)?.name ?? t('notes.former');
  return (
    <li>
      <Initials name={name} />
      <div>
        <p className="rd-note-head">
          <b>{name}</b>
          <small className="num">{shortDayTime(createdAt, locale)}</small>
        </p>
        <p className="rd-note-text">
          {splitNote(text).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
            <Fragment key={index}>
              {'userId' in part ? <span className="rd-mention">@{nameOf(part.userId)}</span> : part.text}
            </Fragment>
          ))}
        </p>
      </div>
      {isOwn && (
        <IconButton
          label={t('notes.delete')}
          icon={<Trash2 size={16} />}
          aria-disabled={isPending}
          onClick={() => mutate({ params: { path: { id: applicationId, noteId: id } } })}
        />
      )}
    </li>
  );
}
