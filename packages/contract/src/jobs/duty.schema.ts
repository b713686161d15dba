import { apiSchemas, z } from '../platform/zod.ts';
import { ON_CALL_KINDS, SHIFTS } from './duty.ts';

export const shiftSchema = z.enum(SHIFTS).register(apiSchemas, { id: 'Shift' });

const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const dutyCellSchema = z
  .object({ shift: shiftSchema, start: clockTimeSchema, end: clockTimeSchema })
  .register(apiSchemas, { id: 'DutyCell' });
export type DutyCell = z.infer<typeof dutyCellSchema>;

/** Monday to Sunday; null is a free day. A duty that ends before it starts ends on the next day. */
export const weekSchema = z.array(dutyCellSchema.nullable()).length(7).register(apiSchemas, { id: 'Week' });
export type Week = z.infer<typeof weekSchema>;

export const dutySchema = z
  .object({
    shifts: z.array(shiftSchema),
    week: weekSchema.nullable(),
    maxNightsPerMonth: z.number().int().min(0).max(31).nullable(),
    freeWeekendsOfFour: z.number().int().min(0).max(4).nullable(),
    onCall: z.enum(ON_CALL_KINDS).nullable(),
    rosterWeeksAhead: z.number().int().min(0).max(52).nullable(),
    patientsPerNurseDay: z.number().positive().nullable(),
    patientsPerNurseNight: z.number().positive().nullable(),
    inductionWeeks: z.number().int().min(0).max(104).nullable(),
  })
  .register(apiSchemas, { id: 'Duty' });
export type Duty = z.infer<typeof dutySchema>;
