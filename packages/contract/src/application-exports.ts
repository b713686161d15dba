/** Of how many applications the files can be read at once. */
export const MAX_EXPORTED_FILES_OF = 50;
