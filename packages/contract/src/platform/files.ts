/**
 * The purposes of an uploaded file: a document goes with an application or a message, a picture becomes one of an employer's; a file for an
 * analysis is read once and never sent to anybody.
 */
export const FILE_PURPOSES = ['document', 'picture', 'analysis'] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

/**
 * The accepted file types, determined by the content, not by the name; webp and avif only for pictures, txt and zip only for an analysis.
 */
export const FILE_TYPES = ['pdf', 'docx', 'odt', 'jpg', 'png', 'webp', 'avif', 'txt', 'zip'] as const;
export type FileType = (typeof FILE_TYPES)[number];

export const FILE_CONTENT_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  txt: 'text/plain; charset=utf-8',
  zip: 'application/zip',
} as const satisfies Record<FileType, string>;

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const FILE_NAME_LENGTH = 120;
/** For one person; what an application has sent counts until it is deleted. */
export const MAX_OWN_FILES = 100;
/** For somebody without an account, until they have one. */
export const MAX_GUEST_FILES = 10;

/** The header in which somebody without an account says which files are theirs: 32 random bytes in base64url. */
export const GUEST_TOKEN_HEADER = 'x-guest-token';
export const GUEST_TOKEN = /^[\w-]{43}$/;
