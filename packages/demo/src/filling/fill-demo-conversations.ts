import { HOUR_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { type EmmaMessagePart, emmaConversations, emmaMessages } from '@stellenvisite/db/schema/assistant/emma';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, arrayContains, desc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom } from '../random.ts';

const SHOWN = 3;

type Wish = { kind: string; label: string; isNew: boolean };
type Example = {
  question: string;
  answer: string;
  wishes: Wish[];
  search: object;
  url: string;
  finds: SQL | undefined;
};
type Demo = { hoursAgo: number; turns: Example[] };

const NURSING: Wish = { kind: 'category', label: 'Pflege', isNew: false };
const COLOGNE: Wish = { kind: 'location', label: 'Köln', isNew: false };

/** The conversations of the demo's job seeker with Emma. */
const CONVERSATIONS: readonly Demo[] = [
  {
    hoursAgo: 5,
    turns: [
      {
        question: 'Ich suche etwas in der Pflege in Köln',
        answer: 'Diese Stellen in der Pflege sind in Köln offen:',
        wishes: [NURSING, COLOGNE],
        search: { category: ['nursing'], location: 'Köln' },
        url: '/jobs?location=K%C3%B6ln&category=nursing',
        finds: and(eq(jobs.category, 'nursing'), eq(jobs.city, 'Köln')),
      },
      {
        question: 'Und in Teilzeit?',
        answer: 'In Teilzeit sind es diese:',
        wishes: [NURSING, COLOGNE, { kind: 'employmentType', label: 'Teilzeit', isNew: true }],
        search: { category: ['nursing'], location: 'Köln', employmentType: ['part_time'] },
        url: '/jobs?location=K%C3%B6ln&category=nursing&employmentType=part_time',
        finds: and(
          eq(jobs.category, 'nursing'),
          eq(jobs.city, 'Köln'),
          inArray(jobs.employmentType, ['part_time', 'both']),
        ),
      },
    ],
  },
  {
    hoursAgo: 75,
    turns: [
      {
        question: 'Stellen für MFA in Nordrhein-Westfalen',
        answer: 'Das sind die neuesten Stellen für MFA in Nordrhein-Westfalen:',
        wishes: [
          { kind: 'category', label: 'MFA', isNew: false },
          { kind: 'location', label: 'Nordrhein-Westfalen', isNew: false },
        ],
        search: { category: ['mfa'], location: 'Nordrhein-Westfalen' },
        url: '/jobs?location=Nordrhein-Westfalen&category=mfa',
        finds: and(eq(jobs.category, 'mfa'), eq(jobs.region, 'Nordrhein-Westfalen')),
      },
    ],
  },
  {
    hoursAgo: 220,
    turns: [
      {
        question: 'Nachtdienst in der Pflege',
        answer: 'Diese Stellen in der Pflege haben Nachtdienst:',
        wishes: [NURSING, { kind: 'shift', label: 'Nacht', isNew: false }],
        search: { category: ['nursing'], shift: ['night'] },
        url: '/jobs?category=nursing&shift=night',
        finds: and(eq(jobs.category, 'nursing'), arrayContains(jobs.shifts, ['night'])),
      },
    ],
  },
];

/** Conversations for somebody who has none. The jobs in them are retained by their id; opening one reads them as they are then. */
export async function fillDemoConversations(tx: Tx, userId: string, now: Date): Promise<void> {
  if ((await tx.$count(emmaConversations, eq(emmaConversations.userId, userId))) > 0) return;
  const random = createRandom(`${DEMO_SEED}/conversations`);
  for (const { hoursAgo, turns } of CONVERSATIONS) {
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const conversationId = random.uuid();
    const title = turns[0]?.question ?? '';
    await tx
      .insert(emmaConversations)
      .values({ id: conversationId, userId, language: 'de', title, createdAt: at, updatedAt: at });
    const messages: Message[] = [];
    for (const turn of turns) messages.push(asked(turn), await answered(tx, turn, now));
    await tx.insert(emmaMessages).values(
      messages.map((message, position) => ({
        id: random.uuid(),
        conversationId,
        position,
        createdAt: at,
        ...message,
      })),
    );
  }
}

type Message = { role: 'user' | 'assistant'; parts: EmmaMessagePart[] };

const asked = ({ question }: Example): Message => ({ role: 'user', parts: [{ type: 'text', text: question }] });

async function answered(tx: Tx, { answer, wishes, search, url, finds }: Example, now: Date): Promise<Message> {
  const live = and(eq(jobs.status, 'published'), lte(jobs.postedAt, now), gt(jobs.validThrough, now), finds);
  const items = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(live)
    .orderBy(desc(jobs.postedAt), jobs.id)
    .limit(SHOWN);
  const total = await tx.$count(jobs, live);
  return {
    role: 'assistant',
    parts: [
      { type: 'data-wishes', data: { items: wishes, search, total, isExact: true, url } },
      { type: 'data-jobs', data: { items, total, fits: [], reason: 'search' } },
      { type: 'text', text: answer, state: 'done' },
    ],
  };
}
