/** A mistake in the environment, said in one message at start. */
export class ConfigError extends Error {}
