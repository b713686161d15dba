import type { Language } from '../platform/languages.ts';
import { BUILT_IN_TEMPLATES } from './message-templates.data.ts';

/** The kinds of messages an employer writes repeatedly. `question` covers everything that is still open: papers, dates, the way. */
export const MESSAGE_TEMPLATE_KINDS = ['invitation', 'rejection', 'hire', 'question', 'acknowledgement'] as const;
export type MessageTemplateKind = (typeof MESSAGE_TEMPLATE_KINDS)[number];

/** The placeholders that appear in braces in a text and are filled in before it is sent. */
export const TEMPLATE_PLACEHOLDERS = ['name', 'job', 'employer'] as const;
export type TemplatePlaceholder = (typeof TEMPLATE_PLACEHOLDERS)[number];
export type TemplateValues = Record<TemplatePlaceholder, string>;

export const TEMPLATE_NAME_LENGTH = 60;
export const TEMPLATE_TEXT_LENGTH = 3000;
/** Of its own, for one employer, besides those that are there from the start. */
export const MAX_OWN_TEMPLATES = 50;

export type BothLanguages = Record<Language, string>;
export type BuiltInTemplate = { id: string; kind: MessageTemplateKind; name: BothLanguages; text: BothLanguages };

export function findBuiltInTemplate(id: string): BuiltInTemplate | undefined {
  return BUILT_IN_TEMPLATES.find((template) => template.id === id);
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Braces around anything else stay as they were typed. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replaceAll(PLACEHOLDER, (braces, word: string) => (isPlaceholder(word) ? values[word] : braces));
}

/** Words in braces that nothing would be filled in for: the applicant would read them as they are. */
export function unknownPlaceholders(text: string): string[] {
  const found = [...text.matchAll(PLACEHOLDER)].map(([, word = '']) => word).filter((word) => !isPlaceholder(word));
  return [...new Set(found)];
}

function isPlaceholder(word: string): word is TemplatePlaceholder {
  return (TEMPLATE_PLACEHOLDERS as readonly string[]).includes(word);
}
