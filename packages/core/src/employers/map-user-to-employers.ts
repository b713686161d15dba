import { ACTING_CONFIDENCE, MAPPING_CONFIDENCE, type MappingType } from '@stellenvisite/contract/accounts';
import type { EmployerMapping } from '@stellenvisite/contract/accounts.schema';
import { userEmployerLinks } from '@stellenvisite/db/schema/accounts';
import { employers } from '@stellenvisite/db/schema/employers';
import { and, eq, ilike, isNotNull, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { chooseMapping } from './choose-mapping.ts';
import { registrableDomain, workDomainOf } from './registrable-domain.ts';

/** As far as the mapping needs to know somebody. An address that is not confirmed could be anybody's. */
export type MappedUser = { userId: string; email: string | null; isEmailConfirmed: boolean };

/** More employers than this of one domain are not offered: it is then no house's own. */
const MAX_CANDIDATES = 200;

/** The employers somebody belongs to, the surest first. At 90 and above they act for it; below, it is only a proposal. */
export async function mapUserToEmployers(ctx: Pick<Context, 'db'>, user: MappedUser): Promise<EmployerMapping[]> {
  const email = user.isEmailConfirmed ? (user.email?.toLowerCase() ?? null) : null;
  const domain = email ? workDomainOf(email) : null;
  const rows = await ctx.db
    .select({
      id: employers.id,
      name: employers.name,
      email: employers.email,
      website: employers.website,
      linkIsActive: userEmployerLinks.isActive,
    })
    .from(employers)
    .leftJoin(
      userEmployerLinks,
      and(eq(userEmployerLinks.employerId, employers.id), eq(userEmployerLinks.userId, user.userId)),
    )
    .where(
      or(
        eq(employers.id, user.userId),
        isNotNull(userEmployerLinks.userId),
        email ? eq(sql`lower(${employers.email})`, email) : undefined,
        domain ? ilike(employers.website, `%${escapePattern(domain)}%`) : undefined,
      ),
    )
    .limit(MAX_CANDIDATES);
  return rows
    .flatMap(({ linkIsActive, ...employer }): EmployerMapping[] => {
      const mappingType = chooseMapping({
        isOwn: employer.id === user.userId,
        isSameEmail: email !== null && employer.email?.toLowerCase() === email,
        isLinked: linkIsActive === true,
        isSameDomain: domain !== null && registrableDomain(employer.website ?? '') === domain,
      });
      return mappingType ? [toMapping(employer, mappingType, linkIsActive === false)] : [];
    })
    .sort((a, b) => b.confidence - a.confidence || a.employerName.localeCompare(b.employerName, 'de'));
}

/** The employers somebody may act for. */
export async function listActingEmployers(ctx: Pick<Context, 'db'>, user: MappedUser): Promise<string[]> {
  const mappings = await mapUserToEmployers(ctx, user);
  return mappings.filter(({ isActive }) => isActive).map(({ employerId }) => employerId);
}

function toMapping(
  { id, name }: { id: string; name: string },
  mappingType: MappingType,
  hasOpenLink: boolean,
): EmployerMapping {
  const confidence = MAPPING_CONFIDENCE[mappingType];
  const isActive = confidence >= ACTING_CONFIDENCE;
  return {
    employerId: id,
    employerName: name,
    mappingType,
    confidence,
    isActive,
    isProposed: hasOpenLink && !isActive,
  };
}

const escapePattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');
