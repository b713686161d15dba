import { toBerlinClock } from '@stellenvisite/contract/berlin-time';

const OPENS = 8;
const CLOSES = 18;
/** Within so many hours of opening time an answer comes. */
const ANSWER_HOURS = 2;
const HOUR_MS = 3_600_000;
const LONGEST_WAIT_HOURS = 24 * 14;

/** Monday to Friday, 8 to 18, Berlin time. */
function isOpenAt(moment: Date): boolean {
  const clock = toBerlinClock(moment);
  const [day, hour] = [clock.getUTCDay(), clock.getUTCHours()];
  return day >= 1 && day <= 5 && hour >= OPENS && hour < CLOSES;
}

/** Whether somebody of the support is there, and until when a question asked now is answered. */
export function supportTimes(now: Date): { isOpen: boolean; answerBy: Date } {
  let left = ANSWER_HOURS;
  let at = new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS);
  for (let waited = 0; left > 0 && waited < LONGEST_WAIT_HOURS; waited += 1) {
    if (isOpenAt(at)) left -= 1;
    at = new Date(at.getTime() + HOUR_MS);
  }
  return { isOpen: isOpenAt(now), answerBy: at };
}
