import type { Language } from '@stellenvisite/contract/languages';
import type { Term } from '@stellenvisite/contract/taxonomy.schema';
import groups from './related-fields.json' with { type: 'json' };
import { departmentByKey, medicalFieldByKey } from './taxonomy.ts';

/** Fields of medicine and departments in which much the same people work, as data. */
export const FIELD_GROUPS: readonly (readonly string[])[] = groups;

/** The name of a field or department as people write it. */
export function fieldName(key: string, language: Language): string | undefined {
  const term: Term | undefined = medicalFieldByKey.get(key) ?? departmentByKey.get(key);
  return language === 'en' ? (term?.english[0] ?? term?.forms[0]) : term?.forms[0];
}

/** Fields and departments near one, the nearest groups first. A department of one field stands for the field. */
export function listRelatedFields(key: string): string[] {
  const field = departmentByKey.get(key)?.field ?? key;
  const near = FIELD_GROUPS.filter((group) => group.includes(field)).flat();
  return [...new Set(near)].filter((each) => each !== field);
}
