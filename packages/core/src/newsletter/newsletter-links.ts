import type { NewsletterFrequency } from '@stellenvisite/contract/newsletter';
import { oneClickHeaders } from '../mails/one-click-headers.ts';
import { toFrequencyToken, toUnsubscribeToken } from './newsletter-token.ts';

/** Pages with a button: a mail scanner that opens the link neither confirms nor unsubscribes. */
export function confirmPageUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/newsletter/bestaetigen?token=${token}`;
}

export function unsubscribePageUrl(publicUrl: string, key: string, subscriptionId: string): string {
  return `${publicUrl}/newsletter/abbestellen?token=${toUnsubscribeToken(key, subscriptionId)}`;
}

export function frequencyPageUrl(
  publicUrl: string,
  key: string,
  subscriptionId: string,
  frequency: NewsletterFrequency,
): string {
  return `${publicUrl}/newsletter/umstellen?token=${toFrequencyToken(key, subscriptionId, frequency)}`;
}

export function listHeaders(publicUrl: string, key: string, subscriptionId: string): Record<string, string> {
  const path = `/api/newsletter/unsubscribe/${toUnsubscribeToken(key, subscriptionId)}`;
  return oneClickHeaders({ publicUrl, path, list: 'newsletter' });
}
