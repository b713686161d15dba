import type { ArticleDrawing as Kind } from '@stellenvisite/contract/articles';
import type { ComponentType } from 'react';
import { Books } from './drawings/books.tsx';
import { Certificate } from './drawings/certificate.tsx';
import { Cv } from './drawings/cv.tsx';
import { NightRoom } from './drawings/night-room.tsx';
import { Payslip } from './drawings/payslip.tsx';
import { Roster } from './drawings/roster.tsx';
import { Talk } from './drawings/talk.tsx';

const DRAWINGS: Record<Kind, ComponentType> = {
  night_room: NightRoom,
  payslip: Payslip,
  roster: Roster,
  talk: Talk,
  certificate: Certificate,
  cv: Cv,
  books: Books,
};

export function ArticleDrawing({ kind }: { kind: Kind }) {
  const Drawing = DRAWINGS[kind];
  return (
    <div className={kind === 'night_room' ? 'article-pic article-pic-night' : 'article-pic'}>
      <Drawing />
    </div>
  );
}
