export const IDEA_STATUSES = ['review', 'planned', 'working', 'done', 'declined'] as const;
export type IdeaStatus = (typeof IDEA_STATUSES)[number];

/** Lists the events that voters are informed of: another status, a comment, that it is one with another idea now. */
export const IDEA_CHANGES = [...IDEA_STATUSES, 'comment', 'merged'] as const;
export type IdeaChange = (typeof IDEA_CHANGES)[number];

/** Which part of the site an idea is about. */
export const IDEA_AREAS = ['search', 'jobs', 'application', 'employers', 'account', 'other'] as const;
export type IdeaArea = (typeof IDEA_AREAS)[number];

export const IDEA_SORTS = ['votes', 'newest', 'comments'] as const;

/** Nobody votes for what is built, or will not be. */
export const isOpenForVotes = (status: IdeaStatus): boolean => status !== 'done' && status !== 'declined';

export const IDEA_TITLE_LENGTH = 120;
export const IDEA_TEXT_LENGTH = 2000;
export const COMMENT_LENGTH = 1000;
export const IDEAS_PER_PAGE = 6;
export const COMMENTS_PER_PAGE = 20;
/** Similar ideas are looked for from so many letters on. */
export const SIMILAR_FROM_LETTERS = 4;
export const SIMILAR_IDEAS = 3;
/** The most ideas that one person may submit in a day. */
export const IDEAS_A_DAY = 5;
export const COMMENTS_A_DAY = 40;
