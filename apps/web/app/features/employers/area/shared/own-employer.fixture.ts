import type { OwnEmployerItem } from '@stellenvisite/contract/employers/own-employers.schema';

export function ownEmployer(part: Partial<OwnEmployerItem> = {}): OwnEmployerItem {
  return {
    employerId: '0198f0a0-0000-7000-8000-0000000000e1',
    name: 'Klinikum Rheinhöhe',
    type: 'hospital',
    kinds: ['hospital'],
    city: 'Köln',
    country: 'DE',
    role: 'owner',
    mappingType: 'direct_id',
    ...part,
  };
}
