import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { HOUR_MS } from '@stellenvisite/contract/platform/durations';

const OPENS = 8;
const CLOSES = 18;
/** Within so many hours of opening time an answer comes. */
const ANSWER_HOURS = 2;
const MAX_WAIT_HOURS = 24 * 14;

/** Monday to Friday, 8 to 18, Berlin time. */
function isOpenAt(moment: Date): boolean {
  const clock = toBerlinClock(moment);
  const [day, hour] = [clock.getUTCDay(), clock.getUTCHours()];
  return day >= 1 && day <= 5 && hour >= OPENS && hour < CLOSES;
}

/** Returns whether the support is open, and by when a question sent now is answered. */
export function supportTimes(now: Date): { isOpen: boolean; answerBy: Date } {
  let left = ANSWER_HOURS;
  let at = new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS);
  for (let waited = 0; left > 0 && waited < MAX_WAIT_HOURS; waited += 1) {
    if (isOpenAt(at)) left -= 1;
    at = new Date(at.getTime() + HOUR_MS);
  }
  return { isOpen: isOpenAt(now), answerBy: at };
}
