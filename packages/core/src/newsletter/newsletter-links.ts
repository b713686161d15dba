import type { NewsletterFrequency } from '@stellenvisite/contract/newsletter';
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

/** One-click unsubscription by the mail program itself (RFC 8058), and the list's name for its filters (RFC 2919). */
export function listHeaders(publicUrl: string, key: string, subscriptionId: string): Record<string, string> {
  const token = toUnsubscribeToken(key, subscriptionId);
  return {
    'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `Stellenvisite <newsletter.${new URL(publicUrl).hostname}>`,
  };
}
