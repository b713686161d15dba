import type { EmployerItem } from '@stellenvisite/contract/employers.schema';
import type { TFunction } from 'i18next';

/** The kind of facility comes before who runs it. */
const OWNERSHIP = ['public', 'private', 'non_profit', 'academic'];
const MOST_WORDS = 2;

/** „Krankenhaus · Öffentlicher Träger“. Needs the texts `job-fields`. */
export function kindWords({ type, kinds }: Pick<EmployerItem, 'type' | 'kinds'>, t: TFunction): string {
  const facilities = kinds.filter((kind) => !OWNERSHIP.includes(kind));
  const owners = kinds.filter((kind) => OWNERSHIP.includes(kind));
  const words = [...(facilities.length > 0 ? facilities : [type]).slice(0, 1), ...owners].slice(0, MOST_WORDS);
  return words.map((kind) => t(`job-fields:employerType.${kind}`)).join(' · ');
}
