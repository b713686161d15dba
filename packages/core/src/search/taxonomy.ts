import { type Occupation, occupationSchema } from '@stellenvisite/contract/occupations';
import doctors from './taxonomy/occupations-doctors.json' with { type: 'json' };
import medical from './taxonomy/occupations-medical.json' with { type: 'json' };
import nursing from './taxonomy/occupations-nursing.json' with { type: 'json' };
import office from './taxonomy/occupations-office.json' with { type: 'json' };

/** Every occupation the trade knows, as data. */
export const OCCUPATIONS: readonly Occupation[] = occupationSchema
  .array()
  .parse([...nursing, ...medical, ...doctors, ...office]);

export const occupationByKey: ReadonlyMap<string, Occupation> = new Map(OCCUPATIONS.map((each) => [each.key, each]));

/** The occupation itself and, where it is a broad word, all that are narrower. */
export function narrowerOf(key: string): string[] {
  return [key, ...OCCUPATIONS.filter(({ broader }) => broader.includes(key)).flatMap((each) => narrowerOf(each.key))];
}
