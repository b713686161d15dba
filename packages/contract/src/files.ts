/** What people send with an application, by what the content is, whatever its name says. */
export const FILE_TYPES = ['pdf', 'docx', 'odt', 'jpg', 'png'] as const;
export type FileType = (typeof FILE_TYPES)[number];

export const FILE_CONTENT_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  jpg: 'image/jpeg',
  png: 'image/png',
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
