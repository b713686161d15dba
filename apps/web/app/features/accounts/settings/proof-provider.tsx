import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { ProofDialog } from './proof-dialog.tsx';

/** Resolves when the person has proven or given up. */
type Prove = () => Promise<boolean>;
const ProofContext = createContext<Prove>(async () => false);

export function ProofProvider({ hasPassword, children }: { hasPassword: boolean; children: ReactNode }) {
  const [waiting, setWaiting] = useState<((isProven: boolean) => void) | null>(null);
  const prove = useCallback<Prove>(() => new Promise((resolve) => setWaiting(() => resolve)), []);
  const end = (isProven: boolean) => {
    waiting?.(isProven);
    setWaiting(null);
  };
  return (
    <ProofContext value={prove}>
      {children}
      {waiting && <ProofDialog hasPassword={hasPassword} onClose={() => end(false)} onProven={() => end(true)} />}
    </ProofContext>
  );
}

type Answer = { error: { code?: string | undefined } | null };

/** Makes a sensitive call; where the server wants to know first who asks, asks for it and makes the call again. */
export function useProven(): <Given extends Answer>(call: () => Promise<Given>) => Promise<Given> {
  const prove = useContext(ProofContext);
  return async (call) => {
    const answer = await call();
    const isAsked = answer.error?.code === 'reauthentication_needed';
    return isAsked && (await prove()) ? call() : answer;
  };
}
