import type { TextHelp } from '@stellenvisite/contract/text-proposals.schema';
import type { Context } from '../context.ts';
import { loadEmmaSettings } from '../emma/emma-settings.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';

/** What the text help offers to the person, and whose language model would read along. */
export async function getTextHelp(ctx: Context, asked: { employerId?: string | undefined }): Promise<TextHelp> {
  await requireActingEmployer(ctx, 'job.create', asked.employerId);
  const { isOn, usesLanguageModel } = await loadEmmaSettings(ctx);
  const provider = isOn && usesLanguageModel ? ctx.ai.provider : null;
  return {
    isOn,
    translates: provider !== null,
    provider: provider && { host: provider.host, model: provider.modelId },
  };
}
