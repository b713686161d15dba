import type { SavedEmployer, SavedJob } from '@stellenvisite/contract/bookmarks.schema';
import type { EmployerItem } from '@stellenvisite/contract/employers.schema';
import { idOf, inDays, jobItem, LOCATION } from '../jobs/shared/job-item.fixture.ts';

export function savedJob(number: number, title: string, changes: Partial<SavedJob> = {}): SavedJob {
  return {
    job: jobItem(number, title),
    state: 'open',
    applyMethod: 'external',
    validThrough: inDays(30),
    note: '',
    savedAt: inDays(-3),
    similar: [],
    ...changes,
  };
}

export function savedEmployer(number: number, name: string, changes: Partial<SavedEmployer> = {}): SavedEmployer {
  const employer: EmployerItem = {
    id: idOf(number),
    name,
    type: 'hospital',
    kinds: ['hospital'],
    companySize: null,
    location: LOCATION,
    tagline: null,
    owner: null,
    beds: 612,
    employees: null,
    doctors: null,
    openPositions: 42,
    logoUrl: null,
    verifiedAt: null,
    featured: false,
  };
  return { employer, newJobs: 0, note: '', savedAt: inDays(-3), ...changes };
}

export const pageOf = <Item>(...items: Item[]) => ({ items, total: items.length, page: 1, pageSize: 20 });
