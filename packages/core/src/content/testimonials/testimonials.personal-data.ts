import { testimonialSubmissions as submissions } from '@stellenvisite/db/schema/content/testimonials';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import { removeShown, toOwnTestimonial } from './moderate-testimonials.ts';

export const testimonialsPersonalData: PersonalData = {
  tables: [{ name: 'testimonial_submissions', export: { file: 'testimonial.json' }, erasure: 'function' }],
  files: {
    'testimonial.json': async (db, { userId }) => {
      const [row] = await db.select().from(submissions).where(eq(submissions.userId, userId));
      if (!row) return null;
      const { audience, language, decidedAt } = row;
      return { ...toOwnTestimonial(row), audience, language, decidedAt };
    },
  },
  /** Removes the published testimonial from the site together with the submissions. */
  async erase(tx, { id }) {
    await removeShown(tx, id);
    await tx.delete(submissions).where(eq(submissions.userId, id));
  },
};
