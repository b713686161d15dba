/**
 * Pay of nursing staff in the public service, whole amounts a month for full time by grade and step (1 to 6; null where the grade has
 * no such step). TVöD, table P (annex C, BT-K and BT-B), the same for Bund and VKA.
 */
export const TVOED_P = {
  name: 'TVöD-P',
  validFrom: '2026-05-01',
  /** The collective agreement of 2025 runs until then. */
  validUntil: '2027-03-31',
  grades: {
    P5: [2907.18, 3146.33, 3216.62, 3334.09, 3422.22, 3629.25],
    P6: [3012.49, 3187.41, 3363.47, 3737.95, 3833.41, 4013.41],
    P7: [null, 3510.3, 3701.21, 3998.33, 4149.59, 4305.4],
    P8: [null, 3701.21, 3862.8, 4075.58, 4247.92, 4488.98],
    P9: [null, 3992.39, 4184.4, 4312.38, 4558.59, 4662.42],
    P10: [null, 4184.4, 4312.38, 4675.42, 4850.63, 4960.96],
    P11: [null, 4419.71, 4557.3, 4901.27, 5129.69, 5233.54],
    P12: [null, 4657.22, 4802.61, 5166.04, 5389.29, 5493.13],
    P13: [null, 4894.78, 5047.94, 5430.82, 5707.28, 5778.68],
    P14: [null, 5013.53, 5170.59, 5563.22, 6096.68, 6194.02],
    P15: [null, 5132.29, 5293.23, 5695.6, 6177.16, 6361.06],
    P16: [null, 5240.04, 5415.9, 5983.76, 6645.71, 6937.7],
  },
} as const;

export type TvoedGrade = keyof typeof TVOED_P.grades;
export const TVOED_GRADES = Object.keys(TVOED_P.grades) as TvoedGrade[];

export type TariffStep = { step: number; amount: number };

/** Returns the steps of a grade that has amounts. */
export function stepsOf(grade: TvoedGrade): TariffStep[] {
  return TVOED_P.grades[grade].flatMap((amount, index) => (amount === null ? [] : [{ step: index + 1, amount }]));
}

/** Checks whether the table is in force on that day (`2026-11-16`): an amount of another time is no longer true. */
export const isTariffInForce = (day: string): boolean => day >= TVOED_P.validFrom && day <= TVOED_P.validUntil;
