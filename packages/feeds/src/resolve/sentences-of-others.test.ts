import { expect, test } from 'vitest';
import { readContractTerms } from './read-contract.ts';
import { readOnCall, readShifts } from './read-duty.ts';
import { readEmployment } from './read-employment.ts';
import { readHours } from './read-hours.ts';
import { readPay } from './read-pay.ts';
import { readRemote } from './read-remote.ts';
import { readStart } from './read-start.ts';
import { readWeekends } from './read-weekends.ts';
import { readWorkload } from './read-workload.ts';
import { sentencesOf } from './sentences.ts';
import sentences from './sentences-of-others.fixture.json' with { type: 'json' };

/** Sentences of ads that name hours, shifts, contracts, days or amounts and state no fact of the job. */
test.each(sentences)('nothing is stated by „%s“', (text) => {
  const texts = sentencesOf(text);
  expect({
    employment: readEmployment(texts, 'text'),
    hours: readHours(texts, 'text'),
    share: readWorkload(texts, 'text'),
    contract: readContractTerms(texts, 'text'),
    pay: readPay(texts, { origin: 'text', country: 'DE' }),
    shifts: readShifts(texts)?.value.shifts.join() ?? '',
    weekends: readWeekends(texts),
    onCall: readOnCall(texts),
    remote: readRemote(texts),
    start: readStart(texts),
  }).toEqual({
    employment: null,
    hours: null,
    share: null,
    contract: null,
    pay: null,
    shifts: '',
    weekends: null,
    onCall: null,
    remote: null,
    start: null,
  });
});
