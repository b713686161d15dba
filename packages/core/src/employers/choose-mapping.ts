import { MAPPING_CONFIDENCE, MAPPING_TYPES, type MappingType } from '@stellenvisite/contract/accounts';

/** What ties somebody to an employer. The addresses are compared only when they are confirmed. */
export type Ties = { isOwn: boolean; isSameEmail: boolean; isLinked: boolean; isSameDomain: boolean };

const TIE_OF: Record<MappingType, keyof Ties> = {
  direct_id: 'isOwn',
  email_match: 'isSameEmail',
  manual_link: 'isLinked',
  domain_match: 'isSameDomain',
};

/** The surest of the ties; null without any. */
export function chooseMapping(ties: Ties): MappingType | null {
  const [surest] = MAPPING_TYPES.filter((type) => ties[TIE_OF[type]]).sort(
    (a, b) => MAPPING_CONFIDENCE[b] - MAPPING_CONFIDENCE[a],
  );
  return surest ?? null;
}
