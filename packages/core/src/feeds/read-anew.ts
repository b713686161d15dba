/** For a feed whose next fetch is read as a whole, whatever its server says of its last change. */
export const READ_ANEW = { documentHash: null, etag: null, lastModified: null };
