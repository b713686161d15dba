import type { Understood } from '@stellenvisite/contract/job-search.schema';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Where the search is not quite what the words say: what it left out, and what it cannot know. */
export function UnderstoodNotes({ understood }: { understood: readonly Understood[] }) {
  const { t } = useTranslation('search');
  return notesOn(understood, t).map((note) => (
    <p key={note} className="spelling">
      {note}
    </p>
  ));
}

export function notesOn(understood: readonly Understood[], t: TFunction): string[] {
  const told = (kind: Understood['kind']) => understood.filter((part) => part.kind === kind).map(({ text }) => text);
  const notes = [
    ...leftOut(understood, t),
    ...told('unsearchable').map((words) => t('understood.unsearchable', { words })),
    ...told('withoutShift').map((words) => t('understood.statedShifts', { words })),
  ];
  // Who writes something twice is told once.
  return [...new Set(notes)];
}

/** Which of the words no job meets together with the others. */
function leftOut(understood: readonly Understood[], t: TFunction): string[] {
  const words = understood.flatMap(({ text, isLeftOut }) =>
    isLeftOut ? [t('understood.quoted', { word: text })] : [],
  );
  return words.length === 0 ? [] : [t('understood.leftOut', { count: words.length, words: words.join(', ') })];
}
