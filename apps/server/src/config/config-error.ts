/** A mistake in the environment, reported in one message at start. */
export class ConfigError extends Error {}
