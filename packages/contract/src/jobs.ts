export const MOST_SIMILAR_JOBS = 6;
