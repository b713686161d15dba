import type { CvAnalysis, CvField, DecideCvFields } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import { cvAnalyses } from '@stellenvisite/db/schema/seekers/cv-analyses';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockPerson } from '../../identity/auth/users/lock-person.ts';
import { requirePermission } from '../../require-permission.ts';
import { requireAnalysis, viewAnalysis } from './save-analysis.ts';

/** Keeps decisions as a draft; the profile does not change before it is saved. */
export async function decideFields(
  ctx: Context,
  { id, decisions }: DecideCvFields & { id: string },
): Promise<CvAnalysis> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.write');
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const { analysis } = await requireAnalysis(tx, { userId, id });
    if (analysis.state !== 'done' && analysis.state !== 'saved') throw new DomainError('cv_analysis.not_ready');
    const byId = new Map(decisions.map((decision) => [decision.fieldId, decision]));
    const fields = analysis.fields.map((field) => decide(field, byId.get(field.id)));
    await tx.update(cvAnalyses).set({ fields, updatedAt: ctx.now() }).where(eq(cvAnalyses.id, id));
  });
  return viewAnalysis(ctx, { userId, id });
}

type Decision = DecideCvFields['decisions'][number];

function decide(field: CvField, decision: Decision | undefined): CvField {
  if (!decision) return field;
  const { choice, changed } = decision;
  if (choice === 'change' && changed?.kind !== field.found.kind)
    throw new DomainError('request.invalid', 'a change is of the kind that was found');
  return { ...field, choice, changed: choice === 'change' ? changed : field.changed };
}
