/** A span of days that something has waited; null: without an end. */
export type WaitSpan = { from: number; to: number | null; isLate: boolean };

const SPANS_IN_TIME = 4;

/** The columns in which open applications stand by their age: up to four within the promised days, three after them. */
export function waitSpans(answerDays: number): WaitSpan[] {
  const inTime: WaitSpan[] = [{ from: 0, to: 0, isLate: false }];
  const spans = Math.min(answerDays, SPANS_IN_TIME - 1);
  for (let span = 0; span < spans; span++) {
    const from = Math.floor((span * answerDays) / spans) + 1;
    const to = Math.floor(((span + 1) * answerDays) / spans);
    inTime.push({ from, to, isLate: false });
  }
  return [
    ...inTime,
    { from: answerDays + 1, to: answerDays + 1, isLate: true },
    { from: answerDays + 2, to: answerDays + 4, isLate: true },
    { from: answerDays + 5, to: null, isLate: true },
  ];
}

/** How many jobs with open applications the overview lists; the rest is counted. */
export const OVERVIEW_JOBS = 8;
/** How many people a cell of that list names. */
export const OVERVIEW_CELL_NAMES = 2;
/** How many items the other lists of the overview have. */
export const OVERVIEW_ITEMS = 3;
/** How many weeks of answers are drawn. */
export const OVERVIEW_WEEKS = 12;
