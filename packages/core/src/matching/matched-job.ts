import type { Country, Currency } from '@stellenvisite/contract/countries';
import type { Shift } from '@stellenvisite/contract/duty';
import type { Week } from '@stellenvisite/contract/duty.schema';
import type {
  EmploymentType,
  ExperienceLevel,
  JobCategory,
  RemoteOption,
  Specialty,
} from '@stellenvisite/contract/job-fields';
import type { Requirement } from '@stellenvisite/contract/job-fields.schema';

/** What of a job is compared with a profile. Nothing else of it, and nothing of who wrote it. */
export type MatchedJob = {
  occupation: string | null;
  level: string | null;
  department: string | null;
  category: JobCategory;
  specialty: Specialty | null;
  experienceLevel: ExperienceLevel;
  employmentType: EmploymentType;
  hoursMin: number | null;
  hoursMax: number | null;
  remote: RemoteOption;
  city: string;
  region: string;
  country: Country;
  lat: number;
  lon: number;
  week: Week | null;
  shifts: readonly Shift[];
  maxNightsPerMonth: number | null;
  freeWeekendsOfFour: number | null;
  payMonthMax: number | null;
  payCurrency: Currency | null;
  requirements: readonly Requirement[];
  startsOn: string | null;
  startFlexible: boolean;
};
