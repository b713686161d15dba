import { dataOf } from '../api/data-of.ts';
import { api } from '../session/api.ts';
import { type AccountReader, takeAccountCopy } from './account-copy.ts';
import { cachePage, waitForWorker } from './browser-copies.ts';

/** The job pages that are stored with the list of saved jobs. */
const MAX_JOB_PAGES = 10;

const OWN_ACCOUNT: AccountReader = {
  savedJobs: async () => (await dataOf(api.GET('/api/saved-jobs'))).items,
  applications: async () => (await dataOf(api.GET('/api/applications'))).items,
  conversations: async () => (await dataOf(api.GET('/api/conversations'))).items,
  messages: async (id) =>
    (await dataOf(api.GET('/api/applications/{id}/messages', { params: { path: { id } } }))).items,
};

/** Copies what the person has to be able to read without a network, with the pages of the jobs that were saved last. */
export async function copyOwnAccount(): Promise<void> {
  const copy = await takeAccountCopy(OWN_ACCOUNT);
  if (!copy || savesData()) return;
  // On a slow device the worker of a first visit starts after the copy is made.
  await waitForWorker();
  const open = copy.savedJobs.filter(({ state }) => state === 'open').slice(0, MAX_JOB_PAGES);
  for (const { job } of open) await cachePage(`/jobs/${job.id}`);
}

/** Returns whether the browser is set to load as little as possible. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
