import { type Crop, PICTURE_RATIO } from '@stellenvisite/contract/employer-media';
import type { OwnMediaItem } from '@stellenvisite/contract/employer-media.schema';
import { RotateCcw, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { Trans, useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Bone } from '../../../ui/skeletons.tsx';
import { type CropFormat, ratioOf } from './crop-formats.ts';
import 'react-easy-crop/react-easy-crop.css';

const ZOOM = { min: 1, max: 3, step: 0.05 };
const KEYBOARD_STEP = 12;

type PictureCropProps = {
  item: OwnMediaItem;
  picture: string | undefined;
  format: CropFormat;
  rotation: Crop['rotation'];
  initial: Crop | null;
  onRotate: () => void;
  onTouch: () => void;
  onArea: (area: Area) => void;
};

/** The frame stays and the picture moves below it: by dragging, by the arrow keys, and by plus and minus. */
export function PictureCrop(props: PictureCropProps) {
  const { item, picture, format, rotation, initial, onRotate, onTouch, onArea } = props;
  const { t } = useTranslation('employer-media');
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const size = item.original ?? item;
  const upright = rotation % 180 === 0 ? size : { width: size.height, height: size.width };
  const ratio = PICTURE_RATIO[item.kind] ?? ratioOf(format, upright);
  const zoomTo = (next: number) => {
    onTouch();
    setZoom(Math.min(ZOOM.max, Math.max(ZOOM.min, next)));
  };
  const zoomByKey = (event: KeyboardEvent) => {
    const by = { '+': ZOOM.step, '-': -ZOOM.step }[event.key];
    if (by !== undefined) zoomTo(zoom + by);
    if (event.key.startsWith('Arrow')) onTouch();
  };
  const percent = Math.round(zoom * 100);
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the crop inside takes the focus and the keys */}
      <div className="md-crop" onKeyDown={zoomByKey}>
        {picture ? (
          <Cropper
            // Another ratio or turn begins anew.
            key={`${format} ${rotation}`}
            image={picture}
            crop={position}
            zoom={zoom}
            aspect={ratio}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            keyboardStep={KEYBOARD_STEP}
            disableAutomaticStylesInjection
            {...(initial && { initialCroppedAreaPercentages: initial })}
            mediaProps={{ alt: '' }}
            cropperProps={{ 'aria-label': t('edit.area'), role: 'group' }}
            onInteractionStart={onTouch}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={onArea}
          />
        ) : (
          <Bone className="h-full w-full" />
        )}
      </div>
      <div className="md-zoom">
        <IconButton label={t('edit.rotate')} icon={<RotateCcw size={20} />} onClick={onRotate} />
        <IconButton
          label={t('edit.smaller')}
          icon={<ZoomOut size={20} />}
          onClick={() => zoomTo(zoom - ZOOM.step * 2)}
        />
        <input
          type="range"
          aria-label={t('edit.zoom')}
          aria-valuetext={`${percent} %`}
          {...ZOOM}
          value={zoom}
          onChange={(event) => zoomTo(Number(event.target.value))}
        />
        <IconButton label={t('edit.larger')} icon={<ZoomIn size={20} />} onClick={() => zoomTo(zoom + ZOOM.step * 2)} />
        <b className="num">{percent} %</b>
      </div>
      <p className="md-help">
        <Trans t={t} i18nKey="edit.keys" components={{ kbd: <kbd /> }} />
      </p>
    </div>
  );
}
