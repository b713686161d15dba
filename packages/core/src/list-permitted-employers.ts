import { isAllowedBySuspension, mayInTeam, type TeamAction } from '@stellenvisite/contract/identity/permissions';
import type { Context } from './context.ts';
import { listActingEmployers, type MappedUser } from './identity/permissions/map-user-to-employers.ts';

/** The employers somebody may do this for: what a list over all of them keeps to. */
export async function listPermittedEmployers(
  ctx: Pick<Context, 'db'>,
  person: MappedUser,
  action: TeamAction,
): Promise<string[]> {
  const acting = await listActingEmployers(ctx, person);
  return acting
    .filter((each) => mayInTeam(each.role, action) && isAllowedBySuspension(each, action))
    .map(({ employerId }) => employerId);
}
