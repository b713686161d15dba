import { Fingerprint } from 'lucide-react';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';

type PasskeyButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'loading' | 'children'> & {
  /** States why the dialog of the device, or the server, refused the last attempt. */
  refused: string | null | undefined;
  onPress: () => void;
};

/** Opens the dialog of the device, and shows above the button why the last attempt failed. */
export function PasskeyButton({ refused, onPress, ...button }: PasskeyButtonProps) {
  return (
    <>
      {refused && (
        <Note tone="warn" role="alert">
          {refused}
        </Note>
      )}
      <Button {...button} wide icon={<Fingerprint size={20} />} onClick={onPress} />
    </>
  );
}
