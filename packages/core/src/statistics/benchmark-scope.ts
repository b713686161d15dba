import type { EmployerType } from '@stellenvisite/contract/employers';

export const ALL_SCOPE = 'all';

/** Employers of a type in a region: „hospital DE Bayern“. */
export function peerScope({ type, country, region }: { type: EmployerType; country: string; region: string }): string {
  return `${type} ${country} ${region}`;
}
