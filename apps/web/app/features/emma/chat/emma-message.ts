import type { EmmaMetadata } from '@stellenvisite/contract/emma.schema';
import type { EmmaDataParts } from '@stellenvisite/contract/emma-parts.schema';
import type { UIMessage } from 'ai';

/** A message as the stream of the AI SDK builds it; the data of its parts is described in `emmaDataSchemas`. */
export type EmmaUiMessage = UIMessage<EmmaMetadata, EmmaDataParts>;
export type EmmaPart = EmmaUiMessage['parts'][number];

export const textOfMessage = ({ parts }: Pick<EmmaUiMessage, 'parts'>): string =>
  parts
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n\n')
    .trim();

/** The data of all parts of one name, in their order. */
export function dataPartsOf<K extends keyof EmmaDataParts>(
  { parts }: Pick<EmmaUiMessage, 'parts'>,
  name: K,
): EmmaDataParts[K][] {
  return parts.flatMap((part) =>
    part.type === `data-${name}` && 'data' in part ? [part.data as EmmaDataParts[K]] : [],
  );
}
