import { describe, expect, test } from 'vitest';
import { readContractTerms } from './read-contract.ts';
import { readNights, readOnCall, readShifts } from './read-duty.ts';
import { readEmployment } from './read-employment.ts';
import { readHours, readHoursField } from './read-hours.ts';
import { readPay } from './read-pay.ts';
import { readRemote } from './read-remote.ts';
import { readStart } from './read-start.ts';
import { readWeekends } from './read-weekends.ts';
import { readWorkload } from './read-workload.ts';
import { sentencesOf } from './sentences.ts';
import items from './unstated-facts.fixture.json' with { type: 'json' };

const READERS: Record<string, (text: string) => unknown> = {
  pay: (text) => readPay(sentencesOf(text), { origin: 'text', country: 'DE' }),
  'pay of a field': (text) => readPay([text], { origin: 'field', country: 'DE' }),
  hours: (text) => readHours(sentencesOf(text), 'text'),
  'hours of a title': (text) => readHours([text], 'title'),
  'hours of a field': readHoursField,
  contract: (text) => readContractTerms(sentencesOf(text), 'text'),
  'contract of a title': (text) => readContractTerms([text], 'title'),
  employment: (text) => readEmployment(sentencesOf(text), 'text'),
  'employment of a title': (text) => readEmployment([text], 'title'),
  remote: (text) => readRemote(sentencesOf(text)),
  start: (text) => readStart(sentencesOf(text)),
  shifts: (text) => readShifts(sentencesOf(text)),
  nights: (text) => readNights(sentencesOf(text)),
  weekends: (text) => readWeekends(sentencesOf(text)),
  onCall: (text) => readOnCall(sentencesOf(text)),
  workload: (text) => readWorkload(sentencesOf(text), 'text'),
  'workload of a title': (text) => readWorkload([text], 'title'),
};

describe.each(Object.entries(items))('%s', (fact, { unstated, stated }) => {
  const read = READERS[fact];
  test('has a reader', () => expect(read).toBeDefined());
  test.each(unstated)('is not stated by „%s“', (text) => expect(read?.(text)).toBeNull());
  test.each(stated)('is stated by „%s“', (text) => expect(read?.(text)).not.toBeNull());
});
