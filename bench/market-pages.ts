type Listed = { items: { id: string }[] };

/** Addresses of real jobs and employers of the running demo market. */
export async function listIds(url: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < count; page += 1) {
    const separator = url.includes('?') ? '&' : '?';
    const answer = await fetch(`${url}${separator}pageSize=100&page=${page}`);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    const { items } = (await answer.json()) as Listed;
    if (items.length === 0) break;
    ids.push(...items.map(({ id }) => id));
  }
  return ids.slice(0, count);
}

/** Finds the first job with duty data and the first hospital: the fullest pages of their kind. */
export async function findSamplePages(url: string): Promise<{ job: string; employer: string }> {
  const [[job], [employer]] = await Promise.all([
    listIds(`${url}/api/jobs?shift=night`, 1),
    listIds(`${url}/api/employers?employerType=hospital`, 1),
  ]);
  if (!job || !employer) throw new Error('The demo market is empty: there is no job or no employer to measure.');
  return { job: `/jobs/${job}`, employer: `/arbeitgebern/${employer}` };
}
