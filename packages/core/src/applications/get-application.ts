import type { ApplicationDetail } from '@stellenvisite/contract/applications.schema';
import { isId } from '@stellenvisite/contract/ids.schema';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { type ListedApplication, loadContent, loadListedApplication, toApplication } from './application-view.ts';

type OwnApplication = { id: string };

/** The applicant's own; anybody else's is not found. */
export async function getApplication(ctx: Context, { id }: OwnApplication): Promise<ApplicationDetail> {
  return toDetail(ctx, await requireOwnApplication(ctx, id));
}

export async function requireOwnApplication(ctx: Context, id: string): Promise<ListedApplication> {
  const { userId } = await requirePermission(ctx, 'application.read');
  const row = isId(id) ? await loadListedApplication(ctx, id) : null;
  if (!row || row.userId !== userId) throw new DomainError('application.not_found');
  return row;
}

/** For use cases that have checked the permission already. */
export async function loadApplicationDetail(ctx: Context, id: string): Promise<ApplicationDetail> {
  const row = await loadListedApplication(ctx, id);
  if (!row) throw new DomainError('application.not_found');
  return toDetail(ctx, row);
}

async function toDetail(ctx: Context, row: ListedApplication): Promise<ApplicationDetail> {
  // Nobody but the employer sees an application whose applicant is erased.
  if (!row.applicant) throw new DomainError('application.not_found');
  const content = await loadContent(ctx, row, { namesEmployer: false });
  return { ...toApplication(row), applicant: row.applicant, ...content };
}
