/** The one way a stream of the AI SDK becomes server-sent events. */
export { createUIMessageStreamResponse } from 'ai';
