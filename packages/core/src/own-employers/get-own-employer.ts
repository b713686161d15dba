import type { EmployerGap } from '@stellenvisite/contract/own-employers';
import type { OwnEmployer } from '@stellenvisite/contract/own-employers.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employerMedia, employers } from '@stellenvisite/db/schema/employers';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { toContact } from '../employers/employer-view.ts';
import { sanitizeStoredHtml } from '../html/sanitize-html.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { loadDepartments } from './own-departments.ts';

export async function getOwnEmployer(ctx: Context, { employerId: asked }: { employerId?: string | undefined }) {
  const { employerId } = await requireActingEmployer(ctx, 'employer.change', asked);
  return loadOwnEmployer(ctx.db, employerId);
}

/** For use cases that have checked the permission already. */
export async function loadOwnEmployer(db: Db | Tx, id: string): Promise<OwnEmployer> {
  const [row] = await db.select().from(employers).where(eq(employers.id, id));
  if (!row) throw new DomainError('employer.not_found');
  const { items: listed } = await loadDepartments(db, id);
  const media = await db
    .select({ kind: employerMedia.kind })
    .from(employerMedia)
    .where(eq(employerMedia.employerId, id));
  const contact = toContact(row);
  const gaps: Record<EmployerGap, boolean> = {
    description: row.descriptionHtml === '',
    contact: !contact,
    website: !row.website,
    companySize: !row.companySize,
    tagline: !row.tagline,
    logo: !media.some(({ kind }) => kind === 'logo'),
    pictures: !media.some(({ kind }) => kind === 'picture'),
    departments: row.type === 'hospital' && listed.length === 0,
  };
  return {
    id,
    name: row.name,
    type: row.type,
    kinds: row.kinds,
    companySize: row.companySize,
    owner: row.owner,
    tagline: row.tagline,
    descriptionHtml: sanitizeStoredHtml(row.descriptionHtml),
    website: row.website,
    email: row.email,
    phone: row.phone,
    address: { street: row.street, postalCode: row.postalCode, city: row.city, country: row.country },
    certifications: row.certifications,
    doctors: row.doctors,
    employees: row.employees,
    beds: row.beds,
    foundedYear: row.foundedYear,
    contact,
    departments: listed,
    gaps: (Object.keys(gaps) as EmployerGap[]).filter((gap) => gaps[gap]),
    updatedAt: row.updatedAt.toISOString(),
  };
}
