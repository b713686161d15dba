import type { Conversation, Conversations, Message, Messages } from '@stellenvisite/contract/messages/messages.schema';

export const APPLICATION = '0198f0a0-0000-7000-8000-000000000001';

export const CONVERSATION: Conversation = {
  applicationId: APPLICATION,
  party: 'applicant',
  status: 'interview',
  job: { id: '0198f0a0-0000-7000-8000-000000000002', title: 'Pflegefachkraft Intensiv' },
  employer: { id: '0198f0a0-0000-7000-8000-000000000003', name: 'Klinikum Rheinhöhe' },
  applicant: { name: 'Miriam Falk', occupation: 'Pflegefachfrau' },
  lastMessage: {
    isOwn: false,
    text: 'Können Sie uns das Zeugnis schicken?',
    files: 0,
    hasProposal: false,
    sentAt: '2026-11-12T13:20:00.000Z',
    readAt: null,
  },
  unread: 1,
  hasOpenDates: false,
  closure: null,
  isBlocked: false,
  assignee: null,
  isArchived: false,
};

let count = 0;

export function messageOf(values: Partial<Message> = {}): Message {
  count += 1;
  const id = `0198f0a0-0000-7000-8000-1${String(count).padStart(11, '0')}`;
  return {
    id,
    clientId: `client-${count}`,
    party: 'employer',
    isOwn: false,
    sender: { name: 'Petra Wehling', isYou: false, isDeleted: false },
    text: 'Können Sie uns das Zeugnis schicken?',
    files: [],
    proposal: null,
    sentAt: '2026-11-12T13:20:00.000Z',
    readAt: '2026-11-12T14:00:00.000Z',
    ...values,
  };
}

export const ownMessage = (values: Partial<Message> = {}): Message =>
  messageOf({
    party: 'applicant',
    isOwn: true,
    sender: { name: 'Miriam Falk', isYou: true, isDeleted: false },
    text: 'Gern, hier ist es.',
    ...values,
  });

export const threadOf = (items: Message[], conversation: Partial<Conversation> = {}): Messages => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 30,
  older: null,
  conversation: { ...CONVERSATION, ...conversation },
  handovers: [],
});

export const listOf = (items: Conversation[], counts?: Conversations['counts']): Conversations => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 20,
  counts: counts ?? {
    all: items.length,
    unread: items.filter(({ unread }) => unread > 0).length,
    mine: 0,
    unassigned: 0,
    archived: 0,
  },
});
