import { randomUUID } from 'node:crypto';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type {
  CreateTalentBlock,
  OwnTalentProfile,
  SavePresentEmployer,
} from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import { MAX_TALENT_BLOCKS } from '@stellenvisite/contract/talent-pool/talent-pool';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import { talentBlocks, talentPresentEmployers } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockPerson } from '../../identity/auth/users/lock-person.ts';
import { registrableDomain } from '../../identity/permissions/registrable-domain.ts';
import { requirePermission } from '../../require-permission.ts';
import { endEnquiries } from '../enquiries/expire-enquiries.ts';
import { findViewers, notifyViewers } from '../search/get-talent-pool.ts';
import { isBlockedBy } from '../search/talent-viewer.ts';
import { loadOwnTalentProfile } from './get-own-talent-profile.ts';
import { blockCurrentEmployers } from './publish-profile.ts';

/** Blocks employers: from now on they get neither the profile nor a count that includes it, and their enquiries end. */
export async function blockTalentEmployer(ctx: Context, block: CreateTalentBlock): Promise<OwnTalentProfile> {
  const { userId } = await requirePermission(ctx, 'talent_pool.join');
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const count = await tx.$count(talentBlocks, eq(talentBlocks.userId, userId));
    if (count >= MAX_TALENT_BLOCKS) throw new DomainError('talent_block.limit_reached');
    const named = await nameBlock(tx, block);
    await hideFromBlocked(ctx, tx, userId, async () => {
      await tx
        .insert(talentBlocks)
        .values({ id: randomUUID(), userId, kind: block.kind, ...named, createdAt: ctx.now() })
        .onConflictDoNothing();
    });
  });
  return loadOwnTalentProfile(ctx, userId);
}

/** Stores the present employer, or that there is none, and blocks it. Its open enquiries end. */
export async function savePresentEmployer(ctx: Context, answer: SavePresentEmployer): Promise<OwnTalentProfile> {
  const { userId } = await requirePermission(ctx, 'talent_pool.join');
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const values = { ...(await nameEmployer(tx, answer)), savedAt: ctx.now() };
    await hideFromBlocked(ctx, tx, userId, async () => {
      await tx
        .insert(talentPresentEmployers)
        .values({ userId, ...values })
        .onConflictDoUpdate({ target: talentPresentEmployers.userId, set: values });
      await blockCurrentEmployers(tx, userId, ctx.now());
    });
  });
  return loadOwnTalentProfile(ctx, userId);
}

async function nameEmployer(tx: Tx, answer: SavePresentEmployer) {
  if (answer.kind === 'none') return { employerId: null, name: null };
  if (answer.kind === 'name') {
    await fold(tx, answer.name);
    return { employerId: null, name: answer.name };
  }
  const { name } = await requireEmployer(tx, answer.employerId);
  return { employerId: answer.employerId, name };
}

/** To whoever is blocked by it, it looks as if somebody had left. */
async function hideFromBlocked(ctx: Context, tx: Tx, userId: string, block: () => Promise<void>): Promise<void> {
  const { profileId, ids } = await findViewers(ctx, tx, userId);
  await block();
  await endBlockedEnquiries(ctx, tx, userId);
  const left = await findViewers(ctx, tx, userId);
  await notifyViewers(ctx, tx, { profileId, ids: ids.filter((id) => !left.ids.includes(id)) });
}

type Named = { value: string; label: string; city: string | null };

async function nameBlock(tx: Tx, block: CreateTalentBlock): Promise<Named> {
  switch (block.kind) {
    case 'domain': {
      const domain = registrableDomain(block.domain.replace(/^.*@/, ''));
      if (!domain) throw new DomainError('request.invalid', 'no domain');
      return { value: domain, label: domain, city: null };
    }
    case 'name':
      return { value: await fold(tx, block.name), label: block.name, city: null };
    case 'employer': {
      const employer = await requireEmployer(tx, block.employerId);
      return { value: block.employerId, label: employer.name, city: employer.city };
    }
    case 'group': {
      const { owner } = await requireEmployer(tx, block.employerId);
      if (!owner) throw new DomainError('talent_block.no_group');
      return { value: await fold(tx, owner), label: owner, city: null };
    }
  }
}

async function fold(tx: Tx, name: string): Promise<string> {
  const { rows } = await tx.execute<{ folded: string }>(sql`select talent_fold(${name}) as folded`);
  const folded = rows[0]?.folded;
  if (!folded) throw new DomainError('request.invalid', 'no name');
  return folded;
}

async function requireEmployer(tx: Tx, employerId: string) {
  const [employer] = await tx
    .select({ name: employers.name, city: employers.city, owner: employers.owner })
    .from(employers)
    .where(eq(employers.id, employerId));
  if (!employer) throw new DomainError('employer.not_found');
  return employer;
}

async function endBlockedEnquiries(ctx: Context, tx: Tx, userId: string): Promise<void> {
  const isOpen = and(eq(talentEnquiries.userId, userId), eq(talentEnquiries.status, 'open'));
  const open = await tx.select({ employerId: talentEnquiries.employerId }).from(talentEnquiries).where(isOpen);
  const blocked: string[] = [];
  for (const { employerId } of open) {
    if (await isBlockedBy({ db: tx }, { employerId, userId })) blocked.push(employerId);
  }
  if (blocked.length === 0) return;
  const which = and(eq(talentEnquiries.userId, userId), inArray(talentEnquiries.employerId, blocked));
  await endEnquiries(ctx, tx, which, { status: 'ended', isBlocked: true });
}

/** Those of the current employer stay as long as the profile names it. */
export async function unblockTalentEmployer(ctx: Context, { id }: { id: string }): Promise<OwnTalentProfile> {
  const { userId } = await requirePermission(ctx, 'talent_pool.join');
  if (!isId(id)) throw new DomainError('talent_block.not_found');
  const isTheirs = and(eq(talentBlocks.id, id), eq(talentBlocks.userId, userId));
  const [gone] = await ctx.db
    .delete(talentBlocks)
    .where(and(isTheirs, eq(talentBlocks.isAutomatic, false)))
    .returning({ id: talentBlocks.id });
  if (!gone) {
    const isThere = (await ctx.db.$count(talentBlocks, isTheirs)) > 0;
    throw new DomainError(isThere ? 'talent_block.automatic' : 'talent_block.not_found');
  }
  return loadOwnTalentProfile(ctx, userId);
}
