import type { testimonials } from '@stellenvisite/db/schema/testimonials';
import source from '../data/testimonials.json' with { type: 'json' };
import { createRandom } from '../random.ts';
import { buildWeek, type DutyModel, pickClock } from './duty-week.ts';

type TestimonialRow = typeof testimonials.$inferInsert;
const MODELS: readonly DutyModel[] = ['ward3', 'weekdays2', 'night', 'day'];

/** People of the demo, marked as such in their names. */
export function generateTestimonials(seed: string): TestimonialRow[] {
  return source.map(({ week: [model, hours], audience, ...words }, position) => {
    const random = createRandom(`${seed}/testimonial/${position}`);
    const known = MODELS.find((name) => name === model) ?? 'day';
    return {
      ...words,
      id: random.uuid(),
      audience: audience === 'employer' ? 'employer' : 'seeker',
      week: buildWeek(known, Number(hours), pickClock(random), random),
      position,
    };
  });
}
