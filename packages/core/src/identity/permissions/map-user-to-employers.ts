import { MAPPING_TYPES, type MappingType, type TeamRole } from '@stellenvisite/contract/employers/team';
import { ACTING_CONFIDENCE, MAPPING_CONFIDENCE } from '@stellenvisite/contract/identity/accounts';
import type { EmployerMapping } from '@stellenvisite/contract/identity/accounts.schema';
import type { ActingEmployer } from '@stellenvisite/contract/identity/permissions';
import { escapeLike } from '@stellenvisite/db/like-pattern';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { and, asc, eq, like, or, type Placeholder, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { prepareOnce } from '../../prepared-query.ts';
import { registrableDomain, workDomainOf } from './registrable-domain.ts';

/** The ties of a person to an employer. Addresses are compared only when they are confirmed. */
export type Ties = { isOwn: boolean; isSameEmail: boolean; isLinked: boolean; isSameDomain: boolean };

const TIE_OF: Record<MappingType, keyof Ties> = {
  direct_id: 'isOwn',
  email_match: 'isSameEmail',
  manual_link: 'isLinked',
  domain_match: 'isSameDomain',
};

/** As far as the mapping needs to know somebody. An address that is not confirmed could be anybody's. */
export type MappedUser = { userId: string; email: string | null; isEmailConfirmed: boolean };

type Person = { userId: string; email: string | null; domain: string | null };
type Candidate = {
  id: string;
  name: string;
  accountEmail: string | null;
  website: string | null;
  suspendedAt: Date | null;
  linkIsActive: boolean | null;
  linkRole: TeamRole | null;
  linkEndedAt: Date | null;
};

/** A domain that more employers share than this is no employer's own, so not all of them are proposed. */
const MAX_PROPOSALS = 200;

/** The employers somebody belongs to, the surest first. At 90 and above they act for it; below, it is only a proposal. */
export async function mapUserToEmployers(ctx: Pick<Context, 'db'>, user: MappedUser): Promise<EmployerMapping[]> {
  const person = toPerson(user);
  const found = await Promise.all([
    listOfSameDomain(ctx, person),
    listOwnOrOfSameEmail(ctx, person),
    listLinked(ctx, person),
  ]);
  return toMappings(person, found.flat());
}

/** The employers somebody may act for, and in which role. A domain only proposes, so none is looked for. */
export async function listActingEmployers(ctx: Pick<Context, 'db'>, user: MappedUser): Promise<ActingEmployer[]> {
  const person = toPerson(user);
  const found = await Promise.all([listOwnOrOfSameEmail(ctx, person), listLinked(ctx, person)]);
  const candidates = found.flat();
  const suspended = new Set(candidates.flatMap(({ id, suspendedAt }) => (suspendedAt ? [id] : [])));
  return toMappings(person, candidates).flatMap(({ employerId, role }): ActingEmployer[] =>
    role ? [{ employerId, role, ...(suspended.has(employerId) ? { isSuspended: true } : {}) }] : [],
  );
}

function toPerson({ userId, isEmailConfirmed, email }: MappedUser): Person {
  const confirmed = isEmailConfirmed ? (email?.toLowerCase() ?? null) : null;
  return { userId, email: confirmed, domain: confirmed ? workDomainOf(confirmed) : null };
}

const isLinkOf = (userId: string | Placeholder) =>
  and(eq(userEmployerLinks.employerId, employers.id), eq(userEmployerLinks.userId, userId));

const CANDIDATE = {
  id: employers.id,
  name: employers.name,
  accountEmail: employers.accountEmail,
  website: employers.website,
  suspendedAt: employers.suspendedAt,
  linkIsActive: userEmployerLinks.isActive,
  linkRole: userEmployerLinks.role,
  linkEndedAt: userEmployerLinks.endedAt,
};

const ownOrOfSameEmail = prepareOnce((db) =>
  db
    .select(CANDIDATE)
    .from(employers)
    .leftJoin(userEmployerLinks, isLinkOf(sql.placeholder('userId')))
    .where(or(eq(employers.id, sql.placeholder('userId')), eq(employers.accountEmail, sql.placeholder('email'))))
    .prepare('employers_own_or_of_same_email'),
);

const linkedEmployers = prepareOnce((db) =>
  db
    .select(CANDIDATE)
    .from(userEmployerLinks)
    .innerJoin(employers, isLinkOf(sql.placeholder('userId')))
    .prepare('employers_linked'),
);

/** Without a confirmed address nothing equals it. */
function listOwnOrOfSameEmail({ db }: Pick<Context, 'db'>, { userId, email }: Person): Promise<Candidate[]> {
  return ownOrOfSameEmail(db).execute({ userId, email });
}

function listLinked({ db }: Pick<Context, 'db'>, { userId }: Person): Promise<Candidate[]> {
  return linkedEmployers(db).execute({ userId });
}

async function listOfSameDomain({ db }: Pick<Context, 'db'>, person: Person): Promise<Candidate[]> {
  if (!person.domain) return [];
  const host = sql`reverse(${employers.websiteHost})`;
  const domain = [...person.domain].reverse().join('');
  return db
    .select(CANDIDATE)
    .from(employers)
    .leftJoin(userEmployerLinks, isLinkOf(person.userId))
    .where(or(eq(host, domain), like(host, `${escapeLike(domain)}.%`)))
    .orderBy(asc(employers.name), asc(employers.id))
    .limit(MAX_PROPOSALS);
}

function toMappings({ userId, email, domain }: Person, candidates: readonly Candidate[]): EmployerMapping[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return [...byId.values()]
    .flatMap((employer): EmployerMapping[] => {
      const mappingType = chooseMapping({
        // Whoever created it and was removed by another owner has a link that was ended.
        isOwn: employer.id === userId && employer.linkEndedAt === null,
        isSameEmail: email !== null && employer.accountEmail === email,
        isLinked: employer.linkIsActive === true,
        isSameDomain: domain !== null && registrableDomain(employer.website ?? '') === domain,
      });
      return mappingType ? [toMapping(employer, mappingType)] : [];
    })
    .sort((a, b) => b.confidence - a.confidence || a.employerName.localeCompare(b.employerName, 'de'));
}

function toMapping(employer: Candidate, mappingType: MappingType): EmployerMapping {
  const confidence = MAPPING_CONFIDENCE[mappingType];
  const isActive = confidence >= ACTING_CONFIDENCE;
  return {
    employerId: employer.id,
    employerName: employer.name,
    mappingType,
    confidence,
    isActive,
    isProposed: !isActive && employer.linkIsActive === false && !employer.linkEndedAt,
    role: isActive ? toTeamRole(mappingType, employer) : null,
  };
}

/** Whoever has the employer's account address owns it, and so does its creator until another owner gives them a lower role. */
function toTeamRole(mappingType: MappingType, { linkIsActive, linkRole }: Candidate): TeamRole {
  return mappingType !== 'email_match' && linkIsActive && linkRole ? linkRole : 'owner';
}

/** Returns the surest of the ties; null without any. */
export function chooseMapping(ties: Ties): MappingType | null {
  const [surest] = MAPPING_TYPES.filter((type) => ties[TIE_OF[type]]).sort(
    (a, b) => MAPPING_CONFIDENCE[b] - MAPPING_CONFIDENCE[a],
  );
  return surest ?? null;
}
