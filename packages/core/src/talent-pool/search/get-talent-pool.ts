import { mayInTeam } from '@stellenvisite/contract/permissions';
import type { TalentPool, TalentPoolQuery } from '@stellenvisite/contract/talent-pool.schema';
import type { Context } from '../../context.ts';
import { listActingEmployers } from '../../employers/map-user-to-employers.ts';
import { chooseEmployer } from '../../permissions/require-acting-employer.ts';
import { requireRole } from '../../permissions/require-permission.ts';
import { requirePerson } from '../../permissions/require-person.ts';
import { getTalentPreview } from './get-talent-preview.ts';
import { listTalentProfiles } from './list-talent-profiles.ts';

const ACTION = 'talent_pool.read';

/** Whoever acts for an employer gets profiles; everybody else the preview, also who has registered and has no employer yet. */
export async function getTalentPool(ctx: Context, query: TalentPoolQuery): Promise<TalentPool> {
  const person = ctx.actor ? await requirePerson(ctx) : null;
  if (person?.role !== 'employer') return getTalentPreview(ctx);
  const actsFor = await listActingEmployers(ctx, person);
  if (!actsFor.some(({ role }) => mayInTeam(role, ACTION))) return getTalentPreview(ctx);
  requireRole(ctx, person, ACTION);
  return listTalentProfiles(ctx, chooseEmployer({ person, actsFor }, ACTION, query.employerId), query);
}
