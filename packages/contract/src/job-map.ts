/** No map shows more detail than this. */
export const MAX_MAP_ZOOM = 22;
