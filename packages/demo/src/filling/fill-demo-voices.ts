import { HOUR_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { testimonialSubmissions } from '@stellenvisite/db/schema/content/testimonials';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { asc } from 'drizzle-orm';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom } from '../random.ts';
import { isDemoTalent } from '../talent/talent-members.ts';

type Voice = { quote: string; name: string; role: string; city: string; hoursAgo: number; reason?: string };

const VOICES: readonly Voice[] = [
  {
    quote: 'Ich habe nach Stationen mit planbaren Wochenenden gesucht und nach zwei Wochen hospitiert.',
    name: 'Miriam T.',
    role: 'Pflegefachfrau',
    city: 'Leipzig',
    hoursAgo: 5,
  },
  {
    quote: 'In der Anzeige stand das Gehalt. Im Gespräch mussten wir darüber nicht mehr verhandeln.',
    name: 'Jonas K.',
    role: 'Notfallsanitäter',
    city: 'Graz',
    hoursAgo: 21,
  },
  {
    quote: 'Der Wechsel aus der Klinik in die Praxis ging ohne Anschreiben, mit dem Profil allein.',
    name: 'Dr. Elif A.',
    role: 'Fachärztin für Innere Medizin',
    city: 'Zürich',
    hoursAgo: 30,
  },
  {
    quote: 'Meine frühere Chefin Frau Beispiel hat mich schlecht behandelt, hier war alles besser.',
    name: 'Tom R.',
    role: 'Physiotherapeut',
    city: 'Kiel',
    hoursAgo: 76,
    reason: 'Bitte nennen Sie keine anderen Personen mit Namen.',
  },
];

/** Creates testimonials: some pending review, one declined with the reason. Filled once. */
export async function fillDemoVoices(tx: Tx, now: Date): Promise<void> {
  if ((await tx.$count(testimonialSubmissions)) > 0) return;
  const random = createRandom(`${DEMO_SEED}/voices`);
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const people = await tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(isDemoTalent())
    .orderBy(asc(authUsers.email))
    .limit(VOICES.length);
  const rows = people.flatMap(({ id: userId }, index) => {
    const voice = VOICES[index];
    if (!voice) return [];
    const { hoursAgo, reason = null, ...said } = voice;
    return {
      ...said,
      id: random.uuid(),
      userId,
      audience: 'seeker' as const,
      language: 'de' as const,
      status: reason ? ('declined' as const) : ('waiting' as const),
      reason,
      consentedAt: ago(hoursAgo),
      decidedAt: reason ? ago(hoursAgo - 4) : null,
    };
  });
  if (rows.length > 0) await tx.insert(testimonialSubmissions).values(rows);
}
