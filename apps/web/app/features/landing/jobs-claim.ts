/** „Über 6.000 Stellen“: whole thousands strictly below the true count, or null when there is no such thousand. */
export function claimedJobs(jobs: number): number | null {
  const thousands = Math.floor((jobs - 1) / 1000) * 1000;
  return thousands >= 1000 ? thousands : null;
}
