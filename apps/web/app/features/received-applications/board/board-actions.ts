import type { ReceivedApplication } from '@stellenvisite/contract/received-applications.schema';
import type { To } from 'react-router';
import type { RequestMove } from '../list/use-moves.tsx';
import type { Selection } from '../list/use-selection.ts';

/** What every card knows of the screen. */
export type BoardActions = {
  asOf: string;
  promiseDays: number;
  mayMove: boolean;
  openId: string | null;
  currentId: string | null;
  onCurrent: (id: string) => void;
  toApplication: (application: ReceivedApplication) => To;
  requestMove: RequestMove;
  selection: Selection;
};
