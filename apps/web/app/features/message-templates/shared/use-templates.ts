import type { MessageTemplateKind } from '@stellenvisite/contract/message-templates';
import type { MessageTemplate } from '@stellenvisite/contract/message-templates.schema';
import { $api } from '../../../session/queries.ts';

export const TEMPLATES = '/api/employer/templates';

const NONE: readonly MessageTemplate[] = [];

/** `employerId` may be left out by who acts for one employer only. */
export function useTemplates(employerId: string | undefined, kinds?: readonly MessageTemplateKind[]) {
  const answer = $api.useQuery('get', TEMPLATES, { params: { query: employerId ? { employerId } : {} } });
  const all = answer.data?.items ?? NONE;
  return { ...answer, templates: kinds ? all.filter(({ kind }) => kinds.includes(kind)) : all };
}
