import { clsx } from 'clsx';
import { type DragEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { ACCEPTED_PICTURES } from '../files/shared/check-picture.ts';

export type PictureDropHandle = { choose: () => void };

type PictureDropProps = {
  /** What the choice of files is for. */
  label: string;
  className?: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
  ref?: Ref<PictureDropHandle>;
  children: ReactNode | ((choose: () => void) => ReactNode);
};

/** A place where pictures are dropped; whoever does not drag presses what stands in it. */
export function PictureDrop({ label, className, multiple, disabled, onFiles, ref, children }: PictureDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const choose = () => input.current?.click();
  useImperativeHandle(ref, () => ({ choose: () => input.current?.click() }));
  const dragged = (event: DragEvent, over: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    // A place inside another one takes what is dropped on it alone.
    event.stopPropagation();
    setIsOver(over && !disabled);
  };
  const take = (files: readonly File[]) => {
    if (!disabled) onFiles(multiple ? files : files.slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a further way; the button is for everybody
    <div
      className={clsx(className, isOver && 'md-over')}
      onDragOver={(event) => dragged(event, true)}
      onDragLeave={(event) => dragged(event, false)}
      onDrop={(event) => {
        dragged(event, false);
        take([...event.dataTransfer.files]);
      }}
    >
      {typeof children === 'function' ? children(choose) : children}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={ACCEPTED_PICTURES}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </div>
  );
}
