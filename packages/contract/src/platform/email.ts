/** Specification §5: non-space characters, an @, a domain with a dot. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
