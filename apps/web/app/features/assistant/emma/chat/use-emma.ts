import { useChat } from '@ai-sdk/react';
import { useState } from 'react';
import { type AskOptions, emmaChat } from './emma-chat.ts';

/** Often enough to read along, and few enough renders for a slow phone. */
const REDRAW_MS = 50;

/** Messages whose answer the person has stopped. */
const stopped = new Set<string>();

export function useEmma() {
  const { messages, status, error, sendMessage, regenerate, stop } = useChat({
    chat: emmaChat,
    throttle: REDRAW_MS,
  });
  const [, redraw] = useState(0);
  const isRunning = status === 'submitted' || status === 'streaming';
  return {
    messages,
    error,
    isRunning,
    ask: (text: string, options: AskOptions = {}) => {
      const words = text.trim();
      if (words !== '' && !isRunning) void sendMessage({ text: words }, { body: options });
    },
    halt: () => {
      const last = emmaChat.messages.at(-1);
      if (last) stopped.add(last.id);
      void stop();
      redraw((count) => count + 1);
    },
    retry: () => void regenerate(),
    isStopped: (id: string) => stopped.has(id),
  };
}

export type Emma = ReturnType<typeof useEmma>;
