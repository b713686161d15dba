import { MAX_CSV_ROWS } from '@stellenvisite/contract/jobs/job-postings';
import { expect, test } from 'vitest';
import { readCsvJobs } from './read-csv-jobs.ts';

const DEPARTMENTS = [{ id: '0000', name: 'Intensivstation' }];
const read = (csv: string) => readCsvJobs(csv, DEPARTMENTS);

test('a file from a German spreadsheet becomes jobs', () => {
  const { jobs, unknownColumns } = read(
    '\uFEFFTitel;Kategorie;Beschäftigung;Abteilung;Ort;Gehalt von;Gehalt bis;Beginn;Laufzeit;Text;Raum\r\n' +
      '"Pflegefachkraft; (m/w/d)";pflege;Voll- oder Teilzeit;intensivstation;Berlin;3.600,50;4.400;1.4.2027;60;"Guten <b>Tag</b>\n\nBis bald";7\r\n',
  );
  expect(unknownColumns).toEqual(['Raum']);
  expect(jobs).toEqual([
    {
      line: 2,
      title: 'Pflegefachkraft; (m/w/d)',
      problems: [],
      content: {
        title: 'Pflegefachkraft; (m/w/d)',
        category: 'nursing',
        employmentType: 'both',
        departmentId: '0000',
        location: { street: null, postalCode: null, city: 'Berlin', country: 'DE' },
        salary: { min: 3600.5, max: 4400, currency: 'EUR', period: 'month' },
        startsOn: '2027-04-01',
        days: 60,
        introHtml: '<p>Guten &#60;b&#62;Tag&#60;/b&#62;</p><p>Bis bald</p>',
      },
    },
  ]);
});

test('each line says what is wrong with it, cell by cell', () => {
  const [, first, second] = read(
    'title,category,payMin,startsOn,contactEmail,applyUrl,department,days\n' +
      'Hebamme,nursing,,,,,,\n' +
      ',Zauberei,viel,31.02.2027,keine,javascript:alert(1),Keller,45\n' +
      `${'x'.repeat(200)},,,,,,,\n`,
  ).jobs;
  expect(first?.problems.map(({ column, reason }) => `${column} ${reason}`).sort()).toEqual([
    'applyUrl not_an_address',
    'category unknown',
    'contactEmail not_an_address',
    'days unknown',
    'department unknown',
    'payMin not_a_number',
    'startsOn not_a_date',
    'title missing',
  ]);
  expect(second).toMatchObject({ line: 4, problems: [{ column: 'title', reason: 'too_long' }] });
});

test.each([
  ['nothing', ''],
  ['only a heading', 'Titel;Ort\n'],
  ['no title', 'Ort\nBerlin\n'],
  ['a quote without an end', `Titel\n"${'x'.repeat(200_000)}`],
])('%s is no such file', (_what, csv) => {
  expect(() => read(csv)).toThrow('job_posting.csv_unreadable');
});

test('more lines than may be read at once are refused as a whole', () => {
  expect(() => read(`Titel\n${'Pflege\n'.repeat(MAX_CSV_ROWS + 1)}`)).toThrow('job_posting.csv_too_long');
  expect(read(`Titel\n${'Pflege\n'.repeat(MAX_CSV_ROWS)}`).jobs).toHaveLength(MAX_CSV_ROWS);
});

test('a file of empty cells is refused before they are read', () => {
  const before = process.threadCpuUsage();
  expect(() => read(`Titel;Text\nHebamme${';'.repeat(1_900_000)}`)).toThrow(
    expect.objectContaining({ code: 'job_posting.csv_unreadable' }),
  );
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(150);
  expect(read(`Titel;Text\nHebamme;"${';'.repeat(5_000)}"`).jobs).toHaveLength(1);
});
