import { useState } from 'react';

/**
 * The key of an uncontrolled field that follows the address. It changes only where the address says something else than the field has
 * sent last, so that what is typed or emptied while the answer loads stays.
 */
export function useAddressKey(address: string): { key: number; noteSent: (text: string) => void } {
  const [state, setState] = useState({ address, sent: address, key: 0 });
  if (state.address !== address)
    setState({ address, sent: address, key: state.sent === address ? state.key : state.key + 1 });
  return { key: state.key, noteSent: (sent) => setState((before) => ({ ...before, sent })) };
}
