import type { PersonalData } from '../personal-data/personal-data.ts';

const ORGANISATION = { reason: 'the public record of an organisation, which outlives whoever looks after it' };

export const employersPersonalData: PersonalData = {
  tables: [{ name: 'employers', export: { file: 'employers.json' }, erasure: ORGANISATION }],
  files: {},
};
