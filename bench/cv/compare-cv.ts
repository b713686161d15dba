import type { CvValue } from '@stellenvisite/contract/cv-analyses.schema';
import type { ReadCv } from '@stellenvisite/core/cv-analyses/read/read-cv';
import type { CvLanguage } from './lay-out-cv.ts';
import type { Person } from './person.ts';

export type Verdict = { field: string; expected: string; got: string; isRight: boolean };

type Value<Kind extends CvValue['kind']> = Extract<CvValue, { kind: Kind }>['value'];

/** Every fact of the person is looked for, and whatever was found beyond the facts counts as wrong. */
export function compareCv(person: Person, language: CvLanguage, read: ReadCv | null): Verdict[] {
  const fields = read?.fields ?? [];
  const all = <Kind extends CvValue['kind']>(kind: Kind) =>
    fields.flatMap(({ found }) => (found.kind === kind ? [found.value as Value<Kind>] : []));
  const verdict = (field: string, expected: unknown, got: unknown, isRight: boolean): Verdict => ({
    field,
    expected: JSON.stringify(expected),
    got: JSON.stringify(got),
    isRight,
  });
  const allowed = [person.occupation].flat();
  const [occupations, licences] = [all('occupation'), all('licence')];
  const stations = all('experience');
  const education = all('education');
  const [languages, skills] = [all('language'), all('skills').flat()];
  const written = JSON.stringify(read ?? {});
  return [
    verdict(
      'occupation',
      allowed,
      occupations,
      occupations.length > 0 && occupations.some((key) => allowed.includes(key)),
    ),
    verdict(
      'licence',
      person.licence?.key ?? null,
      licences[0] ?? null,
      (licences[0] ?? null) === (person.licence?.key ?? null),
    ),
    ...(person.specialty
      ? [
          verdict(
            'specialty',
            person.specialty,
            all('specialty'),
            all('specialty').some((key) => key === person.specialty),
          ),
        ]
      : []),
    ...(person.department
      ? [verdict('department', person.department, all('department'), all('department').includes(person.department))]
      : []),
    ...person.stations.flatMap(({ position, employer, from, to }) => {
      const got = stations.find((each) => each.from === from);
      return [
        verdict('position', position[language], got?.position, got?.position === position[language]),
        verdict('employer', employer, got?.employer, got?.employer === employer),
        verdict('period', [from, to], got && [got.from, got.to], got !== undefined && got.to === to),
      ];
    }),
    ...person.education.flatMap(({ title, school, year }) => {
      const got = education.find((each) => each.year === year && each.school === school);
      return [
        verdict(
          'education',
          [title[language], school, year],
          education,
          got !== undefined && title[language].startsWith(got.title),
        ),
      ];
    }),
    ...person.languages.map(([key, level]) =>
      verdict(
        'language',
        [key, level],
        languages,
        languages.some((each) => each.language === key && each.level === level),
      ),
    ),
    ...person.skills.map((skill) => verdict('skill', skill, skills, skills.includes(skill))),
    verdict(
      'nothing invented: stations',
      person.stations.length,
      stations.length,
      stations.length <= person.stations.length,
    ),
    verdict(
      'nothing invented: education',
      person.education.length,
      education.length,
      education.length <= person.education.length,
    ),
    verdict(
      'nothing invented: languages',
      person.languages.length,
      languages.length,
      languages.length <= person.languages.length,
    ),
    verdict('nothing private kept', null, null, !/1991|verheiratet|married|Nationality: German|deutsch"/.test(written)),
  ];
}
