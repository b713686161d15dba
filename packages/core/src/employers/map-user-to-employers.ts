import { ACTING_CONFIDENCE, MAPPING_CONFIDENCE, type MappingType } from '@stellenvisite/contract/accounts';
import type { EmployerMapping } from '@stellenvisite/contract/accounts.schema';
import { escapeLike } from '@stellenvisite/db/like-pattern';
import { userEmployerLinks } from '@stellenvisite/db/schema/accounts';
import { employers } from '@stellenvisite/db/schema/employers';
import { and, asc, eq, like, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { chooseMapping } from './choose-mapping.ts';
import { registrableDomain, workDomainOf } from './registrable-domain.ts';

/** As far as the mapping needs to know somebody. An address that is not confirmed could be anybody's. */
export type MappedUser = { userId: string; email: string | null; isEmailConfirmed: boolean };

type Person = { userId: string; email: string | null; domain: string | null };
type Candidate = {
  id: string;
  name: string;
  email: string | null;
  website: string | null;
  linkIsActive: boolean | null;
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

/** The employers somebody may act for. A domain only proposes, so none is looked for. */
export async function listActingEmployers(ctx: Pick<Context, 'db'>, user: MappedUser): Promise<string[]> {
  const person = toPerson(user);
  const found = await Promise.all([listOwnOrOfSameEmail(ctx, person), listLinked(ctx, person)]);
  return toMappings(person, found.flat())
    .filter(({ isActive }) => isActive)
    .map(({ employerId }) => employerId);
}

function toPerson({ userId, isEmailConfirmed, email }: MappedUser): Person {
  const confirmed = isEmailConfirmed ? (email?.toLowerCase() ?? null) : null;
  return { userId, email: confirmed, domain: confirmed ? workDomainOf(confirmed) : null };
}

const isLinkOf = ({ userId }: Person) =>
  and(eq(userEmployerLinks.employerId, employers.id), eq(userEmployerLinks.userId, userId));

const CANDIDATE = {
  id: employers.id,
  name: employers.name,
  email: employers.email,
  website: employers.website,
  linkIsActive: userEmployerLinks.isActive,
};

async function listOwnOrOfSameEmail({ db }: Pick<Context, 'db'>, person: Person): Promise<Candidate[]> {
  const { userId, email } = person;
  return db
    .select(CANDIDATE)
    .from(employers)
    .leftJoin(userEmployerLinks, isLinkOf(person))
    .where(or(eq(employers.id, userId), email ? eq(sql`lower(${employers.email})`, email) : undefined));
}

async function listLinked({ db }: Pick<Context, 'db'>, person: Person): Promise<Candidate[]> {
  return db.select(CANDIDATE).from(userEmployerLinks).innerJoin(employers, isLinkOf(person));
}

async function listOfSameDomain({ db }: Pick<Context, 'db'>, person: Person): Promise<Candidate[]> {
  if (!person.domain) return [];
  const host = sql`reverse(${employers.websiteHost})`;
  const domain = [...person.domain].reverse().join('');
  return db
    .select(CANDIDATE)
    .from(employers)
    .leftJoin(userEmployerLinks, isLinkOf(person))
    .where(or(eq(host, domain), like(host, `${escapeLike(domain)}.%`)))
    .orderBy(asc(employers.name), asc(employers.id))
    .limit(MAX_PROPOSALS);
}

function toMappings({ userId, email, domain }: Person, candidates: readonly Candidate[]): EmployerMapping[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return [...byId.values()]
    .flatMap(({ linkIsActive, ...employer }): EmployerMapping[] => {
      const mappingType = chooseMapping({
        isOwn: employer.id === userId,
        isSameEmail: email !== null && employer.email?.toLowerCase() === email,
        isLinked: linkIsActive === true,
        isSameDomain: domain !== null && registrableDomain(employer.website ?? '') === domain,
      });
      return mappingType ? [toMapping(employer, mappingType, linkIsActive === false)] : [];
    })
    .sort((a, b) => b.confidence - a.confidence || a.employerName.localeCompare(b.employerName, 'de'));
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
