/** Of a week that begins on Monday. */
export const isWeekend = (dayIndex: number): boolean => dayIndex > 4;
