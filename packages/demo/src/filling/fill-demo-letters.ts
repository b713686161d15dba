import type { RichText } from '@stellenvisite/contract/jobs/rich-text';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import {
  newsletterDeliveries,
  newsletterLetters,
  newsletterSubscriptions,
} from '@stellenvisite/db/schema/content/newsletter';
import { createRandom } from '../random.ts';

const READERS = 60;

const BODY =
  `<p>Guten Tag,</p><p>seit diesem Monat zeigen wir zu jedem Beruf, was in Anzeigen gezahlt wird: nach Region, Erfahrung und Tarif, immer mit der Zahl der Anzeigen dahinter.</p><ul><li>Gehälter nach Bundesland vergleichen</li><li>Sehen, was ein Umzug bedeutet</li><li>Stufen des TVöD-P nachschlagen</li></ul><p>Ihre Redaktion</p>` as RichText;

/** Readers of the newsletter, a letter that went out and one that waits as a draft. */
export async function fillDemoLetters(tx: Tx, { seed, now }: { seed: string; now: Date }): Promise<void> {
  const random = createRandom(`${seed}/letters`);
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const readers = Array.from({ length: READERS }, (_, index) => ({
    id: random.uuid(),
    email: `leserin-${index + 1}@demo.example`,
    status: 'confirmed' as const,
    language: index % 6 === 0 ? ('en' as const) : ('de' as const),
    frequency: index % 3 === 0 ? ('daily' as const) : ('weekly' as const),
    confirmedAt: before(60 - (index % 30)),
    // Readers of a demo have no inbox: no issue is written to them.
    lastIssueAt: before(-3650),
    bouncedAt: index % 29 === 28 ? before(7) : null,
    createdAt: before(61),
  }));
  await tx.insert(newsletterSubscriptions).values(readers).onConflictDoNothing();
  const segment = { language: 'de' as const, frequency: null, audience: 'all' as const };
  const sent = {
    id: random.uuid(),
    subject: 'Neu: Was in Ihrem Beruf gezahlt wird',
    preview: 'Gehälter nach Beruf, Region und Tarif',
    bodyHtml: BODY,
    ...segment,
    status: 'sent' as const,
    createdAt: before(9),
    startedAt: before(8),
    writtenAt: before(8),
    sentAt: before(8),
  };
  const draft = {
    ...sent,
    id: random.uuid(),
    subject: 'Der Dienstplan im Dezember',
    preview: 'Was an den Feiertagen gilt',
    status: 'draft' as const,
    createdAt: before(1),
    startedAt: null,
    writtenAt: null,
    sentAt: null,
  };
  await tx.insert(newsletterLetters).values([sent, draft]).onConflictDoNothing();
  await tx
    .insert(newsletterDeliveries)
    .values(
      readers
        .filter(({ language }) => language === 'de')
        .map(({ id, bouncedAt }) => ({
          letterId: sent.id,
          subscriptionId: id,
          mailId: random.uuid(),
          deliveredAt: bouncedAt ? null : before(8),
          bouncedAt,
        })),
    )
    .onConflictDoNothing();
}
