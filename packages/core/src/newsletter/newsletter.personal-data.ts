import type { Db, Tx } from '@stellenvisite/db/client';
import { newsletterSubscriptions } from '@stellenvisite/db/schema/newsletter';
import { eq } from 'drizzle-orm';
import { confirmedEmail, type PersonalData } from '../personal-data/personal-data.ts';

export const newsletterPersonalData: PersonalData = {
  tables: [{ name: 'newsletter_subscriptions', export: { file: 'newsletter.json' }, erasure: 'function' }],
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
    confirmedAt: newsletterSubscriptions.confirmedAt,
    unsubscribedAt: newsletterSubscriptions.unsubscribedAt,
    createdAt: newsletterSubscriptions.createdAt,
  };
  const [row] = await db.select(columns).from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
  return row ?? null;
}
