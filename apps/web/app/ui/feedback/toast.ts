import type { ReactNode } from 'react';
import { toasterHost } from './message-hosts.ts';

export type ToastOptions = {
  description?: ReactNode;
  /** Such as „Rückgängig“. */
  action?: { label: string; onClick: () => void };
  tone?: 'plain' | 'good' | 'bad';
};

export type ToastWords = { loading: string; done: string; failed: string | ((error: unknown) => string) };

async function loadToaster() {
  const [toaster] = await Promise.all([import('./toaster.tsx'), toasterHost.request()]);
  return toaster;
}

/** Shows a message for four seconds, at most three at a time. The toaster is loaded with the first message. */
export async function toast(text: ReactNode, options: ToastOptions = {}): Promise<void> {
  (await loadToaster()).showToast(text, options);
}

/** Shows a loading message until the work is done, then its outcome. */
export async function toastWhile<Result>(work: Promise<Result>, words: ToastWords): Promise<Result> {
  (await loadToaster()).showToastWhile(work, words);
  return work;
}
