import type { Db, Tx } from '@stellenvisite/db/client';
import { newsletterDeliveries, newsletterSubscriptions } from '@stellenvisite/db/schema/content/newsletter';
import { asc, eq } from 'drizzle-orm';
import { confirmedEmail, type PersonalData } from '../../personal-data.ts';

export const newsletterPersonalData: PersonalData = {
  tables: [
    { name: 'newsletter_subscriptions', export: { file: 'newsletter.json' }, erasure: 'function' },
    { name: 'newsletter_deliveries', export: { file: 'newsletter.json' }, erasure: 'function' },
  ],
  files: {
    'newsletter.json': async (db, person) => {
      const email = confirmedEmail(person);
      return email ? findNewsletter(db, email) : null;
    },
  },
  async erase(tx, { email, emailConfirmedAt }) {
    if (!email || !emailConfirmedAt) return;
    await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
  },
};

async function findNewsletter(db: Db | Tx, email: string) {
  const columns = {
    email: newsletterSubscriptions.email,
    status: newsletterSubscriptions.status,
    language: newsletterSubscriptions.language,
    frequency: newsletterSubscriptions.frequency,
    confirmSentAt: newsletterSubscriptions.confirmSentAt,
    confirmedAt: newsletterSubscriptions.confirmedAt,
    unsubscribedAt: newsletterSubscriptions.unsubscribedAt,
    lastIssueAt: newsletterSubscriptions.lastIssueAt,
    bouncedAt: newsletterSubscriptions.bouncedAt,
    createdAt: newsletterSubscriptions.createdAt,
  };
  const [row] = await db.select(columns).from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
  return row ? { ...row, letters: await listDeliveries(db, email) } : null;
}

function listDeliveries(db: Db | Tx, email: string) {
  const { deliveredAt, bouncedAt } = newsletterDeliveries;
  return db
    .select({ deliveredAt, bouncedAt })
    .from(newsletterDeliveries)
    .innerJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, newsletterDeliveries.subscriptionId))
    .where(eq(newsletterSubscriptions.email, email))
    .orderBy(asc(deliveredAt));
}
