export type FactorDialogProps = {
  onClose: () => void;
  /** The factor is in effect, or gone. */
  onDone: () => Promise<void>;
  takenNames: readonly string[];
};
