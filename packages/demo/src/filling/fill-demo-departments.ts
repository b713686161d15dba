import type { Tx } from '@stellenvisite/db/client';
import { departments } from '@stellenvisite/db/schema/employers';
import { and, asc, eq, isNotNull } from 'drizzle-orm';

/** Who leads the first departments of the list and what they say of themselves. */
const LEADS = [
  {
    lead: 'Prof. Dr. med. Ulrike Hansen, Klinikdirektorin',
    nursingLead: 'Tobias Reimers, Stationsleitung',
    description: 'Bezugspflege in kleinen Teams, tägliche Visite mit der Pflege, Dienstplan zwölf Wochen im Voraus.',
  },
  {
    lead: 'Dr. med. Farid Rahimi, Chefarzt',
    nursingLead: 'Sabine Kolb, Stationsleitung',
    description: 'Zertifiziertes Zentrum mit Tagesklinik, Psychoonkologie und eigener Praxisanleitung.',
  },
  {
    lead: 'Dr. med. Judith Lenz, Chefärztin',
    nursingLead: 'Marek Nowicki, Stationsleitung',
    description: 'Weaning-Einheit und Schlaflabor, Einarbeitung mit festen Paten über acht Wochen.',
  },
  {
    lead: 'Dr. med. Henrik Vogel, Leitender Oberarzt',
    nursingLead: 'Aylin Demir, Funktionsleitung',
    description: null,
  },
] as const;

/** Once: what the employer changes stays changed. */
export async function fillDemoDepartments(tx: Tx, { employerId }: { employerId: string }): Promise<void> {
  const isOwn = eq(departments.employerId, employerId);
  if ((await tx.$count(departments, and(isOwn, isNotNull(departments.lead)))) > 0) return;
  const first = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(isOwn)
    .orderBy(asc(departments.position))
    .limit(LEADS.length);
  for (const [index, { id }] of first.entries()) {
    const about = LEADS[index];
    if (about) await tx.update(departments).set(about).where(eq(departments.id, id));
  }
}
