import { createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { askStream, userSays } from '../../apps/server/src/testing/emma-stream.ts';
import { readConversations } from './conversation.ts';
import { judgeTurn } from './judge-turn.ts';

/** Some seconds pass before every question. */
let time = NOW.getTime();
const { app, database } = await buildTestApp({ now: () => new Date(time) });
await createPlaces(database.db);

/** The traps need no market: what is refused is refused anywhere. */
const ALONE = readConversations('seen').filter(({ file, turns }) => file === 'traps' && turns.length === 1);

test.each(ALONE.map((conversation) => [conversation.name, conversation] as const))(
  '%s',
  async (_, { turns: [turn] }) => {
    if (!turn) throw new Error('a conversation has a turn');
    time += 4_000;
    const { words, calls, message } = await askStream(app, { messages: [userSays(turn.say)] });
    const parts = message.parts.filter(({ type }) => type.startsWith('data-'));
    expect(judgeTurn({ ...turn, total: undefined }, { words, calls, parts, shown: [] }, null)).toEqual([]);
  },
);
