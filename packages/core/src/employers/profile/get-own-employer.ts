import type {
  EmployerGap,
  OwnEmployer,
  OwnEmployerItem,
  OwnEmployers,
} from '@stellenvisite/contract/employers/own-employers.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { departments, employerMedia, employers } from '@stellenvisite/db/schema/employers/employers';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { mapUserToEmployers } from '../../identity/permissions/map-user-to-employers.ts';
import { sanitizeStoredHtml } from '../../platform/html/sanitize-html.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { requirePermission } from '../../require-permission.ts';
import { toContact, toDepartment } from '../employer-view.ts';
import { isPublicMedia } from '../media-variants.ts';
import { requiresReview } from '../verification/requires-review.ts';

export async function getOwnEmployer(ctx: Context, { employerId: asked }: { employerId?: string | undefined }) {
  const { employerId } = await requireActingEmployer(ctx, 'own_employer.read', asked);
  return loadOwnEmployer(ctx.db, employerId);
}

/** For use cases that have checked the permission already. */
export async function loadOwnEmployer(db: Db | Tx, id: string): Promise<OwnEmployer> {
  const [row] = await db.select().from(employers).where(eq(employers.id, id));
  if (!row) throw new DomainError('employer.not_found');
  const listed = await db
    .select()
    .from(departments)
    .where(eq(departments.employerId, id))
    .orderBy(asc(departments.position), asc(departments.name));
  const media = await db
    .select({ kind: employerMedia.kind })
    .from(employerMedia)
    .where(and(eq(employerMedia.employerId, id), isPublicMedia()));
  const contact = toContact(row);
  const gaps: Record<EmployerGap, boolean> = {
    description: row.descriptionHtml === '',
    contact: !contact,
    website: !row.website,
    companySize: !row.companySize,
    tagline: !row.tagline,
    logo: !media.some(({ kind }) => kind === 'logo'),
    pictures: !media.some(({ kind }) => kind === 'gallery'),
    departments: row.type === 'hospital' && listed.length === 0,
  };
  return {
    id,
    name: row.name,
    type: row.type,
    kinds: row.kinds,
    facility: row.facility,
    companySize: row.companySize,
    owner: row.owner,
    tagline: row.tagline,
    descriptionHtml: sanitizeStoredHtml(row.descriptionHtml),
    website: row.website,
    email: row.email,
    phone: row.phone,
    address: {
      street: row.street,
      postalCode: row.postalCode,
      city: row.city,
      country: row.country,
      pin: row.isPinned ? { lat: row.lat, lon: row.lon } : null,
    },
    location: { lat: row.lat, lon: row.lon },
    certifications: row.certifications,
    benefits: row.benefits,
    doctors: row.doctors,
    doctorsInTraining: row.doctorsInTraining,
    employees: row.employees,
    beds: row.beds,
    foundedYear: row.foundedYear,
    specialties: row.specialties,
    openingHours: row.openingHours,
    carePlaces: row.carePlaces,
    sites: row.sites,
    services: row.services,
    contact,
    departments: listed.map(toDepartment),
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    verificationLapsesAt: row.verificationLapsesAt?.toISOString() ?? null,
    isNextJobReviewed: await requiresReview(db, id),
    gaps: (Object.keys(gaps) as EmployerGap[]).filter((gap) => gaps[gap]),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The employers the caller acts for, the surest mapping first; empty for those who act for none. */
export async function listOwnEmployers(ctx: Context): Promise<OwnEmployers> {
  const person = await requirePermission(ctx, 'account.read');
  const mappings = person.role === 'employer' && !person.isAdminAccount ? await mapUserToEmployers(ctx, person) : [];
  const acting = mappings.filter(({ isActive }) => isActive);
  if (acting.length === 0) return { items: [] };
  const rows = await ctx.db
    .select({
      id: employers.id,
      type: employers.type,
      kinds: employers.kinds,
      city: employers.city,
      country: employers.country,
      suspendedAt: employers.suspendedAt,
      reason: employers.suspensionReason,
    })
    .from(employers)
    .where(
      inArray(
        employers.id,
        acting.map(({ employerId }) => employerId),
      ),
    );
  const byId = new Map(
    rows.map(({ id, suspendedAt, reason, ...row }) => [id, { ...row, ...(suspendedAt && { suspension: { reason } }) }]),
  );
  return {
    items: acting.flatMap(({ employerId, employerName, mappingType, role }): OwnEmployerItem[] => {
      const row = byId.get(employerId);
      return row && role ? [{ employerId, name: employerName, ...row, role, mappingType }] : [];
    }),
  };
}
