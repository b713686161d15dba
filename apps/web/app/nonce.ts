import { createContext, useContext } from 'react';

/** Empty in the browser, where nonces are hidden and nothing needs them any more. */
export const NonceContext = createContext('');

export const useNonce = () => useContext(NonceContext);
