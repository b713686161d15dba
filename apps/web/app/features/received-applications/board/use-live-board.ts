import { BOARD_COLUMNS, type ReceivedSort } from '@stellenvisite/contract/received-applications';
import type { BoardColumnPage } from '@stellenvisite/contract/received-applications.schema';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../../realtime/use-live-event.ts';
import type { ApiFilter } from '../shared/received-address.ts';
import {
  BOARD_COLUMN,
  findReceived,
  useReadReceivedAgain,
  useReadReceivedBesideBoard,
} from '../shared/received-queries.ts';
import { placeCard } from './board-cards.ts';

/** Follows every application by itself: a board of thousands is not read anew for one card. */
export function useLiveBoard(filter: ApiFilter, sort: ReceivedSort): void {
  const client = useQueryClient();
  const readAgain = useReadReceivedAgain();
  const readRest = useReadReceivedBesideBoard();
  const follow = async (id: string) => {
    const application = await findReceived(id, filter);
    for (const column of BOARD_COLUMNS) {
      client.setQueryData<InfiniteData<BoardColumnPage>>(
        ['get', BOARD_COLUMN, { column, filter, sort }],
        (data) => data && { ...data, pages: placeCard(data.pages, column, { id, application, sort }) },
      );
    }
    await readRest();
  };
  useLiveEvent('application.changed', (event) => {
    const done = event ? follow(event.recordId) : readAgain();
    // Without an answer all of it is read again, which tells of the failure.
    done.catch(() => readAgain());
  });
}
