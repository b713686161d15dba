/** Where an error happened: answering the API, rendering a page, background work, the process itself, or a browser. */
export const ERROR_SOURCES = ['api', 'page', 'job', 'process', 'browser'] as const;
export type ErrorSource = (typeof ERROR_SOURCES)[number];

export const ERROR_STATUSES = ['open', 'solved'] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

export const ERROR_MESSAGE_MAX = 300;
export const ERROR_NAME_MAX = 120;
export const ERROR_FILE_MAX = 200;
export const ERROR_FRAMES_MAX = 20;
export const ERROR_RETENTION_DAYS = 90;

/** One call of a stack. */
export type ErrorFrame = { function: string; file: string; line: number; column: number };

/** An error without anything that names a person. */
export type ScrubbedError = { type: string; message: string; frames: ErrorFrame[] };
