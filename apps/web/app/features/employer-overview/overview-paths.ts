const HOME = '/employer-dashboard';

export const APPLICATIONS = `${HOME}/bewerbungen`;
export const MESSAGES = `${HOME}/nachrichten`;
export const JOBS = `${HOME}/stellen`;
export const POST_JOB = '/post-job';

export const applicationPath = (id: string) => `${APPLICATIONS}/${id}`;
export const applicationsOfJob = (jobId: string | null) => (jobId ? `${APPLICATIONS}?job=${jobId}` : APPLICATIONS);
export const editJobPath = (id: string, hint?: string) => `${POST_JOB}?job=${id}${hint ? `&hint=${hint}` : ''}`;
