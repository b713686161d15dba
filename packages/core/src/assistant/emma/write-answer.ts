import { randomUUID } from 'node:crypto';
import type { EmmaMetadata } from '@stellenvisite/contract/assistant/emma.schema';
import type { EmmaDataParts } from '@stellenvisite/contract/assistant/emma-parts.schema';
import type { UIMessageChunk } from 'ai';
import type { Context } from '../../context.ts';
import type { Turn } from './turn.ts';

/** Turns a stream of the AI SDK into server-sent events; routes know the SDK through this file only. */
export { createUIMessageStreamResponse } from 'ai';

export type Writer = { write(part: UIMessageChunk<EmmaMetadata, EmmaDataParts>): void };

/** Returns how a turn writes its data parts; a status is shown only while it lasts. */
export function writeTo(writer: Writer): Turn['write'] {
  return (name, data) => {
    const isTransient = name === 'status';
    writer.write({ type: `data-${name}`, ...(isTransient ? { transient: true } : {}), data } as UIMessageChunk<
      EmmaMetadata,
      EmmaDataParts
    >);
  };
}

/** Writes a text as one part of the answer. */
export function writeText(writer: Writer, text: string): void {
  const id = randomUUID();
  writer.write({ type: 'text-start', id });
  writer.write({ type: 'text-delta', id, delta: text });
  writer.write({ type: 'text-end', id });
}

/** Numbers sources in the order in which they are cited, and writes their list at the end. */
export function createSources({ now }: Context, writer: Writer) {
  const items: EmmaDataParts['sources']['items'] = [];
  return {
    cite: ((kind, label, url) => {
      const known = items.find((item) => item.kind === kind && item.label === label);
      if (known) return known.number;
      items.push({ number: items.length + 1, kind, label, url, at: now().toISOString() });
      return items.length;
    }) satisfies Turn['cite'],
    flush() {
      if (items.length > 0) writeTo(writer)('sources', { items });
    },
  };
}
