import type { ApiScope } from '@stellenvisite/contract/integrations/api-keys';

/** Returns the scope's name in the texts, where a colon would be read as the end of a namespace. */
export const scopeKey = (scope: ApiScope) => scope.replace(':', '_');
