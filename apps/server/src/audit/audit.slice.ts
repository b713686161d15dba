import { auditPersonalData } from '@stellenvisite/core/audit/audit.personal-data';
import { defineSlice } from '../define-slice.ts';

export const auditSlice = defineSlice({ name: 'audit', personalData: auditPersonalData });
