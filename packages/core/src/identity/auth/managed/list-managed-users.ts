import { authIdentities, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { authFactors } from '@stellenvisite/db/schema/identity/auth-factors';
import { asc, desc, inArray } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { invalid } from '../auth-error.ts';
import { type AuthUser, type AuthUserRow, toAuthUser } from '../users/auth-user-view.ts';

const DEFAULT_PER_PAGE = 50;
const MAX_PER_PAGE = 1000;
/** Beyond it no account can be, and the database could not count so far. */
const MAX_PAGE = 1_000_000;

export type UserPage = { users: AuthUser[]; total: number; page: number; perPage: number };

/** Newest first. Texts as they stand in an address: empty is as good as absent. */
export async function listManagedUsers(
  { db }: Pick<Context, 'db'>,
  query: { page?: string | undefined; perPage?: string | undefined },
): Promise<UserPage> {
  const page = parseCount(query.page, 1, MAX_PAGE);
  const perPage = parseCount(query.perPage, DEFAULT_PER_PAGE, MAX_PER_PAGE);
  const total = await db.$count(authUsers);
  const rows = await db
    .select()
    .from(authUsers)
    .orderBy(desc(authUsers.createdAt), desc(authUsers.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { users: await describe(db, rows), total, page, perPage };
}

function parseCount(text: string | undefined, fallback: number, most: number): number {
  if (!text) return fallback;
  if (!/^\d{1,15}$/.test(text)) throw invalid('Bad Pagination Parameters: page and per_page must be whole numbers');
  return Math.min(Math.max(Number(text), 1), most);
}

async function describe(db: Context['db'], users: readonly AuthUserRow[]): Promise<AuthUser[]> {
  const ids = users.map(({ id }) => id);
  if (ids.length === 0) return [];
  const ofThese = { identities: inArray(authIdentities.userId, ids), factors: inArray(authFactors.userId, ids) };
  const identities = await db
    .select()
    .from(authIdentities)
    .where(ofThese.identities)
    .orderBy(asc(authIdentities.createdAt));
  const factors = await db.select().from(authFactors).where(ofThese.factors).orderBy(asc(authFactors.createdAt));
  return users.map((user) =>
    toAuthUser({
      user,
      identities: identities.filter(({ userId }) => userId === user.id),
      factors: factors.filter(({ userId }) => userId === user.id),
    }),
  );
}
