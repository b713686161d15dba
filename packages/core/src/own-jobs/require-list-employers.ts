import type { TeamAction } from '@stellenvisite/contract/permissions';
import type { Context } from '../context.ts';
import { listPermittedEmployers } from '../permissions/list-permitted-employers.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import type { Person } from '../permissions/require-person.ts';

/** Whose jobs are meant: those of the employer that is named, else of all that the person may do this for. */
export async function requireListEmployers(
  ctx: Context,
  action: TeamAction,
  asked: string | undefined,
): Promise<{ person: Person; employerIds: string[] }> {
  if (asked) {
    const person = await requirePermission(ctx, action, { employerId: asked, notFound: 'employer.not_found' });
    return { person, employerIds: [asked] };
  }
  const person = await requirePermission(ctx, action);
  return { person, employerIds: await listPermittedEmployers(ctx, person, action) };
}
