/** Where one applies for a job. */
export const applyPath = (jobId: string): string => `/jobs/${jobId}/bewerben`;
