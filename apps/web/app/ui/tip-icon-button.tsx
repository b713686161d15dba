import { IconButton, type IconButtonProps } from './icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

/** An icon button whose name appears in a tooltip of ours, where the browser's own would be small and late. */
export function TipIconButton(props: IconButtonProps) {
  return (
    <Tooltip content={props.label}>
      <IconButton {...props} title={undefined} />
    </Tooltip>
  );
}
