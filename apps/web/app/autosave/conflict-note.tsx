import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/feedback/note.tsx';

type ConflictNoteProps = {
  title: string;
  /** Says which details were changed on both sides. */
  children: ReactNode;
  mine: string;
  theirs: string;
  decide: (whose: 'mine' | 'theirs') => void;
};

/** Lets the person choose between two changes of the same detail, so that neither is lost without consent. */
export function ConflictNote({ title, children, mine, theirs, decide }: ConflictNoteProps) {
  return (
    <Note tone="warn" role="alert" className="mb-6">
      <p>
        <b>{title}</b> {children}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="s" onClick={() => decide('mine')}>
          {mine}
        </Button>
        <Button size="s" variant="secondary" onClick={() => decide('theirs')}>
          {theirs}
        </Button>
      </div>
    </Note>
  );
}
