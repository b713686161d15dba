import { testimonialSubmissions as submissions } from '@stellenvisite/db/schema/testimonial-submissions';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../personal-data/personal-data.ts';
import { removeShown } from './give-testimonial.ts';
import { toOwnTestimonial } from './testimonial-view.ts';

export const testimonialsPersonalData: PersonalData = {
  tables: [{ name: 'testimonial_submissions', export: { file: 'testimonial.json' }, erasure: 'function' }],
  files: {
    'testimonial.json': async (db, { userId }) => {
      const [row] = await db.select().from(submissions).where(eq(submissions.userId, userId));
      return row ? toOwnTestimonial(row) : null;
    },
  },
  /** What is shown on the site goes with the account. */
  async erase(tx, { id }) {
    await removeShown(tx, id);
    await tx.delete(submissions).where(eq(submissions.userId, id));
  },
};
