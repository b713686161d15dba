import { MAX_EMMA_MESSAGES, MAX_EMMA_PARTS } from '@stellenvisite/contract/emma';
import type { SentEmmaMessage } from '@stellenvisite/contract/emma.schema';
import type { EmmaPart, EmmaUiMessage } from './emma-message.ts';

type SentPart = SentEmmaMessage['parts'][number];

/** What the next answer needs to know of the conversation: words, wishes, and the ids of jobs. The rest is looked up again. */
export function toSentMessages(messages: readonly EmmaUiMessage[]): SentEmmaMessage[] {
  return messages.slice(-MAX_EMMA_MESSAGES).flatMap(({ id, role, parts }): SentEmmaMessage[] => {
    if (role === 'system') return [];
    const sent = parts.flatMap(toSentPart).slice(0, MAX_EMMA_PARTS);
    return sent.length > 0 ? [{ id, role, parts: sent }] : [];
  });
}

function toSentPart(part: EmmaPart): SentPart[] {
  switch (part.type) {
    case 'text':
      return part.text === '' ? [] : [{ type: 'text', text: part.text }];
    case 'data-wishes':
      return [{ type: part.type, data: { search: part.data.search } }];
    case 'data-jobs':
      return [
        { type: part.type, data: { items: part.data.items.map(({ id }) => ({ id })), reason: part.data.reason } },
      ];
    case 'data-question':
      return [{ type: part.type, data: part.data }];
    case 'data-saved':
    case 'data-match':
      return [{ type: part.type, data: { job: { id: part.data.job.id } } }];
    case 'data-confirm':
      return [
        {
          type: part.type,
          data: { action: part.data.action, ...('job' in part.data ? { job: { id: part.data.job.id } } : {}) },
        },
      ];
    case 'tool-getJob':
    case 'tool-salaryBand':
      return 'input' in part ? [{ type: part.type, input: part.input }] : [];
    default:
      return [];
  }
}
