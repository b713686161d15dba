import type { ReactNode } from 'react';
import { noticesHost } from './message-hosts.ts';

export type Notice = {
  title: string;
  text?: ReactNode;
  tone?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
};

/** Shows one notice at a time: for refusals, and for signing in and out. F8 moves the focus to it. */
export async function notify(notice: Notice): Promise<void> {
  const [notices] = await Promise.all([import('./notices.tsx'), noticesHost.request()]);
  notices.showNotice(notice);
}
