import { adminViews } from '@stellenvisite/db/schema/admin-views';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../personal-data/personal-data.ts';

const FILE = 'admin-views.json';

export const adminViewsPersonalData: PersonalData = {
  tables: [{ name: 'admin_views', export: { file: FILE }, erasure: 'cascade' }],
  files: {
    [FILE]: (db, { userId }) =>
      db
        .select({
          screen: adminViews.screen,
          name: adminViews.name,
          query: adminViews.query,
          createdAt: adminViews.createdAt,
        })
        .from(adminViews)
        .where(eq(adminViews.userId, userId))
        .orderBy(asc(adminViews.createdAt)),
  },
};
